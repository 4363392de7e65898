import type { LeaveBalance, LeaveRequest } from '@/lib/contract/time/leave/leave-shapes';
import { daysLater, weekdayOf } from '@/lib/typed/calendar-days';

/** The type that is asked for most of those that are offered, else the first of them. */
export function likelyType(offered: readonly LeaveBalance[], requests: readonly LeaveRequest[]): number | null {
  const countOf = (code: number) => requests.filter(({ TypeCode }) => TypeCode === code).length;
  const codes = offered.map(({ TypeCode }) => TypeCode);
  return codes.reduce<number | null>(
    (best, code) => (best === null || countOf(code) > countOf(best) ? code : best),
    null,
  );
}

/** The first day for which a type may be asked: tomorrow, or as many days ahead as it has to be. */
export const earliestDay = (today: string, noticeDays: number): string => daysLater(today, Math.max(1, noticeDays));

/** The day itself, or the Monday after a weekend: what is likely before the calendar of the place is known. */
export function weekdayFrom(day: string): string {
  const weekday = weekdayOf(day);
  return weekday === 6 ? daysLater(day, 2) : weekday === 0 ? daysLater(day, 1) : day;
}
