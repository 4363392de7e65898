import fc from 'fast-check';
import { WorkingTime, type WorkingDay } from '@/hr-api/helpdesk/targets/clock';

const MINUTE = 60_000;
const nineToSix: WorkingDay[] = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 540, to: 1080 }));
const at = (kolkata: string) => new Date(`${kolkata}:00+05:30`);

const office = new WorkingTime(nineToSix, ['2026-03-04', '2026-03-07']);

test.each([
  ['within a day', '2026-03-03T10:00', 90, '2026-03-03T11:30'],
  ['to the end of a day, not the morning after', '2026-03-03T17:00', 60, '2026-03-03T18:00'],
  ['before the office opens', '2026-03-03T06:00', 30, '2026-03-03T09:30'],
  ['over a holiday', '2026-03-03T17:30', 60, '2026-03-05T09:30'],
  ['over a weekend with a holiday that takes nothing', '2026-03-06T17:30', 60, '2026-03-09T09:30'],
  ['from a free day', '2026-03-08T12:00', 1, '2026-03-09T09:01'],
  ['a week of five days of nine hours', '2026-03-09T12:00', 5 * 540, '2026-03-16T12:00'],
  ['backwards, for what is late already', '2026-03-09T09:30', -60, '2026-03-06T17:30'],
  ['no time at all', '2026-03-08T12:00', 0, '2026-03-08T12:00'],
])('time is counted %s', (_, from, minutes, due) => {
  expect(office.after(at(from), minutes)).toEqual(at(due));
  expect(office.minutesBetween(at(from), at(due))).toBe(minutes);
});

test('where no clock runs there is no time by which something is due', () => {
  const closed = new WorkingTime([], []);
  expect(closed.after(at('2026-03-03T10:00'), 60)).toBeNull();
  expect(closed.minutesBetween(at('2026-03-03T10:00'), at('2030-03-03T10:00'))).toBe(0);
});

const instants = fc.date({ min: new Date('1999-01-01'), max: new Date('2050-01-01'), noInvalidDate: true });
const weeks = fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }).chain((days) =>
  fc.tuple(
    ...days.map((weekday) =>
      fc
        .tuple(fc.nat({ max: 1439 }), fc.integer({ min: 1, max: 1440 }))
        .filter(([from, to]) => from < to)
        .map(([from, to]) => ({ weekday, from, to })),
    ),
  ),
);
const days = fc.array(
  instants.map((instant) => instant.toISOString().slice(0, 10)),
  { maxLength: 500 },
);
const anyTime = fc.tuple(weeks, days).map(([week, holidays]) => new WorkingTime(week, holidays));

test('adding and counting working minutes are inverse for any hours and holidays', () => {
  fc.assert(
    fc.property(anyTime, instants, fc.integer({ min: -600_000, max: 600_000 }), (time, from, minutes) => {
      const due = time.after(from, minutes)!;
      expect(time.minutesBetween(from, due)).toBe(minutes);
      // No earlier instant will do, so that nothing is due in free time.
      if (minutes !== 0) expect(time.minutesBetween(from, new Date(due.getTime() - 1))).toBeLessThan(minutes);
    }),
  );
});

test('time never runs backwards, and parts add up to the whole', () => {
  fc.assert(
    fc.property(anyTime, instants, instants, instants, (time, ...three) => {
      const [first, second, third] = three.sort((one, other) => one.getTime() - other.getTime());
      const [early, late] = [time.minutesBetween(first!, second!), time.minutesBetween(second!, third!)];
      expect(early).toBeGreaterThanOrEqual(0);
      expect(early + late).toBeCloseTo(time.minutesBetween(first!, third!), 6);
      expect(early).toBeLessThanOrEqual((second!.getTime() - first!.getTime()) / MINUTE);
    }),
  );
});

test('as much is counted as by looking at each minute', () => {
  const someDays = fc.constantFrom<string>('2026-03-02', '2026-03-03', '2026-03-04', '2026-03-07', '2026-03-09');
  fc.assert(
    fc.property(weeks, fc.array(someDays), fc.nat({ max: 10_000 }), (week, holidays, length) => {
      const from = at('2026-03-01T00:00');
      let worked = 0;
      for (let minute = 0; minute < length; minute += 1) {
        const local = new Date(from.getTime() + minute * MINUTE + 330 * MINUTE);
        const today = week.find(({ weekday }) => weekday === (local.getUTCDay() || 7));
        const ofDay = local.getUTCHours() * 60 + local.getUTCMinutes();
        const isFree = holidays.includes(local.toISOString().slice(0, 10));
        if (today && !isFree && today.from <= ofDay && ofDay < today.to) worked += 1;
      }
      const time = new WorkingTime(week, holidays);
      expect(time.minutesBetween(from, new Date(from.getTime() + length * MINUTE))).toBe(worked);
    }),
  );
});
