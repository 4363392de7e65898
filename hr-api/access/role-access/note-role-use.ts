import { lt, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { dayOf } from '../../platform/dates';
import { roleUses } from './tables';

/** Notes that somebody works in a role today; of a day that is noted already nothing is written. */
export async function noteRoleUse(
  db: Database,
  { accountId, roleCode }: { readonly accountId: string; readonly roleCode: number },
  now: Date,
): Promise<void> {
  const lastUsedOn = dayOf(now);
  await db
    .insert(roleUses)
    .values({ accountId, roleCode, lastUsedOn })
    .onConflictDoUpdate({
      target: [roleUses.accountId, roleUses.roleCode],
      set: { lastUsedOn: sql`excluded.last_used_on`, isKnown: true },
      setWhere: or(lt(roleUses.lastUsedOn, lastUsedOn), not(roleUses.isKnown)),
    });
}
