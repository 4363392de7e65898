import { LEAST_AVERAGE } from '../../../lib/contract/dashboards/dashboard-rules';

export const rounded = (value: number) => Math.round(value * 10) / 10;

const DAYS_OF_YEAR = 365;

interface Leavers {
  readonly left: number;
  readonly personDays: number;
  readonly days: number;
  readonly opening: number;
  readonly closing: number;
}

/** Leavers by the average head count, in per cent to one decimal; null where the average is too small to say anything. */
export function ratesOf({ left, personDays, days, opening, closing }: Leavers) {
  const average = personDays / days;
  const by = (people: number) => (people < LEAST_AVERAGE ? null : (left / people) * 100);
  const rate = by(average);
  const simple = rate === null ? null : by((opening + closing) / 2);
  return {
    Average: rounded(average),
    Rate: rate === null ? null : rounded(rate),
    AnnualRate: rate === null ? null : rounded((rate * DAYS_OF_YEAR) / days),
    SimpleRate: simple === null ? null : rounded(simple),
  };
}

interface LeaversOfPeriod {
  readonly left: number;
  readonly average: number;
  readonly rate: number | null;
}

/**
 * Why a rate changed: what the leavers did by the mean of both averages, and what the averages did by the mean of both numbers of leavers,
 * which together are the difference. That is taken of the rates as they are shown, so what rounding adds or takes is with the averages.
 */
export function splitRates(before: LeaversOfPeriod, now: LeaversOfPeriod) {
  if (before.rate === null || now.rate === null) return { ByLeavers: null, ByAverage: null };
  const byLeavers = (now.left - before.left) * ((1 / before.average + 1 / now.average) / 2) * 100;
  const ByLeavers = rounded(byLeavers);
  return { ByLeavers, ByAverage: rounded(now.rate - before.rate - ByLeavers) };
}

/**
 * Parts in per cent to one decimal that add up to 100: each is rounded down, and the tenths that are left go to those that lost most,
 * the first of them first. All are 0 where there is nothing.
 */
export function percentages(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, one) => sum + one, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((one) => (one * 1000) / total);
  const tenths = exact.map(Math.floor);
  const lost = exact.map((value, at) => ({ at, by: value - tenths[at]! })).sort((one, other) => other.by - one.by);
  const left = 1000 - tenths.reduce((sum, one) => sum + one, 0);
  for (const { at } of lost.slice(0, left)) tenths[at]! += 1;
  return tenths.map((one) => one / 10);
}

/** The middle of some values and their mean to one decimal, by how often each is there; null of none. */
export function middleOf(counts: ReadonlyMap<number, number>): { Median: number | null; Mean: number | null } {
  const values = [...counts].sort(([one], [other]) => one - other);
  const total = values.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return { Median: null, Mean: null };
  const at = (place: number) => {
    let behind = 0;
    return values.find(([, count]) => (behind += count) > place)![0];
  };
  const mean = values.reduce((sum, [value, count]) => sum + value * count, 0) / total;
  return { Median: (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2, Mean: rounded(mean) };
}
