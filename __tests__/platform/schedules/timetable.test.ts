import fc from 'fast-check';
import type { Frequency } from '@/lib/contract/platform/schedules/frequency';
import { lastDue, nextDue, nextDues, type Timetable } from '@/lib/contract/platform/schedules/timetable';
import { daysFrom, expectedInstants } from './calendar-oracle';

const FIVE_YEARS = 5 * 365 + 2;
const START = new Date('2027-01-01T00:00:00+05:30');
const days = daysFrom(START, FIVE_YEARS);
const END = new Date(START.getTime() + FIVE_YEARS * 86_400_000).toISOString();

const every = fc.integer({ min: 1, max: 10 });
const frequencies: fc.Arbitrary<Frequency> = fc.oneof(
  fc.record({ kind: fc.constant('daily' as const), every }),
  fc.record({
    kind: fc.constant('weekly' as const),
    every,
    weekDays: fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('monthly' as const),
    every,
    days: fc.array(fc.integer({ min: 1, max: 32 }), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ kind: fc.constant('hourly' as const), every, hours: fc.constantFrom(0.5, 1, 2, 3, 4, 5, 6, 12) }),
);
const times = fc
  .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })
  .map(({ hour, minute }) => [hour, minute].map((part) => String(part).padStart(2, '0')).join(':'));

/** From any minute of the first ninety days on. */
const timetables: fc.Arbitrary<Timetable> = fc.record({
  from: fc
    .integer({ min: 0, max: 90 * 1440 - 1 })
    .map((minute) => new Date(START.getTime() + minute * 60_000).toISOString()),
  time: times,
  frequency: frequencies,
});

const daysOf = ({ from }: Timetable) => {
  const first = daysFrom(new Date(from), 1)[0]!.on;
  return days.slice(days.findIndex(({ on }) => on === first));
};
const isoOf = (instants: readonly Date[]) => instants.map((instant) => instant.toISOString());
const before = ({ from }: Timetable) => new Date(Date.parse(from) - 1);

function expectAsExpected(timetable: Timetable): void {
  const expected = expectedInstants(timetable, daysOf(timetable));
  expect(isoOf(nextDues(timetable, before(timetable), expected.length))).toEqual(expected);
}

test('what is due over five years is what walking through the days finds', () => {
  fc.assert(fc.property(timetables, expectAsExpected), { numRuns: 60 });
});

test('the first after and the last up to any instant are neighbours in the list of all', () => {
  fc.assert(
    fc.property(timetables, fc.integer({ min: 0, max: 4 * 365 * 1440 }), (timetable, minute) => {
      const instant = new Date(START.getTime() + minute * 60_000);
      const expected = expectedInstants(timetable, daysOf(timetable));
      const iso = instant.toISOString();
      expect(nextDue(timetable, instant)?.toISOString()).toBe(expected.find((due) => due > iso));
      expect(lastDue(timetable, instant)?.toISOString()).toBe(expected.findLast((due) => due <= iso));
    }),
    { numRuns: 60 },
  );
});

test('it ends on a day, after so many times, or at whichever comes first', () => {
  const ends = fc.record({
    until: fc.constantFrom('2027-01-15', '2027-06-30', '2028-02-29', '2029-12-31'),
    times: fc.integer({ min: 1, max: 40 }),
  });
  fc.assert(
    fc.property(timetables, ends, (timetable, { until, times: count }) => {
      for (const ended of [
        { ...timetable, until },
        { ...timetable, times: count },
        { ...timetable, until, times: count },
      ]) {
        const expected = expectedInstants(ended, daysOf(timetable)).slice(0, 200);
        const found = nextDues(ended, before(timetable), 200);
        expect(isoOf(found).filter((due) => due < END)).toEqual(expected);
        if (found.length > 0 && found.length < 200) expect(nextDue(ended, found.at(-1)!)).toBeNull();
      }
    }),
    { numRuns: 40 },
  );
});

test('the zone of the machine that computes changes nothing', () => {
  const zone = process.env.TZ;
  try {
    for (const other of ['UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia']) {
      process.env.TZ = other;
      fc.assert(fc.property(timetables, expectAsExpected), { numRuns: 8, seed: 7 });
    }
  } finally {
    process.env.TZ = zone;
  }
});

const dueOf = (frequency: Frequency, from: string, count: number, time = '09:00') =>
  nextDues({ from, time, frequency }, new Date(Date.parse(from) - 1), count).map((due) =>
    new Date(due.getTime() + 330 * 60_000).toISOString().slice(0, 16).replace('T', ' '),
  );
const FROM = '2027-01-20T00:00:00+05:30';

test('days 29 to 31 fall on the last day of a short month, a day that comes twice is due once', () => {
  expect(dueOf({ kind: 'monthly', every: 1, days: [30, 31, 32, 31] }, FROM, 5)).toEqual([
    '2027-01-30 09:00',
    '2027-01-31 09:00',
    '2027-02-28 09:00',
    '2027-03-30 09:00',
    '2027-03-31 09:00',
  ]);
  expect(dueOf({ kind: 'monthly', every: 1, days: [29] }, '2028-02-01T00:00:00+05:30', 2)).toEqual([
    '2028-02-29 09:00',
    '2028-03-29 09:00',
  ]);
});

test('every second month or third week counts from the one that was due first', () => {
  expect(dueOf({ kind: 'monthly', every: 2, days: [15, 32] }, FROM, 4)).toEqual([
    '2027-01-31 09:00',
    '2027-03-15 09:00',
    '2027-03-31 09:00',
    '2027-05-15 09:00',
  ]);
  expect(dueOf({ kind: 'weekly', every: 3, weekDays: [1, 7] }, FROM, 4)).toEqual([
    '2027-01-23 09:00',
    '2027-02-07 09:00',
    '2027-02-13 09:00',
    '2027-02-28 09:00',
  ]);
  expect(dueOf({ kind: 'weekly', every: 1, weekDays: [6] }, '2027-12-30T00:00:00+05:30', 2)).toEqual([
    '2027-12-31 09:00',
    '2028-01-07 09:00',
  ]);
});

test('hours go on through the night from the given time, half hours among them', () => {
  expect(dueOf({ kind: 'hourly', every: 3, hours: 5 }, FROM, 3, '23:59')).toEqual([
    '2027-01-20 23:59',
    '2027-01-21 14:59',
    '2027-01-22 05:59',
  ]);
  expect(dueOf({ kind: 'hourly', every: 1, hours: 0.5 }, FROM, 3, '00:00')).toEqual([
    '2027-01-20 00:00',
    '2027-01-20 00:30',
    '2027-01-20 01:00',
  ]);
});

test('a time of day that is over when it is saved is due on the next day', () => {
  const saved = '2027-01-20T09:00:00.001+05:30';
  expect(dueOf({ kind: 'daily', every: 2 }, saved, 2)).toEqual(['2027-01-21 09:00', '2027-01-23 09:00']);
});
