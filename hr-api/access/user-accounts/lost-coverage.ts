import type { CalendarDate } from '../../platform/dates';
import { covers, type Span } from '../../people/effective-dates';

/** For how long somebody has a permission that somebody must have. */
export interface GuardedSpan extends Span {
  readonly permission: string;
}

/** From which days on a permission is nobody's any more that was somebody's before; today and each day on which something turns count. */
export function lostCoverage(
  before: readonly GuardedSpan[],
  after: readonly GuardedSpan[],
  today: CalendarDate,
): CalendarDate[] {
  const turning = [...before, ...after].flatMap(({ validFrom, validTo }) => [validFrom, validTo]);
  const days = [...new Set([today, ...turning])].filter((day): day is CalendarDate => day !== null && day >= today);
  const permissions = new Set(before.map(({ permission }) => permission));
  const isSomebodys = (spans: readonly GuardedSpan[], permission: string, day: CalendarDate) =>
    spans.some((span) => span.permission === permission && covers(span, day));
  return days
    .filter((day) =>
      [...permissions].some(
        (permission) => isSomebodys(before, permission, day) && !isSomebodys(after, permission, day),
      ),
    )
    .sort();
}
