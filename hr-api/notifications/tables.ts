import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { roles } from '../roles/tables';
import { accounts } from '../sign-in/tables';

/** Something an account is told in one of its roles: `N` asks for attention, `M` is a message. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    roleCode: integer('role_code')
      .notNull()
      .references(() => roles.code),
    kind: text('kind', { enum: ['N', 'M'] }).notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    index('notifications_account').on(table.accountId, table.createdAt),
    index('notifications_unread')
      .on(table.accountId, table.roleCode, table.kind)
      .where(sql`${table.readAt} is null`),
    check('notifications_kind', sql`${table.kind} in ('N', 'M')`),
  ],
);
