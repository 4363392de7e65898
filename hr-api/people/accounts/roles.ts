import { and, asc, eq, sql } from 'drizzle-orm';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Permission } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import type { CalendarDate } from '../../platform/dates';
import { asOn } from '../effective-dates';
import { textsOf } from '../../platform/texts/data';
import { rolePermissions, roleGrants, roles } from './tables';

/** The codes of the roles that an account holds on a day, lowest first. */
export async function rolesOf(db: Database, accountId: string, on: CalendarDate): Promise<number[]> {
  const rows = await db
    .selectDistinct({ code: roleGrants.roleCode })
    .from(roleGrants)
    .where(and(eq(roleGrants.accountId, accountId), asOn(roleGrants, on)))
    .orderBy(asc(roleGrants.roleCode));
  return rows.map(({ code }) => code);
}

/** Of these the codes of the roles that may do something, lowest first. */
export async function rolesWith(
  db: Database,
  { accountId, permission, on }: { accountId: string; permission: Permission; on: CalendarDate },
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ code: roleGrants.roleCode })
    .from(roleGrants)
    .innerJoin(
      rolePermissions,
      and(eq(rolePermissions.roleCode, roleGrants.roleCode), eq(rolePermissions.permission, permission)),
    )
    .where(and(eq(roleGrants.accountId, accountId), asOn(roleGrants, on)))
    .orderBy(asc(roleGrants.roleCode));
  return rows.map(({ code }) => code);
}

/** The roles that an account holds on a day, with their names, lowest code first. */
export async function namedRolesOf(
  db: Database,
  accountId: string,
  on: CalendarDate,
  language: Language,
): Promise<{ code: number; name: string }[]> {
  const names = textsOf('role', language, 'role_texts');
  return db
    .selectDistinct({ code: roles.code, name: sql<string>`coalesce(${names.name}, ${roles.code}::text)` })
    .from(roleGrants)
    .innerJoin(roles, eq(roles.code, roleGrants.roleCode))
    .leftJoin(names, eq(names.code, sql`${roles.code}::text`))
    .where(and(eq(roleGrants.accountId, accountId), asOn(roleGrants, on)))
    .orderBy(asc(roles.code));
}
