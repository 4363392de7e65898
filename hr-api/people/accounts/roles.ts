import { and, asc, eq, sql } from 'drizzle-orm';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Actor, CallContext, Permission } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import { dayOf, type CalendarDate } from '../../platform/dates';
import { asOn } from '../effective-dates';
import { grantDayOf } from '../own-day';
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

/** The codes of the roles of somebody's own that may do something, lowest first. */
export async function ownRolesWith(
  db: Database,
  holder: Pick<Actor, 'accountId' | 'grantDay'>,
  { permission, today }: { permission: Permission; today: CalendarDate },
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ code: roleGrants.roleCode })
    .from(roleGrants)
    .innerJoin(
      rolePermissions,
      and(eq(rolePermissions.roleCode, roleGrants.roleCode), eq(rolePermissions.permission, permission)),
    )
    .where(and(eq(roleGrants.accountId, holder.accountId), asOn(roleGrants, grantDayOf(holder, today))))
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

/** The caller's own roles, by the day on which they are: what is asked of one's own roles is asked here. */
export const ownRolesOf = ({ actor, db, now, language }: Pick<CallContext, 'actor' | 'db' | 'now' | 'language'>) =>
  namedRolesOf(db, actor.accountId, grantDayOf(actor, dayOf(now)), language);
