import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
