import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { languages } from '../../../lib/contract/platform/languages';

/** The kinds of records that have names in `texts`. A capability adds its kinds by `declare module` beside its tables. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled from above
export interface TextKinds {}
export type TextKind = keyof TextKinds;

/** The name of a record in one language; `code` is the record's own code as text. */
export const texts = pgTable(
  'texts',
  {
    kind: text('kind').$type<TextKind>().notNull(),
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
