import { and, eq, exists, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Permission } from '../../platform/calls/call';
import type { CalendarDate } from '../../platform/dates';
import type { Database } from '../../platform/db/database';
import { asOn } from '../effective-dates';
import { permissions, roleGrants, rolePermissions, roles } from './tables';

/** The permissions of a capability, each with the roles that hold it until somebody decides otherwise. */
export type PermissionDefaults = Readonly<Record<Permission, readonly number[]>>;

/** What the permissions of a capability let people do, in a sentence each, and what they are called together. */
export interface PermissionTexts {
  readonly title: Readonly<Record<Language, string>>;
  readonly permissions: Readonly<Record<string, Readonly<Record<Language, string>>>>;
}

declare module '../../platform/offers' {
  interface Offers {
    /** The permissions that its handlers ask for, with the roles that hold them at first. */
    readonly permissions?: PermissionDefaults;
    /** What they let people do, for whoever gives them to roles. */
    readonly permissionTexts?: PermissionTexts;
  }
}

/** Gives each permission that the database has not met yet to its roles; what administrators changed stays as it is. */
export async function loadPermissions(db: Database, defaults: PermissionDefaults): Promise<void> {
  const names = Object.keys(defaults) as Permission[];
  const met = await db
    .insert(permissions)
    .values(names.map((name) => ({ name })))
    .onConflictDoNothing()
    .returning({ name: permissions.name });
  const known = new Set((await db.select({ code: roles.code }).from(roles)).map(({ code }) => code));
  const rows = met.flatMap(({ name }) =>
    (defaults[name as Permission] ?? [])
      .filter((roleCode) => known.has(roleCode))
      .map((roleCode) => ({ roleCode, permission: name })),
  );
  if (rows.length > 0) await db.insert(rolePermissions).values(rows).onConflictDoNothing();
}

/** What a role may do. */
export async function permissionsOfRole(db: Database, roleCode: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ permission: rolePermissions.permission })
    .from(rolePermissions)
    .where(eq(rolePermissions.roleCode, roleCode));
  return new Set(rows.map(({ permission }) => permission));
}

/** Whether the account of a row holds, in any role, a permission on a day. */
export function holdsPermission(accountId: AnyPgColumn, permission: Permission, on: CalendarDate): SQL {
  return exists(
    new QueryBuilder()
      .select({ one: sql`1` })
      .from(roleGrants)
      .innerJoin(
        rolePermissions,
        and(eq(rolePermissions.roleCode, roleGrants.roleCode), eq(rolePermissions.permission, permission)),
      )
      .where(and(eq(roleGrants.accountId, accountId), asOn(roleGrants, on))),
  );
}
