import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { locations } from '../../people/organisation/tables';
import { persons } from '../../people/tables';
import { accounts, roles } from '../../people/accounts/tables';
import { instant } from '../../platform/db/instant';

declare module '../../platform/texts/tables' {
  interface TextKinds {
    'internal-message': true;
    notification: true;
    'notification-category': true;
    'notification-status': true;
  }
}

/** What kind of thing is told, in the words of the field; their names are in `texts`. */
export const CATEGORIES = ['approval', 'information', 'message', 'reminder'] as const;
export type Category = (typeof CATEGORIES)[number];

/**
 * Something an account is told in one of its roles: `N` asks for attention, `M` is a message. What the product says has a
 * text in every language beside its subject and body (HTML). `link` is the page that it leads to, with one pair behind it.
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
    /** Whom it is about; null where it is about nobody. */
    aboutId: uuid('about_id').references(() => persons.id),
    category: text('category', { enum: CATEGORIES }).notNull().default('information'),
    subject: text('subject').notNull(),
    textCode: text('text_code'),
    body: text('body').notNull(),
    link: text('link').notNull().default(''),
    linkKey: text('link_key').notNull().default(''),
    linkValue: text('link_value').notNull().default(''),
    dueOn: date('due_on'),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    index('notifications_account').on(table.accountId, table.createdAt),
    index('notifications_unread')
      .on(table.accountId, table.roleCode, table.kind)
      .where(sql`${table.readAt} is null`),
    index('notifications_unread_newest')
      .on(table.accountId, table.kind, table.createdAt)
      .where(sql`${table.readAt} is null`),
    index('notifications_unread_sent')
      .on(table.createdAt)
      .where(sql`${table.readAt} is null`),
    index('notifications_unread_link')
      .on(table.linkValue)
      .where(sql`${table.readAt} is null`),
    check('notifications_link', sql`${table.link} ~ '^([a-z0-9-]+/[a-z0-9-]+)?$'`),
    check('notifications_kind', sql`${table.kind} in ('N', 'M')`),
  ],
);

/** What the organisation tells everybody of a place, or of all places, after they sign in; `body` is HTML. */
export const internalMessages = pgTable('internal_messages', {
  id: uuid('id').primaryKey().defaultRandom(),
  code: text('code').notNull().unique(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  textCode: text('text_code'),
  locationCode: text('location_code').references(() => locations.code),
  validFrom: date('valid_from').notNull(),
  /** The first day on which it is not shown any more. */
  validTo: date('valid_to'),
});

/** When an account last read an internal message. */
export const internalMessageReadings = pgTable(
  'internal_message_readings',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => internalMessages.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    readAt: instant('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.accountId] })],
);
