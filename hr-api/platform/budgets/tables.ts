import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/instant';

/** What was taken from budgets: one row for each that is not whole again yet. */
export const budgets = pgTable(
  'budgets',
  {
    /** What is counted, and for whom. */
    subject: text('subject').primaryKey(),
    /** When the budget is whole again if nothing more is taken. */
    wholeAt: instant('whole_at').notNull(),
  },
  (table) => [index('budgets_whole_at').on(table.wholeAt)],
);
