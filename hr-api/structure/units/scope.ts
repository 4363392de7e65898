import { and, eq } from 'drizzle-orm';
import { roleGrants } from '../../people/accounts/tables';
import { asOn } from '../../people/effective-dates';
import { grantDayOf } from '../../people/own-day';
import { seesEveryone } from '../../people/visibility';
import type { Actor } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import type { CalendarDate } from '../../platform/dates';
import { belowOn, turningDays, type Structure } from './plan/structure';

/** The units over which the actor's role is held today, the tops of what they look after; null where it is held over everyone. */
export async function keptUnits(db: Database, actor: Actor, today: CalendarDate): Promise<readonly string[] | null> {
  if (await seesEveryone(db, actor, today)) return null;
  const rows = await db
    .select({ code: roleGrants.unitCode })
    .from(roleGrants)
    .where(
      and(
        eq(roleGrants.accountId, actor.accountId),
        eq(roleGrants.roleCode, actor.roleCode),
        eq(roleGrants.scope, 'unit'),
        asOn(roleGrants, grantDayOf(actor, today)),
      ),
    );
  return rows.flatMap(({ code }) => (code === null ? [] : [code]));
}

interface Change {
  readonly before: Structure;
  readonly after: Structure;
  /** The units that it is about: itself, those above it and that its people go to. */
  readonly touched: readonly string[];
  readonly from: CalendarDate;
  readonly today: CalendarDate;
}

/**
 * Whether a change stays within what somebody looks after: each unit of it is theirs today and on its day, and on no day to come is any
 * unit below theirs that was not, but for a new one.
 */
export function isWithin(roots: readonly string[] | null, { before, after, touched, from, today }: Change): boolean {
  if (roots === null) return true;
  for (const day of [today, from]) {
    const [kept, keptAfter] = [belowOn(before, roots, day), belowOn(after, roots, day)];
    if (touched.some((code) => !(before.has(code) ? kept : keptAfter).has(code))) return false;
  }
  const days = [today, ...turningDays(after).filter((day) => day > today)];
  return days.every((day) => {
    const kept = belowOn(before, roots, day);
    return [...belowOn(after, roots, day)].every((code) => kept.has(code) || !before.has(code));
  });
}
