import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { CallContext } from '../../platform/calls/call';
import { dayOf, type CalendarDate } from '../../platform/dates';
import type { Database } from '../../platform/db/database';
import { ApiError } from '../../platform/errors';
import { rolePermissions, roleGrants } from '../../people/accounts/tables';
import { asOn } from '../../people/effective-dates';
import { grantDayOf } from '../../people/own-day';
import { unitsOn } from '../../people/organisation/unit-tree';
import { canManageRoles, type Giver, type IsWithin, type OwnGrant } from './policy';

type Caller = Pick<CallContext, 'actor' | 'db' | 'now'>;

/** The caller as one who gives roles: with the reach of their active role today. */
export async function giverOf({ actor, db, now }: Caller): Promise<Giver> {
  const { scope, unitCode, accountId, roleCode } = roleGrants;
  const isHeld = and(
    eq(accountId, actor.accountId),
    eq(roleCode, actor.roleCode),
    asOn(roleGrants, grantDayOf(actor, dayOf(now))),
  );
  const reaches = await db.select({ scope, unitCode }).from(roleGrants).where(isHeld);
  return { accountId: actor.accountId, permissions: actor.permissions, reaches };
}

/** Refuses whoever may not say what roles may do. */
export async function assertManagesRoles(caller: Caller): Promise<void> {
  if (!canManageRoles(await giverOf(caller))) throw new ApiError('forbidden', { params: { because: 'scope' } });
}

/** Tells of two units whether one is the other or below it in the tree of a day. */
export async function withinOn(db: Database, today: CalendarDate): Promise<IsWithin> {
  const parents = new Map((await unitsOn(db, 'en', today)).map(({ code, parentCode }) => [code, parentCode]));
  return (unitCode, top) => {
    const seen = new Set<string>();
    for (let code: string | null = unitCode; code !== null && !seen.has(code); code = parents.get(code) ?? null) {
      if (code === top) return true;
      seen.add(code);
    }
    return false;
  };
}

/** What some roles may do, by the role; nothing for one that may do nothing. */
export async function permissionsByRole(
  db: Database,
  roleCodes: readonly number[],
): Promise<(roleCode: number) => ReadonlySet<string>> {
  const codes = [...new Set(roleCodes)];
  const rows =
    codes.length === 0 ? [] : await db.select().from(rolePermissions).where(inArray(rolePermissions.roleCode, codes));
  const byRole = new Map(codes.map((code) => [code, new Set<string>()]));
  for (const { roleCode, permission } of rows) byRole.get(roleCode)?.add(permission);
  return (roleCode) => byRole.get(roleCode) ?? new Set();
}

/** What the caller holds today or will: a role that is ahead counts as held, but lends nothing yet. */
export async function ownGrantsOf({
  actor,
  db,
  now,
}: Caller): Promise<{ readonly grants: OwnGrant[]; readonly heldRoles: ReadonlySet<number> }> {
  const today = grantDayOf(actor, dayOf(now));
  const isOpen = or(isNull(roleGrants.validTo), gt(roleGrants.validTo, today));
  const rows = await db
    .select()
    .from(roleGrants)
    .where(and(eq(roleGrants.accountId, actor.accountId), isOpen));
  const permissionsOf = await permissionsByRole(
    db,
    rows.map(({ roleCode }) => roleCode),
  );
  const grants = rows.map(({ roleCode, scope, unitCode, validFrom }) => ({
    ...{ roleCode, scope, unitCode },
    permissions: validFrom <= today ? permissionsOf(roleCode) : new Set<string>(),
  }));
  return { grants, heldRoles: new Set(rows.map(({ roleCode }) => roleCode)) };
}
