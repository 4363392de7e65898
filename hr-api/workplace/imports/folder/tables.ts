import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FOLDER_LIMITS } from '../../../../lib/contract/workplace/imports/folder-rules';
import { instant } from '../../../platform/db/instant';
import { accounts } from '../../../people/accounts/tables';
import { imports } from '../tables';

/** A limit that an import would go beyond: how many people of how many, and what was allowed then. */
export interface BrokenLimit {
  readonly limit: (typeof FOLDER_LIMITS)[number];
  readonly count: number;
  readonly people: number;
  readonly percent: number;
}

/** How files of the watched folder are imported, as HR or administrators say. */
export const importFolder = pgTable(
  'import_folder',
  {
    id: boolean('id').primaryKey().default(true),
    isOn: boolean('is_on').notNull().default(false),
    kind: text('kind').notNull(),
    /** With whose rights, and in which role. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    roleCode: integer('role_code').notNull(),
    /** Of those who work here, in percent: beyond them an import waits for a yes. */
    joiners: integer('joiners').notNull(),
    leavers: integer('leavers').notNull(),
    changes: integer('changes').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [check('import_folder_one', sql`${table.id}`)],
);

/**
 * Files of the folder. `seen`: it was found, and may still be written to; `taken`: it is an import; `refused`: it cannot be one. A name
 * with the same bytes is taken once.
 */
export const importFolderFiles = pgTable(
  'import_folder_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    state: text('state', { enum: ['seen', 'taken', 'refused'] }).notNull(),
    size: doublePrecision('size').notNull(),
    /** As the disk says when it was written to last, in milliseconds. */
    writtenMs: doublePrecision('written_ms').notNull(),
    sha256: text('sha256').notNull().default(''),
    importId: uuid('import_id').references(() => imports.id, { onDelete: 'set null' }),
    /** Why it waits for a yes; null where it does not. */
    waits: jsonb('waits').$type<readonly BrokenLimit[]>(),
    /** Who said yes. */
    yesBy: uuid('yes_by').references(() => accounts.id),
    yesAt: instant('yes_at'),
    foundAt: instant('found_at').notNull(),
    /** When what became of it was mailed. */
    toldAt: instant('told_at'),
  },
  (table) => [
    uniqueIndex('import_folder_files_seen')
      .on(table.name)
      .where(sql`${table.state} = 'seen'`),
    uniqueIndex('import_folder_files_taken')
      .on(table.name, table.sha256)
      .where(sql`${table.state} = 'taken'`),
    index('import_folder_files_import').on(table.importId),
    index('import_folder_files_untold')
      .on(table.foundAt)
      .where(sql`${table.state} = 'taken' and ${table.toldAt} is null`),
  ],
);

export type ImportFolder = typeof importFolder.$inferSelect;
export type ImportFolderFile = typeof importFolderFiles.$inferSelect;
