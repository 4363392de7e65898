import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { languages } from '../../../lib/contract/platform/languages';

export const TEXT_KINDS = [
  'article-category',
  'business',
  'helpdesk-priority',
  'helpdesk-process',
  'helpdesk-status',
  'helpdesk-sub-process',
  'internal-message',
  'job-status',
  'level',
  'location',
  'menu',
  'menu-group',
  'menu-subgroup',
  'module',
  'notification',
  'notification-category',
  'notification-status',
  'role',
  'task',
  'unit',
  'wish-image',
] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** The name of a record in one language; `code` is the record's own code as text. */
export const texts = pgTable(
  'texts',
  {
    kind: text('kind', { enum: TEXT_KINDS }).notNull(),
    code: text('code').notNull(),
    language: text('language', { enum: languages }).notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.code, table.language] }),
    check('texts_name', sql`${table.name} <> ''`),
  ],
);
