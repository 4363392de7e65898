import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { accounts, roleGrants } from '../../../people/accounts/tables';

/** The roles of those who are no employees, such as client users: they come with their accounts and are given to nobody. */
export async function clientRoles(db: Database): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectDistinct({ code: roleGrants.roleCode })
    .from(roleGrants)
    .innerJoin(accounts, and(eq(accounts.id, roleGrants.accountId), ne(accounts.kind, 'employee')));
  return new Set(rows.map(({ code }) => code));
}

export const isClientRole = async (db: Database, roleCode: number): Promise<boolean> =>
  (await clientRoles(db)).has(roleCode);
