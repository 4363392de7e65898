import { and, eq, inArray } from 'drizzle-orm';
import type { Actor, CallContext } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { asOn } from '../effective-dates';
import { grantDayOf } from '../own-day';
import { roleGrants, rolePermissions } from './tables';

type Rights = Pick<Actor, 'permissions' | 'scopes'>;

/** What the caller may do in some of their own roles, and over whom they hold each; of the active one their session says it. */
export async function ownRightsOf(
  { actor, db, now }: Pick<CallContext, 'actor' | 'db' | 'now'>,
  roleCodes: readonly number[],
): Promise<(roleCode: number) => Rights> {
  const others = roleCodes.filter((code) => code !== actor.roleCode);
  if (others.length === 0) return () => actor;
  const { accountId, roleCode, scope } = roleGrants;
  const isHeld = asOn(roleGrants, grantDayOf(actor, dayOf(now)));
  const grants = await db
    .selectDistinct({ roleCode, scope })
    .from(roleGrants)
    .where(and(eq(accountId, actor.accountId), inArray(roleCode, others), isHeld));
  const held = await db.select().from(rolePermissions).where(inArray(rolePermissions.roleCode, others));
  return (code) =>
    code === actor.roleCode
      ? actor
      : {
          permissions: new Set(held.filter((row) => row.roleCode === code).map(({ permission }) => permission)),
          scopes: grants.filter((grant) => grant.roleCode === code).map((grant) => grant.scope),
        };
}
