import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What was taken from budgets: one row for each that is not whole again yet. */
export const budgets = pgTable(
  'budgets',
  {
    /** What is counted, and for whom. */
    subject: text('subject').primaryKey(),
    /** When the budget is whole again if nothing more is taken. */
    wholeAt: timestamp('whole_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('budgets_whole_at').on(table.wholeAt)],
);
