import { SCOPES } from '../../platform/calls/call';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { units } from '../organisation/tables';
import { persons } from '../tables';
import { instant } from '../../platform/db/instant';

declare module '../../platform/texts/tables' {
  interface TextKinds {
    role: true;
  }
}

export const accountKind = pgEnum('account_kind', ['employee', 'client', 'candidate']);
export const typeOfUser = pgEnum('type_of_user', ['E', 'V']);

/** What signs in. An account that belongs to no person cannot. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    loginId: varchar('login_id', { length: 50 }).notNull(),
    personId: uuid('person_id').references(() => persons.id),
    kind: accountKind('kind').notNull(),
    typeOfUser: typeOfUser('type_of_user').notNull().default('E'),
    mail: text('mail').notNull(),
    passwordHash: text('password_hash'),
    mustPassCode: boolean('must_pass_code').notNull().default(false),
    /** Answered as `ischg` when nothing else is pending (SOPQ-16). */
    popupFlag: integer('popup_flag').notNull().default(0),
    language: varchar('language', { length: 2 }),
    /** The role in which a session begins while it is held. */
    startingRole: integer('starting_role'),
    disabledAt: instant('disabled_at'),
    /** Why, in the words of who disabled it; null while it is not. */
    disabledReason: text('disabled_reason'),
    /** The account of who disabled it; null where that was no administrator. */
    disabledBy: uuid('disabled_by'),
    /** From when on its owner is to be invited by the product itself: the day on which they join. */
    inviteOn: date('invite_on'),
    /** When its owner was last mailed how to set a first password. */
    invitedAt: instant('invited_at'),
  },
  (table) => [
    uniqueIndex('accounts_login_id').on(sql`lower(${table.loginId})`),
    index('accounts_person').on(table.personId),
    index('accounts_mail').on(sql`lower(${table.mail})`),
    index('accounts_to_invite')
      .on(table.inviteOn)
      .where(sql`${table.inviteOn} is not null`),
    index('accounts_external')
      .on(table.personId)
      .where(sql`${table.typeOfUser} = 'V'`),
  ],
);

/** Names are in `texts` under the kind `role`. */
export const roles = pgTable('roles', { code: integer('code').primaryKey() });

/** A role that an account holds from `validFrom` up to, not including, `validTo`, and over whom; `unitCode` with `unit` only. */
export const roleGrants = pgTable(
  'role_grants',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    roleCode: integer('role_code')
      .notNull()
      .references(() => roles.code),
    scope: text('scope', { enum: SCOPES }).notNull(),
    unitCode: text('unit_code').references(() => units.code),
    validFrom: date('valid_from').notNull(),
    validTo: date('valid_to'),
  },
  (table) => [
    index('role_grants_account').on(table.accountId, table.roleCode),
    index('role_grants_role').on(table.roleCode, table.scope),
    check('role_grants_span', sql`${table.validTo} > ${table.validFrom}`),
    check('role_grants_scope', sql`${table.scope} in ('self', 'tree', 'unit', 'all')`),
    check('role_grants_unit', sql`(${table.scope} = 'unit') = (${table.unitCode} is not null)`),
  ],
);

/** The permissions that the database has met: one that it has not is given to the roles that its capability names for it. */
export const permissions = pgTable('permissions', { name: text('name').primaryKey() });

/** What a role may do, wherever and over whom it is held; administrators keep it. A permission is `<subject>.<verb>`. */
export const rolePermissions = pgTable(
  'role_permissions',
  {
    roleCode: integer('role_code')
      .notNull()
      .references(() => roles.code),
    permission: text('permission').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roleCode, table.permission] })],
);
