import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  IMPORT_FORMATS,
  IMPORT_STATES,
  ROW_OUTCOMES,
  ROW_STATES,
  WRITE_MODES,
  type ImportProblem,
} from '../../../lib/contract/workplace/imports/import-rules';
import { languages } from '../../../lib/contract/platform/languages';
import { instant } from '../../platform/db/instant';
import { uploads } from '../../platform/files/tables';
import { accounts } from '../../people/accounts/tables';

type Texts = Readonly<Record<string, string>>;

/** What is wrong with a cell, or with a row where `column` is empty. */
export interface RowIssue {
  readonly column: string;
  readonly reason: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** What a row changes: values as they are kept, which the kind tells in words. */
export interface RowChange {
  readonly column: string;
  readonly from: string;
  readonly to: string;
}

export interface MappedColumn {
  readonly position: number;
  readonly column: string;
  readonly from: 'guessed' | 'remembered' | 'said';
}

/** What is known of each column of a file from its first rows. */
export interface FileHeading {
  readonly heading: string;
  readonly samples: readonly string[];
}

/** Files that change many records at once: what was sent, how it is understood, and how far the work is. */
export const imports = pgTable(
  'imports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    kind: text('kind').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** In which it was begun, and so with whose rights it is written. */
    roleCode: integer('role_code').notNull(),
    language: text('language', { enum: languages }).notNull(),
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id),
    fileName: text('file_name').notNull(),
    format: text('format', { enum: IMPORT_FORMATS }).notNull(),
    /** SHA-256 of the file, which is compared when it is read. */
    sha256: text('sha256').notNull(),
    sheets: jsonb('sheets').$type<readonly string[]>().notNull().default([]),
    sheet: text('sheet').notNull().default(''),
    /** The line of the headings. */
    headingLine: integer('heading_line').notNull(),
    headings: jsonb('headings').$type<readonly FileHeading[]>().notNull(),
    mapping: jsonb('mapping').$type<readonly MappedColumn[]>().notNull().default([]),
    keyColumn: text('key_column').notNull(),
    fixed: jsonb('fixed').$type<Texts>().notNull().default({}),
    options: jsonb('options').$type<Texts>().notNull().default({}),
    /** By column of days, in which order their numbers stand, as the dry run found out; null where they do not say. */
    dayOrders: jsonb('day_orders').$type<Readonly<Record<string, string | null>>>().notNull().default({}),
    state: text('state', { enum: IMPORT_STATES }).notNull(),
    /** What the job of the state does now, and behind which row it goes on; `rank` where rows have an order of their own. */
    phase: text('phase').notNull().default(''),
    cursor: integer('cursor').notNull().default(0),
    cursorRank: integer('cursor_rank').notNull().default(0),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** Until then whoever works on it is taken to be alive. */
    leaseUntil: instant('lease_until'),
    failures: integer('failures').notNull().default(0),
    problem: jsonb('problem').$type<{ readonly code: ImportProblem; readonly line: number }>(),
    mode: text('mode', { enum: WRITE_MODES }),
    /** Of all changes that it makes. */
    batch: uuid('batch').notNull().defaultRandom(),
    rowCount: integer('row_count').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** Of all rows with the present mapping. */
    checkedAt: instant('checked_at'),
    writtenAt: instant('written_at'),
    takenBackAt: instant('taken_back_at'),
    takenBackBy: uuid('taken_back_by').references(() => accounts.id),
    takenBackRole: integer('taken_back_role'),
    takenBackMode: text('taken_back_mode', { enum: WRITE_MODES }),
    takenBackBecause: text('taken_back_because').notNull().default(''),
  },
  (table) => [
    index('imports_account').on(table.accountId, table.createdAt),
    index('imports_created_at').on(table.createdAt, table.id),
    /** One at a time writes. */
    uniqueIndex('imports_one_writes')
      .on(sql`(true)`)
      .where(sql`${table.state} in ('writing', 'taking_back')`),
    index('imports_running')
      .on(table.leaseUntil)
      .where(sql`${table.state} in ('checking', 'writing', 'taking_back')`),
  ],
);

/** The rows of an import as they were read, corrected and checked, and what became of them. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    /** By position in the file. */
    cells: jsonb('cells').$type<readonly string[]>().notNull(),
    corrected: jsonb('corrected').$type<Texts>().notNull().default({}),
    /** In small letters; empty where there is none. */
    key: text('key').notNull().default(''),
    label: text('label').notNull().default(''),
    outcome: text('outcome', { enum: ROW_OUTCOMES }).notNull().default('waiting'),
    state: text('state', { enum: ROW_STATES }).notNull().default(''),
    issues: jsonb('issues').$type<readonly RowIssue[]>().notNull().default([]),
    changes: jsonb('changes').$type<readonly RowChange[]>().notNull().default([]),
    /** After which others it is written. */
    rank: integer('rank').notNull().default(0),
    /** What its kind has to remember of it: what it builds on, and what it made. */
    memory: jsonb('memory').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index('import_rows_key').on(table.importId, table.key),
    index('import_rows_outcome').on(table.importId, table.outcome, table.line),
    index('import_rows_order').on(table.importId, table.rank, table.line),
  ],
);

/** How files with the same headings were understood last, by each account and by anybody. */
export const importMappings = pgTable(
  'import_mappings',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind').notNull(),
    /** Of the headings, as they are compared. */
    fingerprint: text('fingerprint').notNull(),
    mapping: jsonb('mapping').$type<readonly MappedColumn[]>().notNull(),
    keyColumn: text('key_column').notNull(),
    fixed: jsonb('fixed').$type<Texts>().notNull(),
    options: jsonb('options').$type<Texts>().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind, table.fingerprint] }),
    index('import_mappings_headings').on(table.kind, table.fingerprint, table.savedAt),
  ],
);

export type Import = typeof imports.$inferSelect;
export type ImportRowRecord = typeof importRows.$inferSelect;
