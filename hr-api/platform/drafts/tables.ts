import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/instant';

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
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.form, table.subject] }),
    index('drafts_saved_at').on(table.savedAt),
  ],
);
