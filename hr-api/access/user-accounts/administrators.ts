import { and, asc, eq, exists, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Permission } from '../../platform/calls/call';
import type { CalendarDate } from '../../platform/dates';
import type { Database } from '../../platform/db/database';
import { ApiError } from '../../platform/errors';
import { accounts, roleGrants, rolePermissions } from '../../people/accounts/tables';
import { clockAt, inForceFor, isEmployedNow, type OwnClock } from '../../people/own-day';
import { employments } from '../../people/tables';
import { lostCoverage, type GuardedSpan } from './lost-coverage';

/** Who has one of these over everybody can give back what was taken: the accounts, the roles, and what roles may do. */
const GUARDED = ['account.manage', 'grant.manage', 'role.manage'] as const satisfies readonly Permission[];

/** The accounts that have one of some permissions over everybody in one of their roles today, and may sign in. */
function openAdministrators(db: Database, clock: OwnClock, permissions: readonly Permission[]) {
  const isHeld = db
    .select({ one: sql`1` })
    .from(roleGrants)
    .innerJoin(
      rolePermissions,
      and(eq(rolePermissions.roleCode, roleGrants.roleCode), inArray(rolePermissions.permission, [...permissions])),
    )
    .where(
      and(
        eq(roleGrants.accountId, accounts.id),
        eq(roleGrants.scope, 'all'),
        inForceFor(roleGrants, accounts.personId, clock),
      ),
    );
  return db
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(employments, and(eq(employments.personId, accounts.personId), isEmployedNow(clock)))
    .where(and(eq(accounts.kind, 'employee'), isNull(accounts.disabledAt), exists(isHeld)))
    .orderBy(asc(accounts.id));
}

/** Whether nobody could manage all accounts, or all roles, any more without this one. */
export const isLastAdministrator = async (db: Database, accountId: string, now: Date): Promise<boolean> =>
  isLast(db, accountId, await clockAt(db, now));

async function isLast(db: Database, accountId: string, clock: OwnClock): Promise<boolean> {
  for (const permission of GUARDED) {
    const found = await openAdministrators(db, clock, [permission]);
    if (found.length > 0 && found.every(({ id }) => id === accountId)) return true;
  }
  return false;
}

const lockAdministrators = (db: Database, clock: OwnClock) =>
  openAdministrators(db, clock, GUARDED).for('update', { of: accounts });

/**
 * The same for a write, which holds the accounts of all administrators until its transaction ends: of two who disable each other at
 * once the second is refused. Ask it before any other account is held.
 */
export async function lockLastAdministrator(db: Database, accountId: string, now: Date): Promise<boolean> {
  const clock = await clockAt(db, now);
  await lockAdministrators(db, clock);
  return isLast(db, accountId, clock);
}

/** Whether nobody could manage all accounts any more without a person; held as `lockLastAdministrator` holds it. */
export async function managesAlone(db: Database, personId: string, now: Date): Promise<boolean> {
  const own = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.personId, personId));
  for (const { id } of own) if (await lockLastAdministrator(db, id, now)) return true;
  return false;
}

/** For how long each guarded permission is somebody's over everybody who may sign in. */
function guardedSpans(db: Database, clock: OwnClock & { readonly today: CalendarDate }): Promise<GuardedSpan[]> {
  const { validFrom, validTo } = roleGrants;
  return db
    .select({ permission: rolePermissions.permission, validFrom, validTo })
    .from(roleGrants)
    .innerJoin(
      rolePermissions,
      and(eq(rolePermissions.roleCode, roleGrants.roleCode), inArray(rolePermissions.permission, [...GUARDED])),
    )
    .innerJoin(accounts, eq(accounts.id, roleGrants.accountId))
    .innerJoin(employments, and(eq(employments.personId, accounts.personId), isEmployedNow(clock)))
    .where(
      and(
        eq(roleGrants.scope, 'all'),
        or(isNull(validTo), gt(validTo, clock.today)),
        eq(accounts.kind, 'employee'),
        isNull(accounts.disabledAt),
      ),
    );
}

/**
 * Writes what changes roles or grants, and refuses it where from today on a day comes on which nobody could manage all accounts or roles
 * any more, which without it would not be so. The accounts of administrators are held meanwhile.
 */
export async function keepAdministrators<Result>(
  db: Database,
  now: Date,
  write: () => Promise<Result>,
): Promise<Result> {
  const clock = await clockAt(db, now);
  await lockAdministrators(db, clock);
  const before = await guardedSpans(db, clock);
  const result = await write();
  if (lostCoverage(before, await guardedSpans(db, clock), clock.today).length > 0)
    throw new ApiError('forbidden', { params: { because: 'last_administrator' } });
  return result;
}
