import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { persons } from '../people/tables';
import { roles } from '../roles/tables';
import { accounts } from '../sign-in/tables';

/**
 * Something an account is told in one of its roles: `N` asks for attention, `M` is a message. What the product says has a
 * text in every language beside its subject. `link` is the page that it leads to, with one pair behind it.
 */
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
    /** Null where the product itself speaks. */
    senderId: uuid('sender_id').references(() => persons.id),
    subject: text('subject').notNull(),
    textCode: text('text_code'),
    body: text('body').notNull(),
    link: text('link').notNull().default(''),
    linkKey: text('link_key').notNull().default(''),
    linkValue: text('link_value').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    index('notifications_account').on(table.accountId, table.createdAt),
    index('notifications_unread')
      .on(table.accountId, table.roleCode, table.kind)
      .where(sql`${table.readAt} is null`),
    index('notifications_unread_newest')
      .on(table.accountId, table.kind, table.createdAt)
      .where(sql`${table.readAt} is null`),
    check('notifications_link', sql`${table.link} ~ '^([a-z0-9-]+/[a-z0-9-]+)?$'`),
    check('notifications_kind', sql`${table.kind} in ('N', 'M')`),
  ],
);
