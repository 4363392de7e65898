import type { CalendarDate } from '../../platform/dates';
import type { WishKind } from './tables';

/** How many years have gone by on an anniversary. */
export function yearsOn(on: CalendarDate, since: CalendarDate): number {
  return Number(on.slice(0, 4)) - Number(since.slice(0, 4));
}

/** So long somebody new may be greeted. */
export const WELCOME_DAYS = 14;

/** So long after it was sent a wish can be taken back; then it arrives. */
const ARRIVES_AFTER_MS = 60_000;

/** Wishes sent up to then have arrived. */
export const arrivedUntil = (now: Date): Date => new Date(now.getTime() - ARRIVES_AFTER_MS);

/** What names a happening on the wire: its kind and its day. Whose it is, stands beside it. */
export function wishCodeOf(kind: WishKind, on: CalendarDate): string {
  return `${kind}-${on}`;
}

/** The happening that a `WishCode` names; null for one that the HR API has not given out. */
export function happeningIn(wishCode: string): { kind: WishKind; on: CalendarDate } | null {
  const [, kind, on] = /^(BirthDay|Joining)-(\d{4}-\d{2}-\d{2})$/.exec(wishCode) ?? [];
  return kind && on ? { kind: kind as WishKind, on } : null;
}
