import { and, asc, eq, inArray, isNull, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { accounts, roleGrants, rolePermissions } from '../../../people/accounts/tables';
import { asOn } from '../../../people/effective-dates';
import { assignments, employments } from '../../../people/tables';
import { managersOf, unitsAbove } from '../../../people/visibility';
import type { Database } from '../../../platform/db/database';
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

/** Whether a grant is over the employment: over everyone, over its unit or one above it, or over those below the holder. */
function isOver({ employmentId, on, today }: Over): SQL {
  const unit = sql`select ${assignments.unitCode} from ${assignments}
    where ${assignments.employmentId} = ${employmentId} and ${asOn(assignments, on)}`;
  const isAbove = sql`exists (select 1 from ${employments} where ${employments.personId} = ${accounts.personId}
    and ${employments.id} in ${managersOf(sql`${employmentId}::uuid`, today)})`;
  return or(
    eq(roleGrants.scope, 'all'),
    and(eq(roleGrants.scope, 'unit'), sql`${roleGrants.unitCode} in ${unitsAbove(unit, today)}`),
    and(eq(roleGrants.scope, 'tree'), isAbove),
  ) as SQL;
}

/** Asked first, so that the database knows how few hold them. */
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
  const rows = await db
    .selectDistinctOn([accounts.personId], { personId: accounts.personId, roleCode: roleGrants.roleCode })
    .from(roleGrants)
    .innerJoin(accounts, eq(accounts.id, roleGrants.accountId))
    .where(
      and(
        inArray(roleGrants.roleCode, roleCodes),
        asOn(roleGrants, over.today),
        isNull(accounts.disabledAt),
        isNotNull(accounts.personId),
        isOver(over),
      ),
    )
    .orderBy(asc(accounts.personId), asc(roleGrants.roleCode));
  return rows.flatMap(({ personId, roleCode }) => (personId ? { personId, roleCode } : []));
}
