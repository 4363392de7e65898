import type { CalendarDate } from '../../../platform/dates';
import type { ClaimedDay } from '../claims/count-days';

/** A day of a claim that would be credited differently now; `amount` is 0 where it was worked by everybody. */
export interface RecountedDay {
  readonly day: CalendarDate;
  readonly was: number;
  readonly amount: number;
  readonly minutes: number;
}

/**
 * What of an approved claim counts differently by the calendars as they are now. Nothing else moves what was credited: neither leave that
 * was entered on a day later nor an employment that ended. A day that counts again is credited unless another claim has it by now.
 */
export function recountDays(
  counted: readonly ClaimedDay[],
  stored: readonly { readonly day: CalendarDate; readonly amount: number }[],
): RecountedDay[] {
  const before = new Map(stored.map(({ day, amount }) => [day, amount]));
  return counted.flatMap(({ day, amount, minutes, refusal }) => {
    const was = before.get(day) ?? 0;
    const isKnown = refusal === '' || refusal === 'worked';
    return isKnown && amount !== was ? [{ day, was, amount, minutes }] : [];
  });
}
