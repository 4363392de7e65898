import { and, asc, eq, inArray } from 'drizzle-orm';
import type { CallContext } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { accounts, roleGrants } from '../../../people/accounts/tables';
import { isManagedBy } from '../../user-accounts/managed-accounts';
import { giverOf, permissionsByRole, withinOn } from '../giver';
import { grantRefusal } from '../policy';

export type StoredGrant = typeof roleGrants.$inferSelect;

/**
 * Grants that a write is about, held until the transaction ends. One that nobody has and one of somebody who is not the caller's to manage
 * are refused alike; one that the caller may see and not change says why.
 */
export async function lockGrants(context: CallContext, codes: readonly string[]): Promise<StoredGrant[]> {
  const { actor, db, now } = context;
  const wanted = [...new Set(codes)];
  const rows = await db
    .select({ grant: roleGrants })
    .from(roleGrants)
    .innerJoin(accounts, eq(accounts.id, roleGrants.accountId))
    .where(and(inArray(roleGrants.id, wanted), isManagedBy(actor, dayOf(now))))
    .orderBy(asc(roleGrants.id))
    .for('update', { of: roleGrants });
  if (rows.length < wanted.length) throw new ApiError('not_found');
  const found = rows.map(({ grant }) => grant);
  await assertMayGive(context, found);
  return found;
}

/** Refuses grants that are not the caller's to give, change or end. */
export async function assertMayGive(
  context: Pick<CallContext, 'actor' | 'db' | 'now'>,
  grants: readonly Pick<StoredGrant, 'accountId' | 'roleCode' | 'scope' | 'unitCode'>[],
): Promise<void> {
  const giver = await giverOf(context);
  const isWithin = await withinOn(context.db, dayOf(context.now));
  const permissionsOf = await permissionsByRole(
    context.db,
    grants.map(({ roleCode }) => roleCode),
  );
  for (const grant of grants) {
    const because = grantRefusal(giver, { ...grant, permissions: permissionsOf(grant.roleCode) }, isWithin);
    if (because) throw new ApiError('forbidden', { params: { because } });
  }
}
