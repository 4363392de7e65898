import { and, eq, gt, isNull, lt, ne, or } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { roleGrants } from '../../../people/accounts/tables';

type Wanted = Omit<typeof roleGrants.$inferInsert, 'id'> & {
  /** The grant that is to be so; it does not stand in its own way. */
  readonly id?: string;
};

/** Whether somebody holds a role over the same people on one of some days already. */
export async function isHeldAlready(
  db: Database,
  { id, accountId, roleCode, scope, unitCode, validFrom, validTo }: Wanted,
): Promise<boolean> {
  const same = await db.$count(
    roleGrants,
    and(
      id === undefined ? undefined : ne(roleGrants.id, id),
      eq(roleGrants.accountId, accountId),
      eq(roleGrants.roleCode, roleCode),
      eq(roleGrants.scope, scope),
      unitCode ? eq(roleGrants.unitCode, unitCode) : isNull(roleGrants.unitCode),
      or(isNull(roleGrants.validTo), gt(roleGrants.validTo, validFrom)),
      validTo ? lt(roleGrants.validFrom, validTo) : undefined,
    ),
  );
  return same > 0;
}
