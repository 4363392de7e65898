import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { roleGrants } from '../../../people/accounts/tables';

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
