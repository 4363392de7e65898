import { formatInTimeZone } from 'date-fns-tz';
import fc from 'fast-check';
import type { CalendarDay, DayPortion } from '@/hr-api/platform/calendar/calendar-rules';
import { weekOfMonth, type WorkWeekday } from '@/hr-api/platform/calendar/work-week';
import { WorkingTime } from '@/hr-api/platform/calendar/working-time';

const MINUTE = 60_000;
const weekday = (day: number, from = 540, to = 1080, more?: Partial<WorkWeekday>): WorkWeekday => ({
  weekday: day,
  from,
  to,
  portion: 'whole',
  offWeeks: [],
  ...more,
});
const nineToSix = [1, 2, 3, 4, 5].map((day) => weekday(day));
const holiday = (day: string, portion: DayPortion = 'whole', isOptional = false): CalendarDay => ({
  day,
  portion,
  isOptional,
  name: '',
});
const at = (kolkata: string) => new Date(`${kolkata}:00+05:30`);

const office = new WorkingTime({
  zone: 'Asia/Kolkata',
  week: nineToSix,
  days: [
    holiday('2026-03-04'),
    holiday('2026-03-07'),
    holiday('2026-03-12', 'second'),
    holiday('2026-03-13', 'whole', true),
  ],
});

test.each([
  ['within a day', '2026-03-03T10:00', 90, '2026-03-03T11:30'],
  ['to the end of a day, not the morning after', '2026-03-03T17:00', 60, '2026-03-03T18:00'],
  ['before the office opens', '2026-03-03T06:00', 30, '2026-03-03T09:30'],
  ['over a holiday', '2026-03-03T17:30', 60, '2026-03-05T09:30'],
  ['over a weekend with a holiday that takes nothing', '2026-03-06T17:30', 60, '2026-03-09T09:30'],
  ['from a free day', '2026-03-08T12:00', 1, '2026-03-09T09:01'],
  ['to the middle of half a day', '2026-03-12T13:00', 30, '2026-03-12T13:30'],
  ['over the free half of a day', '2026-03-12T13:00', 60, '2026-03-13T09:30'],
  ['a week of five days of nine hours', '2026-03-16T12:00', 5 * 540, '2026-03-23T12:00'],
  ['backwards, for what is late already', '2026-03-09T09:30', -60, '2026-03-06T17:30'],
  ['no time at all', '2026-03-08T12:00', 0, '2026-03-08T12:00'],
])('time is counted %s', (_, from, minutes, due) => {
  expect(office.after(at(from), minutes)).toEqual(at(due));
  expect(office.minutesBetween(at(from), at(due))).toBe(minutes);
});

test.each([
  ['no day', []],
  ['a day that every week of a month leaves out', [weekday(6, 540, 1080, { offWeeks: [1, 2, 3, 4, 5] })]],
])('where people work on %s there is no time by which something is due', (_, week) => {
  const closed = new WorkingTime({ zone: 'Asia/Kolkata', week, days: [] });
  expect(closed.after(at('2026-03-03T10:00'), 60)).toBeNull();
  expect(closed.minutesBetween(at('2026-03-03T10:00'), at('2030-03-03T10:00'))).toBe(0);
});

test('hours are those of the clock on the wall, in summer as in winter', () => {
  const time = new WorkingTime({ zone: 'Europe/Berlin', week: nineToSix, days: [] });
  expect(time.after(new Date('2026-03-27T16:30:00Z'), 60)).toEqual(new Date('2026-03-30T07:30:00Z'));
  expect(time.after(new Date('2026-10-23T15:30:00Z'), 60)).toEqual(new Date('2026-10-26T08:30:00Z'));
});

const instants = fc.date({ min: new Date('1999-01-01'), max: new Date('2050-01-01'), noInvalidDate: true });
const portions = fc.constantFrom<DayPortion>('whole', 'first', 'second');
// Four weeks off at most: with five nothing would ever be due.
const offWeeks = fc.subarray([1, 2, 3, 4, 5], { maxLength: 4 });
const weeks = fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }).chain((days) =>
  fc.tuple(
    ...days.map((day) =>
      fc
        .tuple(fc.nat({ max: 1380 }), fc.integer({ min: 2, max: 1440 }), portions, offWeeks)
        .filter(([from, to]) => from + 1 < to)
        .map(([from, to, portion, off]) => weekday(day, from, to, { portion, offWeeks: off })),
    ),
  ),
);
const dayIn = (days: fc.Arbitrary<Date>) =>
  fc
    .tuple(days, portions, fc.boolean())
    .map(([day, portion, isOptional]) => holiday(day.toISOString().slice(0, 10), portion, isOptional));
const holidays = fc.uniqueArray(dayIn(instants), { maxLength: 300, selector: ({ day }) => day });
const zones = fc.constantFrom('Asia/Kolkata', 'Asia/Tokyo', 'UTC');
const steadyTime = fc.record({ zone: zones, week: weeks, days: holidays }).map((facts) => new WorkingTime(facts));

test('adding and counting working minutes are inverse for any hours and holidays', () => {
  fc.assert(
    fc.property(steadyTime, instants, fc.integer({ min: -60_000, max: 60_000 }), (time, from, minutes) => {
      const due = time.after(from, minutes)!;
      // Where people work two minutes a month, a thousand hours may lead back before the first day that there is.
      fc.pre(due.getUTCFullYear() >= 1);
      expect(time.minutesBetween(from, due)).toBe(minutes);
      // No earlier instant will do, so that nothing is due in free time.
      if (minutes !== 0) expect(time.minutesBetween(from, new Date(due.getTime() - 1))).toBeLessThan(minutes);
    }),
  );
});

test('time never runs backwards, and parts add up to the whole', () => {
  fc.assert(
    fc.property(steadyTime, instants, instants, instants, (time, ...three) => {
      const [first, second, third] = three.sort((one, other) => one.getTime() - other.getTime());
      const [early, late] = [time.minutesBetween(first!, second!), time.minutesBetween(second!, third!)];
      expect(early).toBeGreaterThanOrEqual(0);
      expect(early + late).toBeCloseTo(time.minutesBetween(first!, third!), 6);
      expect(early).toBeLessThanOrEqual((second!.getTime() - first!.getTime()) / MINUTE);
    }),
  );
});

/** Whether somebody works at an instant, by what its clock on the wall shows and nothing else. */
function isWorked(zone: string, week: readonly WorkWeekday[], days: readonly CalendarDay[], instant: Date): boolean {
  const [day = '', number, hour, minute] = formatInTimeZone(instant, zone, 'yyyy-MM-dd i H m').split(' ');
  const today = week.find((each) => each.weekday === Number(number));
  if (!today || today.offWeeks.includes(weekOfMonth(Number(day.slice(8))))) return false;
  const ofDay = Number(hour) * 60 + Number(minute);
  const middle = Math.floor((today.from + today.to) / 2);
  const half = today.portion === 'whole' ? (ofDay < middle ? 'first' : 'second') : today.portion;
  const free = days.find((each) => each.day === day && !each.isOptional)?.portion;
  return today.from <= ofDay && ofDay < today.to && free !== 'whole' && free !== half;
}

test('as much is counted as by looking at each quarter of an hour', () => {
  const quarters = weeks.map((week) =>
    week
      // By day, so that no change of clocks falls into the hours; the middle on a quarter too.
      .map((day) => ({ ...day, from: 240 + 30 * Math.floor(day.from / 60), to: 960 + 30 * Math.floor(day.to / 90) })),
  );
  const someDays = fc.uniqueArray(
    dayIn(fc.date({ min: new Date('2026-03-20'), max: new Date('2026-04-20'), noInvalidDate: true })),
    {
      maxLength: 12,
      selector: ({ day }) => day,
    },
  );
  const anyZone = fc.constantFrom('Asia/Kolkata', 'Europe/Berlin', 'America/New_York');
  fc.assert(
    fc.property(anyZone, quarters, someDays, fc.nat({ max: 2500 }), (zone, week, days, length) => {
      const from = new Date('2026-03-20T00:00:00Z');
      let worked = 0;
      for (let at = 0; at < length; at += 1)
        if (isWorked(zone, week, days, new Date(from.getTime() + at * 15 * MINUTE))) worked += 15;
      const time = new WorkingTime({ zone, week, days });
      expect(time.minutesBetween(from, new Date(from.getTime() + length * 15 * MINUTE))).toBe(worked);
    }),
    { numRuns: 40 },
  );
});
