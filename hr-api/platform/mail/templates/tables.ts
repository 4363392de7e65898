import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../db/instant';

/** The words that an organisation has put in the place of a mail's own, a row for each language. */
export const mailTexts = pgTable(
  'mail_texts',
  {
    templateCode: text('template_code').notNull(),
    language: text('language').notNull(),
    subject: text('subject').notNull(),
    /** HTML with placeholders. */
    content: text('content').notNull(),
    /** Counts the changes, so that nobody writes over what they have not seen. */
    revision: integer('revision').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** Of `accounts`, as the schema's migration says: this layer knows no people. */
    changedBy: uuid('changed_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.templateCode, table.language] })],
);
