import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { FEED_KINDS } from '../../../lib/contract/time/calendar-feeds/feed-rules';
import { accounts } from '../../people/accounts/tables';
import { employments } from '../../people/tables';
import { instant } from '../../platform/db/instant';

/**
 * A subscription of a calendar program. It opens for the account in the role in which it was made, as long as the employment lasts
 * in which it was made; nobody has its secret but who made it.
 */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    employmentId: uuid('employment_id')
      .notNull()
      .references(() => employments.id, { onDelete: 'cascade' }),
    roleCode: integer('role_code').notNull(),
    kind: text('kind', { enum: FEED_KINDS }).notNull(),
    /** SHA-256 of the secret, hexadecimal. */
    secretHash: text('secret_hash').notNull().unique(),
    madeAt: instant('made_at').notNull(),
    lastReadAt: instant('last_read_at'),
    /** What the calendar was made of when it was last read, as a digest; how often that was another one, and since when it is this. */
    tag: text('tag').notNull().default(''),
    revision: integer('revision').notNull().default(0),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    index('calendar_feeds_account').on(table.accountId),
    index('calendar_feeds_employment').on(table.employmentId),
  ],
);
