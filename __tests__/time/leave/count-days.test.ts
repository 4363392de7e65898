import fc from 'fast-check';
import type { CalendarDay, WorkCalendar } from '@/hr-api/platform/calendar/calendar-rules';
import { daysAfter } from '@/hr-api/platform/dates';
import { amountOfDays, countDays, spanIssue, type LeaveSpan } from '@/hr-api/time/leave/rules/count-days';
import { HALF_DAY, HOUR, PARTS_PER_DAY } from '@/lib/contract/time/leave/leave-rules';

/** 2024-03-04 is a Monday. */
const MONDAY = '2024-03-04';
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
const calendar = (holidays: readonly CalendarDay[] = [], isOff = isWeekend): WorkCalendar => ({
  ...{ code: 'munich', zone: 'Europe/Berlin', isOff },
  holidayOn: (day) => holidays.find((one) => one.day === day) ?? null,
});
const holiday = (day: string, portion: CalendarDay['portion'] = 'whole'): CalendarDay => ({
  ...{ day, portion, isOptional: false, name: 'A holiday' },
});
const span = (from: string, to = from, changes: Partial<LeaveSpan> = {}): LeaveSpan => ({
  ...{ from, to, fromPortion: 'whole', toPortion: 'whole', hours: null },
  ...changes,
});
const halvesOf = (asked: LeaveSpan, on = calendar(), countsBetween = false) =>
  amountOfDays(countDays(asked, () => on, { countsBetween })) / HALF_DAY;

test('two weeks from Monday to Friday are ten days', () => {
  expect(halvesOf(span(MONDAY, '2024-03-15'))).toBe(20);
});

test('days off at an end never count, those between two working days where the rule says so', () => {
  expect(halvesOf(span('2024-03-02', '2024-03-17'), calendar(), true)).toBe(24);
  expect(halvesOf(span('2024-03-08', '2024-03-11', { fromPortion: 'second' }), calendar(), true)).toBe(7);
  expect(halvesOf(span('2024-03-09', '2024-03-10'), calendar(), true)).toBe(0);
});

test('half of a day at an end, or alone, is half of a day also where days between count', () => {
  const saturday = calendar([holiday('2024-03-09', 'second')], (day) => day === '2024-03-10');
  expect(halvesOf(span('2024-03-09'), saturday, true)).toBe(1);
  expect(halvesOf(span('2024-03-08', '2024-03-09'), saturday, true)).toBe(3);
  // On Saturday nobody works in the afternoon, and on Sunday at all: both lie between.
  expect(halvesOf(span('2024-03-08', '2024-03-11'), saturday, true)).toBe(8);
});

test('half a day beside half a holiday is a half or nothing', () => {
  const on = calendar([holiday(MONDAY, 'second')]);
  const half = (portion: 'first' | 'second') => span(MONDAY, MONDAY, { fromPortion: portion, toPortion: portion });
  expect([halvesOf(span(MONDAY), on), halvesOf(half('first'), on), halvesOf(half('second'), on)]).toEqual([1, 1, 0]);
});

test('it says why a day is free: by the week, by a holiday, without a place of work', () => {
  const on = calendar([holiday('2024-03-05')]);
  const days = countDays(span('2024-03-03', '2024-03-06'), (day) => (day === '2024-03-06' ? null : on), {
    countsBetween: false,
  });
  expect(days.map(({ free }) => free)).toEqual(['off', '', 'holiday', 'not_employed']);
  expect(days[2]).toMatchObject({ amount: 0, holiday: 'A holiday' });
});

test('an optional holiday is a day like any other', () => {
  expect(halvesOf(span(MONDAY), calendar([{ ...holiday(MONDAY), isOptional: true }]))).toBe(2);
});

test('hours are parts of one day, and no more than is worked on it', () => {
  const hours = (count: number, on = calendar()) =>
    amountOfDays(countDays(span(MONDAY, MONDAY, { hours: count }), () => on, { countsBetween: true }));
  expect([hours(3), hours(8)]).toEqual([3 * HOUR, PARTS_PER_DAY]);
  expect(hours(8, calendar([holiday(MONDAY, 'first')]))).toBe(HALF_DAY);
});

test('each day goes by the calendar of its place, over a change of location and 29 February', () => {
  const [here, there] = [calendar([holiday('2024-02-29')]), calendar([holiday('2024-03-01')])];
  const days = countDays(span('2024-02-28', '2024-03-04'), (day) => (day < '2024-03-01' ? here : there), {
    countsBetween: false,
  });
  expect(days.filter(({ amount }) => amount > 0).map(({ day }) => day)).toEqual(['2024-02-28', '2024-03-04']);
});

test.each<[LeaveSpan, ReturnType<typeof spanIssue>]>([
  [span(MONDAY, '2024-03-01'), 'end_before_beginning'],
  [span(MONDAY, MONDAY, { fromPortion: 'first' }), 'not_valid'],
  [span(MONDAY, MONDAY, { fromPortion: 'first', toPortion: 'first' }), null],
  [span(MONDAY, '2024-03-06', { fromPortion: 'first' }), 'not_valid'],
  [span(MONDAY, '2024-03-06', { fromPortion: 'second', toPortion: 'first' }), null],
  [span(MONDAY, '2024-03-06', { toPortion: 'second' }), 'not_valid'],
  [span(MONDAY, '2024-03-06', { hours: 2 }), 'not_valid'],
  [span(MONDAY, MONDAY, { hours: 2 }), null],
])('%j is refused: %s', (asked, issue) => {
  expect(spanIssue(asked)).toBe(issue);
});

test('a span that is cut in two counts the same, whatever the calendar', () => {
  const holidays = fc.array(
    fc.tuple(fc.nat(20), fc.constantFrom('whole' as const, 'first' as const, 'second' as const)),
  );
  fc.assert(
    fc.property(holidays, fc.nat(9), fc.nat(9), fc.nat(6), (free, first, second, off) => {
      const on = calendar(
        free.map(([at, portion]) => holiday(daysAfter(MONDAY, at), portion)),
        (day) => new Date(`${day}T12:00:00Z`).getUTCDay() === off,
      );
      const middle = daysAfter(MONDAY, first);
      const to = daysAfter(middle, second);
      const inTwo =
        halvesOf(span(MONDAY, middle, { toPortion: first > 0 ? 'first' : 'whole' }), on) +
        (first > 0
          ? halvesOf(span(middle, to, { fromPortion: 'second', ...(second === 0 && { toPortion: 'second' }) }), on)
          : 0);
      const rest = first > 0 ? 0 : second > 0 ? halvesOf(span(daysAfter(middle, 1), to), on) : 0;
      expect(inTwo + rest).toBe(halvesOf(span(MONDAY, to), on));
    }),
  );
});
