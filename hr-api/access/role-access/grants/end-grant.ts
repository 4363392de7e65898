import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import type { CallContext } from '../../../platform/calls/call';
import { dayOf, type CalendarDate } from '../../../platform/dates';
import { roleGrants } from '../../../people/accounts/tables';
import { ownDaysOf } from '../../../people/own-day';

type OfAccount = Pick<typeof roleGrants.$inferSelect, 'accountId'>;

/**
 * The day on which grants begin or end that are to do so with the next call: today, or the day before where their holder is still on
 * that one.
 */
export async function atOnceFor(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  grants: readonly OfAccount[],
): Promise<(grant: OfAccount) => CalendarDate> {
  const today = dayOf(now);
  const ownDay = await ownDaysOf(
    db,
    grants.map(({ accountId }) => accountId),
    now,
  );
  return ({ accountId }) => (ownDay(accountId) < today ? ownDay(accountId) : today);
}

/** Ends a grant so that it gives nothing from a day on; one that would only begin then was never given. */
export async function endGrant(
  db: Database,
  { id, validFrom }: Pick<typeof roleGrants.$inferSelect, 'id' | 'validFrom'>,
  validTo: CalendarDate,
): Promise<void> {
  const isIt = eq(roleGrants.id, id);
  if (validFrom >= validTo) await db.delete(roleGrants).where(isIt);
  else await db.update(roleGrants).set({ validTo }).where(isIt);
}
