import { boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accounts, roleGrants, roles } from '../../people/accounts/tables';
import { instant } from '../../platform/db/instant';

/** What is known of a role beside what it is given. One that came with the product has no row until somebody changes it. */
export const roleStates = pgTable('role_states', {
  roleCode: integer('role_code')
    .primaryKey()
    .references(() => roles.code),
  /** Whether the organisation made it itself. */
  isOwn: boolean('is_own').notNull().default(false),
  copiedFrom: integer('copied_from'),
  createdAt: instant('created_at'),
  createdBy: uuid('created_by'),
  /** Since when it is nobody's any more. */
  retiredAt: instant('retired_at'),
  /** Counts its changes, so that of two who change it at once the second is told. */
  version: integer('version').notNull().default(0),
});

/** Who gave a grant, when and why, and who looked at it since. Grants that came otherwise have no row until somebody looks. */
export const grantDetails = pgTable('grant_details', {
  grantId: uuid('grant_id')
    .primaryKey()
    .references(() => roleGrants.id, { onDelete: 'cascade' }),
  givenBy: uuid('given_by'),
  givenAt: instant('given_at'),
  reason: text('reason').notNull().default(''),
  confirmedBy: uuid('confirmed_by'),
  confirmedOn: date('confirmed_on'),
});

/** On which day somebody last worked in a role: written once a day at most. */
export const roleUses = pgTable(
  'role_uses',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    roleCode: integer('role_code').notNull(),
    lastUsedOn: date('last_used_on').notNull(),
    /** False for a role that was held before uses were written down: then it is the day from which they count. */
    isKnown: boolean('is_known').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.roleCode] })],
);
