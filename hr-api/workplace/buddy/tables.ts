import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { languages } from '../../../lib/contract/platform/languages';
import { accounts } from '../../people/accounts/tables';
import { instant } from '../../platform/db/instant';

/** Somebody to take along on a tour; `drawing` is an SVG of the product's own. */
export const tourImages = pgTable('tour_images', {
  name: text('name').primaryKey(),
  drawing: text('drawing').notNull(),
  position: integer('position').notNull(),
});

/** Whom a person takes along. */
export const tourBuddies = pgTable('tour_buddies', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  imageName: text('image_name')
    .notNull()
    .references(() => tourImages.name),
  chosenAt: instant('chosen_at').notNull(),
});

/** Something that a buddy can walk a person through on the page at `/{module}/{link}`; only those who may open it. */
export const buddyTasks = pgTable('buddy_tasks', {
  id: uuid('id').primaryKey().defaultRandom(),
  code: text('code').notNull().unique(),
  categoryCode: text('category_code').notNull(),
  module: text('module').notNull(),
  link: text('link').notNull(),
  position: integer('position').notNull(),
});

/** A step on the element whose name is `fieldName`; its content is HTML. */
export interface BuddyStep {
  readonly fieldName: string;
  readonly content: string;
}

/** A task in one language; header and footer are HTML. */
export const buddyTaskTexts = pgTable(
  'buddy_task_texts',
  {
    taskId: uuid('task_id')
      .notNull()
      .references(() => buddyTasks.id),
    language: text('language', { enum: languages }).notNull(),
    categoryName: text('category_name').notNull(),
    name: text('name').notNull(),
    header: text('header').notNull(),
    footer: text('footer').notNull(),
    steps: jsonb('steps').$type<BuddyStep[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.language] })],
);

/** Who has been walked through what. */
export const buddyTaskMarks = pgTable(
  'buddy_task_marks',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    taskId: uuid('task_id')
      .notNull()
      .references(() => buddyTasks.id),
    doneAt: instant('done_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.taskId] }),
    index('buddy_task_marks_task').on(table.taskId),
  ],
);
