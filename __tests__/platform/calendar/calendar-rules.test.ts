import fc from 'fast-check';
import {
  describeDay,
  workedHalves,
  workedPortion,
  type CalendarDay,
  type DayPortion,
} from '@/hr-api/platform/calendar/calendar-rules';
import { calendarOf, type WorkWeekday } from '@/hr-api/platform/calendar/work-week';

const weekday = (day: number, more?: Partial<WorkWeekday>): WorkWeekday => ({
  weekday: day,
  from: 540,
  to: 1080,
  portion: 'whole',
  offWeeks: [],
  ...more,
});
const holiday = (day: string, portion: DayPortion, isOptional = false): CalendarDay => ({
  day,
  portion,
  isOptional,
  name: 'A day',
});

/** Worked from Monday to Saturday noon, without the second and fourth Saturday of a month. */
const pune = calendarOf({
  code: '1',
  zone: 'Asia/Kolkata',
  week: [...[1, 2, 3, 4, 5].map((day) => weekday(day)), weekday(6, { portion: 'first', offWeeks: [2, 4] })],
  days: [
    holiday('2026-01-26', 'whole'),
    holiday('2026-12-24', 'second'),
    holiday('2026-03-04', 'whole', true),
    holiday('2026-08-15', 'whole'),
    holiday('2026-11-08', 'whole'),
    holiday('2026-10-17', 'first'),
    holiday('2026-01-03', 'second'),
  ],
});

test.each([
  ['2026-01-05', 'work', 1, 'an ordinary Monday'],
  ['2026-01-04', 'off', 0, 'a Sunday'],
  ['2026-01-10', 'off', 0, 'a second Saturday'],
  ['2026-01-17', 'work', 0.5, 'a third Saturday'],
  ['2026-01-31', 'work', 0.5, 'a fifth Saturday'],
  ['2026-01-26', 'holiday', 0, 'a public holiday'],
  ['2026-12-24', 'work', 0.5, 'half a holiday'],
  ['2026-03-04', 'work', 1, 'an optional holiday'],
  ['2026-08-15', 'holiday', 0, 'a holiday on a Saturday of work'],
  ['2026-11-08', 'off', 0, 'a holiday on a Sunday'],
  ['2026-10-17', 'holiday', 0, 'half a holiday in the half that would be worked'],
  ['2026-01-03', 'work', 0.5, 'half a holiday in the half that is off'],
])('%s is %s and %d of a day: %s', (day, kind, portion) => {
  expect(describeDay(pune, day).kind).toBe(kind);
  expect(workedPortion(pune, day)).toBe(portion);
});

test('half a holiday names the half that is left, and its own name', () => {
  const described = describeDay(pune, '2026-12-24');
  expect(described).toMatchObject({ worked: { first: true, second: false }, holiday: { name: 'A day' } });
});

test('no calendar works less than nothing: what is off stays off whatever holidays it has', () => {
  const days = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
  const portions = fc.constantFrom<DayPortion>('whole', 'first', 'second');
  fc.assert(
    fc.property(days, portions, fc.boolean(), fc.subarray([1, 2, 3, 4, 5]), (at, portion, isOptional, offWeeks) => {
      const day = at.toISOString().slice(0, 10);
      const facts = { code: '1', zone: 'UTC', week: [weekday(1, { offWeeks }), weekday(3, { portion })] };
      const before = workedHalves(calendarOf({ ...facts, days: [] }), day);
      const after = workedHalves(calendarOf({ ...facts, days: [holiday(day, portion, isOptional)] }), day);
      for (const half of ['first', 'second'] as const) {
        const isFree = !isOptional && (portion === 'whole' || portion === half);
        expect(after[half]).toBe(before[half] && !isFree);
      }
    }),
  );
});
