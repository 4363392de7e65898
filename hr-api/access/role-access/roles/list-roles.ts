import { and, count, countDistinct, eq } from 'drizzle-orm';
import type { AccessRole } from '../../../../lib/contract/access/role-access/shapes';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { accounts, roleGrants, rolePermissions } from '../../../people/accounts/tables';
import { asOn } from '../../../people/effective-dates';
import { isManagedBy } from '../../user-accounts/managed-accounts';
import { ownGrantsOf } from '../giver';
import { liveRoles, type LiveRole } from './live-roles';

/** Some roles as lists show them, with how many hold each of those whom the caller manages. */
export async function describeRoles(
  context: Pick<CallContext, 'actor' | 'db' | 'now'>,
  found: readonly LiveRole[],
): Promise<AccessRole[]> {
  const { actor, db, now } = context;
  const today = dayOf(now);
  const holders = await db
    .select({ code: roleGrants.roleCode, count: countDistinct(roleGrants.accountId) })
    .from(roleGrants)
    .innerJoin(accounts, eq(accounts.id, roleGrants.accountId))
    .where(and(asOn(roleGrants, today), isManagedBy(actor, today)))
    .groupBy(roleGrants.roleCode);
  const permissions = await db
    .select({ code: rolePermissions.roleCode, count: count() })
    .from(rolePermissions)
    .groupBy(rolePermissions.roleCode);
  const { heldRoles } = await ownGrantsOf(context);
  const countOf = (rows: readonly { code: number; count: number }[], code: number) =>
    Number(rows.find((row) => row.code === code)?.count ?? 0);
  return found.map(({ code, name, isOwn }) => ({
    RoleCode: code,
    Name: name,
    IsShipped: !isOwn,
    IsHeld: heldRoles.has(code),
    Holders: countOf(holders, code),
    Permissions: countOf(permissions, code),
  }));
}

export const listAccessRoles: Handler<'listAccessRoles'> = async (_request, context) =>
  describeRoles(context, await liveRoles(context.db, context.language));
