import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { employments } from '../../people/tables';
import { instant } from '../../platform/db/instant';

declare module '../../platform/texts/tables' {
  interface TextKinds {
    task: true;
  }
}

/**
 * A task of one employee; it is pending until `doneAt`. What the product set has a text in every language beside its title.
 * `link` is the page where it is done.
 */
export const tasks = pgTable(
  'tasks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    employmentId: uuid('employment_id')
      .notNull()
      .references(() => employments.id),
    title: text('title').notNull(),
    textCode: text('text_code'),
    link: text('link').notNull().default(''),
    dueOn: date('due_on'),
    createdAt: instant('created_at').notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [
    index('tasks_pending')
      .on(table.employmentId)
      .where(sql`${table.doneAt} is null`),
    // As reports sort days.
    index('tasks_pending_due')
      .on(sql`coalesce(${table.dueOn}, '0001-01-01'::date)`)
      .where(sql`${table.doneAt} is null`),
    index('tasks_done')
      .on(table.employmentId, table.doneAt)
      .where(sql`${table.doneAt} is not null`),
    check('tasks_link', sql`${table.link} ~ '^([a-z0-9-]+/[a-z0-9-]+)?$'`),
  ],
);
