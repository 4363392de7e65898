import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/instant';

/** The one row names the folder below DATA_DIR/files that belongs to this database. */
export const fileFolders = pgTable('file_folders', { id: uuid('id').primaryKey().defaultRandom() });

/**
 * A file in the folder, there under its id. What it is and who may have it say the tables that point to it; bytes without a
 * row are swept away.
 */
export const storedFiles = pgTable('stored_files', {
  id: uuid('id').primaryKey(),
  /** Of the content, hexadecimal. */
  sha256: text('sha256').notNull(),
  /** In bytes. */
  size: bigint('size', { mode: 'number' }).notNull(),
  /** As the content shows, whatever it was called. */
  type: text('type').notNull(),
  createdAt: instant('created_at').notNull(),
});

/**
 * A file that somebody sent, before and after a record refers to it. `code` is the wire's HeaderCode. Until `takenAt` it is its
 * sender's alone; one that is never taken up is deleted after a day, with its bytes.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    /** What it is for, and so whose policy decides who may have it: one of the `uploadSubjects` of a capability. */
    subject: text('subject').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFiles.id),
    /** As its sender called it, cleaned. */
    fileName: text('file_name').notNull(),
    /** Of `accounts`, as the schema's migration says: this layer knows no people. */
    accountId: uuid('account_id').notNull(),
    createdAt: instant('created_at').notNull(),
    takenAt: instant('taken_at'),
  },
  (table) => [
    index('uploads_file').on(table.fileId),
    index('uploads_waiting')
      .on(table.createdAt)
      .where(sql`${table.takenAt} is null`),
  ],
);
