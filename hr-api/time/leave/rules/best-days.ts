import { HALF_DAY, PARTS_PER_DAY } from '../../../../lib/contract/time/leave/leave-rules';
import type { WorkedHalves } from '../../../platform/calendar/calendar-rules';
import type { CalendarDate } from '../../../platform/dates';

/** A day as somebody has it before they ask for leave. */
export interface OpenDay {
  readonly day: CalendarDate;
  /** What of it is worked; null where they are not employed. */
  readonly worked: WorkedHalves | null;
  /** Whether some of it is leave already, approved or asked for. */
  readonly isTaken: boolean;
  /** Whether a holiday leaves it free, or half of it. */
  readonly isHoliday: boolean;
}

/** Leave from one day to another, and all days off in a row that it makes; places in the days that were given. */
export interface BestDays {
  readonly first: number;
  readonly last: number;
  readonly offFirst: number;
  readonly offLast: number;
  readonly amount: number;
}

interface Wanted {
  /** How much leave it takes at most. */
  readonly most: number;
  readonly mayBegin: (day: CalendarDate) => boolean;
  /** Whether days off between two working days count, by the rule of the first day. */
  readonly countsBetween: (day: CalendarDate) => boolean;
}

const halvesOf = ({ worked }: OpenDay) => Number(worked?.first ?? false) + Number(worked?.second ?? false);
const isFree = (day: OpenDay | undefined) =>
  Boolean(day?.worked) && !day?.isTaken && day !== undefined && halvesOf(day) === 0;
const lengthOf = ({ offFirst, offLast }: BestDays) => offLast - offFirst + 1;

/** All leave in a row, from a working day to a working day, that is not too much; as it counts by the rule. */
function* spansOf(days: readonly OpenDay[], { most, mayBegin, countsBetween }: Wanted) {
  for (const [first, begin] of days.entries()) {
    if (halvesOf(begin) === 0 || begin.isTaken || !mayBegin(begin.day)) continue;
    const countsAll = countsBetween(begin.day);
    let before = 0;
    for (let last = first; last < days.length; last++) {
      const end = days[last];
      if (!end?.worked || end.isTaken) break;
      const own = halvesOf(end) * HALF_DAY;
      if (before + own > most) break;
      if (own > 0) yield { first, last, amount: before + own };
      before += countsAll && last > first ? PARTS_PER_DAY : own;
    }
  }
}

/** With the free days around it. */
function runOf(days: readonly OpenDay[], span: Pick<BestDays, 'first' | 'last' | 'amount'>): BestDays {
  let [offFirst, offLast] = [span.first, span.last];
  while (isFree(days[offFirst - 1])) offFirst--;
  while (isFree(days[offLast + 1])) offLast++;
  return { ...span, offFirst, offLast };
}

/** Whether nobody would take the other who knows of this one: it brings as much for less, or the other adds no more days than it takes. */
function isBetter(one: BestDays, other: BestDays): boolean {
  const [less, more] = [other.amount - one.amount, lengthOf(one) - lengthOf(other)];
  const touches = one.offFirst <= other.offLast && other.offFirst <= one.offLast;
  if (touches && less >= 0 && more >= 0) return less > 0 || more > 0 || one.first < other.first;
  const isWithin = one.first >= other.first && one.last <= other.last && less > 0;
  return isWithin && -more * PARTS_PER_DAY <= less;
}

/** Most days off for a day of leave first; of those alike the longest, then the earliest. */
const byGain = (one: BestDays, other: BestDays) =>
  lengthOf(other) * one.amount - lengthOf(one) * other.amount ||
  lengthOf(other) - lengthOf(one) ||
  one.first - other.first;

/**
 * The shortest leave for the longest time off around holidays. A day next to a weekend makes three days in any week, so only what has a
 * holiday in it is told; and of what lies together only what each further day is worth.
 */
export function bestDays(days: readonly OpenDay[], wanted: Wanted): BestDays[] {
  const runs = [...spansOf(days, wanted)]
    .map((span) => runOf(days, span))
    .filter(({ offFirst, offLast }) => days.slice(offFirst, offLast + 1).some(({ isHoliday }) => isHoliday));
  return runs.filter((run) => !runs.some((other) => other !== run && isBetter(other, run))).sort(byGain);
}
