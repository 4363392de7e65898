import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { employments } from '../../people/tables';

export const shelves = pgTable('library_shelves', {
  code: integer('code').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
});

const shelfCode = integer('shelf_code').notNull();
export const books = pgTable('library_books', {
  code: uuid('code').primaryKey().defaultRandom(),
  title: text('title').notNull(),
  shelfCode: shelfCode.references(() => shelves.code),
  borrowerId: uuid('borrower_id').references(() => employments.id),
  dueOn: date('due_on').notNull(),
});
