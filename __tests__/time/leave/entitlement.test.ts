import fc from 'fast-check';
import { daysAfter } from '@/hr-api/platform/dates';
import { grantsIn, periodFrom, roundAmount, type Employed } from '@/hr-api/time/leave/rules/entitlement';
import { leaveYearOf } from '@/hr-api/time/leave/rules/leave-year';
import { PARTS_PER_DAY, type LeaveRule } from '@/lib/contract/time/leave/leave-rules';
import { sampleRule } from './sample-rule';

const everybody = { isFor: () => true, workedIn: () => 0 };
const employed = (validFrom: string, validTo: string | null = null, shares: Employed['shares'] = []): Employed => ({
  ...{ validFrom, validTo, shares },
});
const inYear = (rule: LeaveRule, year: number, who: Employed) =>
  grantsIn(
    [{ from: '2000-01-01', rule }],
    { first: `${year}-01-01`, end: `${year + 1}-01-01` },
    { ...everybody, employed: who },
  );
const sumOf = (rule: LeaveRule, year: number, who: Employed) =>
  inYear(rule, year, who).reduce((sum, { amount }) => sum + amount, 0) / PARTS_PER_DAY;

const yearly = (days: number, changes: Partial<LeaveRule> = {}) =>
  sampleRule({ basis: 'year', amount: days * PARTS_PER_DAY, ...changes });

test.each<[string, Employed, Partial<LeaveRule>, number]>([
  ['all year', employed('2020-05-04'), {}, 24],
  ['joining on 1 July', employed('2024-07-01'), {}, 12],
  ['joining on 16 April, half of its days', employed('2024-04-16'), {}, 17],
  ['joining on 15 February of a leap year', employed('2024-02-15'), { roundTo: 1 }, 20 + (2 * 15) / 29],
  ['joining on 16 April, full months', employed('2024-04-16'), { proRata: 'full_months' }, 16],
  ['leaving after June', employed('2020-01-01', '2024-07-01'), {}, 12],
  ['whoever joins in March, without pro rata', employed('2024-03-20'), { proRata: 'none' }, 24],
  ['half time from July on', employed('2020-01-01', null, [{ from: '2024-07-01', percent: 50 }]), {}, 18],
  [
    'half time before, full from October on',
    employed('2020-01-01', null, [
      { from: '2023-01-01', percent: 50 },
      { from: '2024-10-01', percent: 100 },
    ]),
    {},
    15,
  ],
])('of 24 days a year there are so many: %s', (_case, who, changes, days) => {
  expect(sumOf(yearly(24, changes), 2024, who)).toBeCloseTo(days, 1);
});

test('who is not employed in a period is granted nothing', () => {
  expect(inYear(yearly(24), 2024, employed('2025-01-01'))).toEqual([]);
  expect(inYear(yearly(24), 2024, employed('2020-01-01', '2024-01-01'))).toEqual([]);
  expect(inYear(yearly(24), 2024, employed('2024-03-01', '2024-03-01'))).toEqual([]);
});

test('a grant counts from the first day that somebody is there, or the last one of its period', () => {
  const months = sampleRule({ basis: 'month', amount: 2 * PARTS_PER_DAY });
  const days = (changes: Partial<LeaveRule>, who: Employed) =>
    inYear({ ...months, ...changes }, 2024, who).map(({ day }) => day);
  expect(days({}, employed('2024-11-11'))).toEqual(['2024-11-11', '2024-12-01']);
  expect(days({ isGrantedAfter: true }, employed('2024-11-11', '2024-12-20'))).toEqual(['2024-11-30', '2024-12-19']);
});

test('a year that begins in April grants in April, until the end of March', () => {
  const rule = yearly(24, { yearBegins: 4 });
  expect(inYear(rule, 2024, employed('2020-01-01'))).toEqual([
    { period: '2024-04-01', day: '2024-04-01', amount: 24 * PARTS_PER_DAY, lastDay: '2025-03-31' },
  ]);
  expect(leaveYearOf('2024-02-29', 4)).toEqual({ first: '2023-04-01', end: '2024-04-01' });
  expect(periodFrom(rule, '2024-01-01')).toBeNull();
});

test('a new rule changes no period that began before it', () => {
  const [before, after] = [sampleRule({ basis: 'month', amount: 240 }), sampleRule({ basis: 'month', amount: 480 })];
  const rules = [
    { from: '2024-06-15', rule: after },
    { from: '2024-01-01', rule: before },
  ];
  const span = { first: '2024-05-01', end: '2024-08-01' };
  const grants = grantsIn(rules, span, { ...everybody, employed: employed('2020-01-01') });
  expect(grants.map(({ amount }) => amount)).toEqual([240, 240, 480]);
});

test('whom a rule is for is asked on the first day of each period that somebody is there', () => {
  const asked: string[] = [];
  const isFor = (_rule: LeaveRule, day: string) => asked.push(day) > 1;
  const rule = sampleRule({ basis: 'month', amount: 240 });
  const span = { first: '2024-01-01', end: '2024-04-01' };
  const grants = grantsIn([{ from: '2024-01-01', rule }], span, {
    ...everybody,
    isFor,
    employed: employed('2024-01-20'),
  });
  expect(asked).toEqual(['2024-01-20', '2024-02-01', '2024-03-01']);
  expect(grants.map(({ period }) => period)).toEqual(['2024-02-01', '2024-03-01']);
});

test('worked days grant by what was worked, on the last day of the month', () => {
  const rule = sampleRule({ basis: 'worked', amount: PARTS_PER_DAY, perWorkedDays: 20 });
  const span = { first: '2024-03-01', end: '2024-04-01' };
  const granting = { ...everybody, workedIn: () => 42, employed: employed('2020-01-01') };
  expect(grantsIn([{ from: '2024-01-01', rule }], span, granting)).toEqual([
    { period: '2024-03-01', day: '2024-03-31', amount: 252, lastDay: '2024-12-31' },
  ]);
});

/** The oracle of pro rata walks over the days of a year and adds up floating parts of each. */
function drawYear(days: number, { validFrom, validTo, shares }: Employed, onlyFull: boolean): number {
  let sum = 0;
  for (let month = 1; month <= 12; month++) {
    const length = new Date(Date.UTC(2024, month, 0)).getUTCDate();
    const there: number[] = [];
    for (let date = 1; date <= length; date++) {
      const day = `2024-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
      if (day < validFrom || (validTo !== null && day >= validTo)) continue;
      there.push(shares.filter(({ from }) => from <= day).at(-1)?.percent ?? 100);
    }
    if (onlyFull && there.length < length) continue;
    sum += (days / 12) * (there.reduce((all, percent) => all + percent / 100, 0) / length);
  }
  return sum;
}

const dayIn2024 = fc.integer({ min: -60, max: 400 }).map((at) => daysAfter('2024-01-01', at));
const somebody = fc
  .record({
    validFrom: dayIn2024,
    validTo: fc.option(dayIn2024, { nil: null }),
    shares: fc
      .uniqueArray(fc.record({ from: dayIn2024, percent: fc.integer({ min: 10, max: 100 }) }), {
        maxLength: 3,
        selector: ({ from }) => from,
      })
      .map((shares) => shares.sort((a, b) => (a.from < b.from ? -1 : 1))),
  })
  .filter(({ validFrom, validTo }) => validTo === null || validTo >= validFrom);

test('pro rata is what the days of each month come to, and by months the same as by the year', () => {
  fc.assert(
    fc.property(somebody, fc.integer({ min: 1, max: 40 }), fc.boolean(), (who, days, onlyFull) => {
      const proRata = onlyFull ? 'full_months' : 'days';
      const byYear = sumOf(yearly(days, { proRata, roundTo: 1 }), 2024, who);
      expect(Math.abs(byYear - drawYear(days, who, onlyFull))).toBeLessThanOrEqual(0.51 / PARTS_PER_DAY);
      const byMonth = sampleRule({ basis: 'month', amount: (days * PARTS_PER_DAY) / 12, proRata, roundTo: 1 });
      expect(Math.abs(sumOf(byMonth, 2024, who) - byYear)).toBeLessThanOrEqual((12 * 0.51) / PARTS_PER_DAY);
    }),
  );
});

test.each([
  [1, 2, 1, false, 1],
  [1, 3, 1, false, 0],
  [1, 3, 1, true, 1],
  [179, 1, 120, false, 120],
  [180, 1, 120, false, 240],
  [121, 1, 120, true, 240],
  [240, 1, 240, true, 240],
])('%i/%i in steps of %i, up: %s, is %i', (over, under, roundTo, roundsUp, amount) => {
  expect(roundAmount(over, under, { roundTo, roundsUp })).toBe(amount);
});
