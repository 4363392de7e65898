import { boolean, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { TOUR_TYPES } from '../../../lib/contract/workplace/tours';
import { languages } from '../../../lib/contract/platform/languages';

/** The tour of a page, or of the frame around all pages, which has an empty `urlName`. `code` is the wire's HeaderCode. */
export const tours = pgTable(
  'tours',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    type: text('type', { enum: TOUR_TYPES }).notNull(),
    urlName: text('url_name').notNull(),
  },
  (table) => [unique('tours_place').on(table.type, table.urlName)],
);

/** A step, shown on the element whose name is `fieldName`. `code` is the wire's FieldCode; the order is free text. */
export const tourItems = pgTable(
  'tour_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    tourId: uuid('tour_id')
      .notNull()
      .references(() => tours.id),
    fieldName: text('field_name').notNull(),
    displayOrder: text('display_order').notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [index('tour_items_tour').on(table.tourId)],
);

/** What a step is called where it is edited, and what it says: simple HTML. */
export const tourItemTexts = pgTable(
  'tour_item_texts',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => tourItems.id),
    language: text('language', { enum: languages }).notNull(),
    displayName: text('display_name').notNull(),
    content: text('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.language] })],
);
