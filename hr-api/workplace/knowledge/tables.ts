import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { languages } from '../../../lib/contract/platform/languages';
import { storedFiles } from '../../platform/files/tables';
import { roles } from '../../people/accounts/tables';
import { modules } from '../shell/tables';

declare module '../../platform/texts/tables' {
  interface TextKinds {
    'article-category': true;
  }
}

/** Something to read: HTML in pages, or a PDF. Its category's name is in `texts`. */
export const articles = pgTable(
  'articles',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    kind: text('kind', { enum: ['pdf', 'html'] }).notNull(),
    categoryCode: text('category_code').notNull(),
    displayOrder: integer('display_order').notNull(),
    createdOn: date('created_on').notNull(),
  },
  (table) => [
    index('articles_display_order').on(table.displayOrder, table.code),
    check('articles_kind', sql`${table.kind} in ('pdf', 'html')`),
  ],
);

/** An article in one language. A PDF has its file here; the pages of an HTML article have a table of their own. */
export const articleTexts = pgTable(
  'article_texts',
  {
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    language: text('language', { enum: languages }).notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    fileId: uuid('file_id').references(() => storedFiles.id),
    fileName: text('file_name').notNull().default(''),
    /** Name and description, folded. */
    titleText: text('title_text').notNull(),
    /** All of its words, those of its pages or file included, folded. */
    searchText: text('search_text').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.language] }),
    index('article_texts_search').using('gin', table.searchText.op('gin_trgm_ops')),
    check('article_texts_name', sql`${table.name} <> ''`),
  ],
);

export const articlePages = pgTable(
  'article_pages',
  {
    articleId: uuid('article_id').notNull(),
    language: text('language', { enum: languages }).notNull(),
    /** From one. */
    position: integer('position').notNull(),
    title: text('title').notNull(),
    /** HTML as it was written; whoever shows it makes it harmless first. */
    content: text('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.language, table.position] }),
    foreignKey({
      name: 'article_pages_text',
      columns: [table.articleId, table.language],
      foreignColumns: [articleTexts.articleId, articleTexts.language],
    }).onDelete('cascade'),
    check('article_pages_position', sql`${table.position} > 0`),
  ],
);

/** The modules that an article belongs to: there it comes first. */
export const articleModules = pgTable(
  'article_modules',
  {
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    moduleCode: integer('module_code')
      .notNull()
      .references(() => modules.code),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.moduleCode] })],
);

/** The roles that an article is for; one without any is for everybody. */
export const articleRoles = pgTable(
  'article_roles',
  {
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    roleCode: integer('role_code')
      .notNull()
      .references(() => roles.code),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.roleCode] })],
);
