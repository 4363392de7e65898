import { and, asc, eq, exists, isNull, sql } from 'drizzle-orm';
import type { Permission } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import type { Database } from '../../platform/db/database';
import { accounts, roleGrants, rolePermissions } from '../../people/accounts/tables';
import { asOn } from '../../people/effective-dates';
import { employments } from '../../people/tables';

/** Who has it over everybody can enable any account again. */
const MANAGES: Permission = 'account.manage';

/** The accounts that manage all others in one of their roles today, and may sign in. */
function openAdministrators(db: Database, now: Date) {
  const today = dayOf(now);
  const isHeld = db
    .select({ one: sql`1` })
    .from(roleGrants)
    .innerJoin(
      rolePermissions,
      and(eq(rolePermissions.roleCode, roleGrants.roleCode), eq(rolePermissions.permission, MANAGES)),
    )
    .where(and(eq(roleGrants.accountId, accounts.id), eq(roleGrants.scope, 'all'), asOn(roleGrants, today)));
  return db
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(employments, and(eq(employments.personId, accounts.personId), asOn(employments, today)))
    .where(and(eq(accounts.kind, 'employee'), isNull(accounts.disabledAt), exists(isHeld)))
    .orderBy(asc(accounts.id));
}

const isOnlyOne = (found: readonly { readonly id: string }[], accountId: string) =>
  found.length > 0 && found.every(({ id }) => id === accountId);

/** Whether nobody could manage all accounts any more without this one. */
export async function isLastAdministrator(db: Database, accountId: string, now: Date): Promise<boolean> {
  return isOnlyOne(await openAdministrators(db, now), accountId);
}

/**
 * The same for a write, which holds the accounts of all administrators until its transaction ends: of two who disable each other at
 * once the second is refused. Ask it before any other account is held.
 */
export async function lockLastAdministrator(db: Database, accountId: string, now: Date): Promise<boolean> {
  return isOnlyOne(await openAdministrators(db, now).for('update', { of: accounts }), accountId);
}

/** Whether nobody could manage all accounts any more without a person; held as `lockLastAdministrator` holds it. */
export async function managesAlone(db: Database, personId: string, now: Date): Promise<boolean> {
  const own = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.personId, personId));
  for (const { id } of own) if (await lockLastAdministrator(db, id, now)) return true;
  return false;
}
