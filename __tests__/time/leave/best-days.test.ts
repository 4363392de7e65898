import fc from 'fast-check';
import { daysAfter, daysBetween } from '@/hr-api/platform/dates';
import { bestDays, type BestDays, type OpenDay } from '@/hr-api/time/leave/rules/best-days';
import { amountOfDays, countDays } from '@/hr-api/time/leave/rules/count-days';
import { PARTS_PER_DAY } from '@/lib/contract/time/leave/leave-rules';

/** A Monday. */
const BEGIN = '2026-12-21';
const MOST = 5 * PARTS_PER_DAY;
const open = { mayBegin: () => true, countsBetween: () => false };

const dayAs = (kind: string, at: number): OpenDay => ({
  day: daysAfter(BEGIN, at),
  worked: kind === 'x' ? null : { first: 'WTh'.includes(kind), second: 'WT'.includes(kind) },
  isTaken: kind === 'T',
  isHoliday: kind === 'H' || kind === 'h',
});
/** A day for each sign: W worked, T taken, o off, H a holiday, h half of one, x not employed; blanks are for the eye. */
const daysOf = (signs: string) => [...signs.replace(/ /g, '')].map(dayAs);

const told = (found: readonly BestDays[]) =>
  found.map(({ first, last, offFirst, offLast, amount }) => [
    `${amount / PARTS_PER_DAY} for ${offLast - offFirst + 1}`,
    `${first}-${last}`,
  ]);

test('four days between two holidays make ten days off, and a day next to one four of one', () => {
  // Christmas on a Friday, New Year's Day on the next one.
  const found = bestDays(daysOf('WWWWHoo WWWWHoo WWWWWoo'), { ...open, most: 4 * PARTS_PER_DAY });
  expect(told(found)).toEqual([
    ['1 for 4', '3-3'],
    ['1 for 4', '10-10'],
    ['4 for 10', '7-10'],
  ]);
});

test('a weekend without a holiday, taken days and days before the notice are not told', () => {
  expect(bestDays(daysOf('WWWWWoo WWWWWoo'), { ...open, most: MOST })).toEqual([]);
  expect(told(bestDays(daysOf('WWWTHoo WWWWWoo'), { ...open, most: PARTS_PER_DAY }))).toEqual([['1 for 4', '7-7']]);
  const late = { ...open, mayBegin: (day: string) => daysBetween(BEGIN, day) >= 7, most: PARTS_PER_DAY };
  expect(told(bestDays(daysOf('WWWWHoo WWWWWoo'), late))).toEqual([['1 for 4', '7-7']]);
});

test('of a half holiday half a day is taken, and days off between count where the rule says so', () => {
  // A half Thursday before a holiday.
  expect(told(bestDays(daysOf('WWWhHoo'), { ...open, most: PARTS_PER_DAY }))).toEqual([['0.5 for 4', '3-3']]);
  const between = { ...open, countsBetween: () => true, most: 4 * PARTS_PER_DAY };
  // Thursday and Monday with the days off between them would be five days.
  expect(told(bestDays(daysOf('WWWWHoo WWWWWoo'), between))).toEqual([['1 for 4', '3-3']]);
});

/** All spans there are, looked at one by one and counted as requests are. */
function byTrying(days: readonly OpenDay[], most: number, mayBegin: (day: string) => boolean, countsBetween: boolean) {
  const at = (day: string) => days[daysBetween(BEGIN, day)];
  const calendarOn = (day: string) => {
    const worked = at(day)?.worked;
    if (!worked) return null;
    const portion = worked.first ? ('second' as const) : ('first' as const);
    const isHalf = worked.first !== worked.second;
    return {
      ...{ code: '', zone: '', isOff: () => !worked.first && !worked.second },
      holidayOn: () => (isHalf ? { day, portion, isOptional: false, name: '' } : null),
    };
  };
  const isOff = (day: OpenDay | undefined) =>
    day !== undefined && day.worked !== null && !day.isTaken && !day.worked.first && !day.worked.second;
  const all: { from: number; to: number; offs: number[]; amount: number }[] = [];
  for (let from = 0; from < days.length; from++) {
    for (let to = from; to < days.length; to++) {
      const inside = days.slice(from, to + 1);
      if (inside.some(({ worked, isTaken }) => !worked || isTaken) || !mayBegin(inside[0]!.day)) continue;
      const span = { from: inside[0]!.day, to: inside.at(-1)!.day, hours: null };
      const whole = { fromPortion: 'whole', toPortion: 'whole' } as const;
      const counted = countDays({ ...span, ...whole }, calendarOn, { countsBetween });
      if (counted[0]!.amount === 0 || counted.at(-1)!.amount === 0 || amountOfDays(counted) > most) continue;
      const offs = Array.from({ length: to - from + 1 }, (_, place) => from + place);
      for (let place = from - 1; isOff(days[place]); place--) offs.unshift(place);
      for (let place = to + 1; isOff(days[place]); place++) offs.push(place);
      if (offs.some((place) => days[place]!.isHoliday)) all.push({ from, to, offs, amount: amountOfDays(counted) });
    }
  }
  type Way = (typeof all)[number];
  const isAsGood = (one: Way, other: Way) =>
    one.offs.some((place) => other.offs.includes(place)) &&
    one.amount <= other.amount &&
    one.offs.length >= other.offs.length &&
    (one.amount < other.amount || one.offs.length > other.offs.length || one.from < other.from);
  const isPadding = (one: Way, other: Way) =>
    one.from >= other.from &&
    one.to <= other.to &&
    one.amount < other.amount &&
    (other.offs.length - one.offs.length) * PARTS_PER_DAY <= other.amount - one.amount;
  return all
    .filter((way) => !all.some((one) => one !== way && (isAsGood(one, way) || isPadding(one, way))))
    .map(({ from, to, offs, amount }) => JSON.stringify([from, to, offs[0], offs.at(-1), amount]));
}

test('whatever days are worked, it finds what trying all of them finds, the best first', () => {
  const signs = fc.array(fc.constantFrom('W', 'W', 'W', 'o', 'o', 'H', 'h', 'T', 'x'), { minLength: 1, maxLength: 26 });
  fc.assert(
    fc.property(signs, fc.integer({ min: 1, max: 7 }), fc.nat(10), fc.boolean(), (drawn, most, notice, between) => {
      const days = drawn.map(dayAs);
      const mayBegin = (day: string) => daysBetween(BEGIN, day) >= notice;
      const wanted = { most: most * PARTS_PER_DAY, mayBegin, countsBetween: () => between };
      const found = bestDays(days, wanted);
      const lines = found.map((one) => JSON.stringify([one.first, one.last, one.offFirst, one.offLast, one.amount]));
      expect([...lines].sort()).toEqual(byTrying(days, wanted.most, mayBegin, between).sort());
      const gains = found.map(({ offFirst, offLast, amount }) => (offLast - offFirst + 1) / amount);
      expect(gains).toEqual([...gains].sort((a, b) => b - a));
    }),
    { numRuns: 300 },
  );
});
