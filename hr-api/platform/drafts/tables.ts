import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What a person has typed into a form and not sent yet; nobody else's business, and no record of anything. */
export const drafts = pgTable(
  'drafts',
  {
    /** Of `accounts`, as the schema's migration says: this layer knows no people. */
    accountId: uuid('account_id').notNull(),
    form: text('form').notNull(),
    /** What the form is about, as its code; empty where the form says it all. */
    subject: text('subject').notNull(),
    content: text('content').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.form, table.subject] }),
    index('drafts_saved_at').on(table.savedAt),
  ],
);
