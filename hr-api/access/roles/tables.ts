import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { units } from '../../people/organisation/tables';
import { accounts } from '../sign-in/tables';

/** Names are in `texts` under the kind `role`. */
export const roles = pgTable('roles', { code: integer('code').primaryKey() });

export const SCOPES = ['self', 'tree', 'unit', 'all'] as const;
export type Scope = (typeof SCOPES)[number];

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
    check('role_grants_span', sql`${table.validTo} > ${table.validFrom}`),
    check('role_grants_scope', sql`${table.scope} in ('self', 'tree', 'unit', 'all')`),
    check('role_grants_unit', sql`(${table.scope} = 'unit') = (${table.unitCode} is not null)`),
  ],
);
