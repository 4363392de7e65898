import { HALF_DAY, HOUR } from '../../../../lib/contract/time/leave/leave-rules';
import type { CalendarDate } from '../../../platform/dates';
import type { LeaveDay } from './count-days';

/** A day of a request as it was counted when it was asked for. */
export interface StoredDay {
  readonly day: CalendarDate;
  readonly first: boolean;
  readonly second: boolean;
  readonly amount: number;
  /** Whether it was not given back. */
  readonly isHeld: boolean;
}

/** Which halves of a day other leave holds. */
export type HeldElsewhere = (day: CalendarDate) => { readonly first: boolean; readonly second: boolean };

/** A day that counts differently now, by what it comes to or by its halves; `amount` is 0 where it does not count any more. */
export interface RecountedDay extends Omit<StoredDay, 'isHeld'> {
  readonly was: number;
}

/**
 * What of a request counts differently than it did. Days that were given back stay so, and what other leave holds by now is not taken
 * twice. `hours` is what was asked for of a single day, or null.
 */
export function recountDays(
  counted: readonly LeaveDay[],
  stored: readonly StoredDay[],
  { heldElsewhere, hours }: { readonly heldElsewhere: HeldElsewhere; readonly hours: number | null },
): RecountedDay[] {
  const before = new Map(stored.map((one) => [one.day, one]));
  return counted.flatMap(({ day, ...one }) => {
    const was = before.get(day);
    if (was && !was.isHeld) return [];
    const other = heldElsewhere(day);
    const [first, second] = [one.first && !other.first, one.second && !other.second];
    const full = (Number(first) + Number(second)) * HALF_DAY;
    const amount = one.amount === 0 ? 0 : Math.min(full, hours === null ? full : hours * HOUR);
    const isSame = amount === (was?.amount ?? 0) && (!was || (was.first === first && was.second === second));
    return isSame ? [] : [{ day, first, second, amount, was: was?.amount ?? 0 }];
  });
}
