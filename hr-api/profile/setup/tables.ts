import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/instant';
import { accounts } from '../../people/accounts/tables';
import { recordSections } from '../../people/record/tables';

/** Who tries the draft of a section out, until it is published or given up. What they answer is kept nowhere. */
export const recordTesters = pgTable(
  'record_testers',
  {
    sectionCode: integer('section_code')
      .notNull()
      .references(() => recordSections.code),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    askedAt: instant('asked_at').notNull(),
    triedAt: instant('tried_at'),
    tries: integer('tries').notNull().default(0),
    /** Of the last try: how many answers did not pass. */
    issueCount: integer('issue_count').notNull().default(0),
    comments: text('comments').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.sectionCode, table.accountId] }),
    index('record_testers_account').on(table.accountId),
  ],
);
