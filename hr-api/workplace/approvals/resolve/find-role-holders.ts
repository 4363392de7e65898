import { and, eq, min, or, sql, type SQL } from 'drizzle-orm';
import { accounts, roleGrants, rolePermissions } from '../../../people/accounts/tables';
import { asOn } from '../../../people/effective-dates';
import { assignments, employments } from '../../../people/tables';
import { managersOf, unitsAbove } from '../../../people/visibility';
import type { Database } from '../../../platform/db/database';
import { prepareOnce } from '../../../platform/db/prepare-once';
import type { CalendarDate } from '../../../platform/dates';

export interface RoleHolder {
  readonly personId: string;
  readonly roleCode: number;
}

interface Over {
  readonly employmentId: string;
  /** The day on which the place of that employment counts. */
  readonly on: CalendarDate;
  readonly today: CalendarDate;
}

const given = {
  roleCodes: sql.placeholder('roleCodes'),
  employmentId: sql`${sql.placeholder('employmentId')}::uuid`,
  on: sql`${sql.placeholder('on')}::date`,
  today: sql`${sql.placeholder('today')}::date`,
};

/** Whether a grant is over everyone, or over the employment's unit or one above it. */
function isOver(): SQL {
  const unit = sql`select ${assignments.unitCode} from ${assignments}
    where ${assignments.employmentId} = ${given.employmentId} and ${asOn(assignments, given.on)}`;
  return or(
    eq(roleGrants.scope, 'all'),
    and(eq(roleGrants.scope, 'unit'), sql`${roleGrants.unitCode} in ${unitsAbove(unit, given.today)}`),
  ) as SQL;
}

/** Who holds some roles over an employment. Each step of a chain asks it, and planning it takes longer than finding the few. */
const holdersOver = prepareOnce('role_holders', (db) => {
  // Each is looked up by their account, where a join would go through all accounts.
  const personId = sql<string | null>`(select ${accounts.personId} from ${accounts}
    where ${accounts.id} = ${roleGrants.accountId} and ${accounts.disabledAt} is null)`;
  const leaders = sql`(select ${employments.personId} from ${employments}
    where ${employments.id} in ${managersOf(given.employmentId, given.today)})`;
  const isLeader = and(eq(roleGrants.scope, 'tree'), sql`${personId} in ${leaders}`);
  const isOfRole = sql`${roleGrants.roleCode} = any(${given.roleCodes}::int[])`;
  return db
    .select({ personId, roleCode: min(roleGrants.roleCode) })
    .from(roleGrants)
    .where(and(isOfRole, asOn(roleGrants, given.today), or(isOver(), isLeader)))
    .groupBy(personId)
    .orderBy(personId);
});

async function rolesThatMay(db: Database, permission: string): Promise<number[]> {
  const rows = await db
    .select({ roleCode: rolePermissions.roleCode })
    .from(rolePermissions)
    .where(eq(rolePermissions.permission, permission));
  return rows.map(({ roleCode }) => roleCode);
}

/** Who holds a role, or any role with a permission, over an employment today. Of two such roles it is the lower one. */
export async function findRoleHolders(
  db: Database,
  by: { readonly roleCode: number } | { readonly permission: string },
  over: Over,
): Promise<RoleHolder[]> {
  const roleCodes = 'roleCode' in by ? [by.roleCode] : await rolesThatMay(db, by.permission);
  if (roleCodes.length === 0) return [];
  const rows = await holdersOver(db).execute({ ...over, roleCodes });
  return rows.flatMap(({ personId, roleCode }) => (personId && roleCode ? { personId, roleCode } : []));
}
