import { and, not, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { amongIds } from '../db/among-ids';
import type { Database } from '../db/database';
import { storedFiles, uploads } from './tables';

/** Whether any row of another table refers to the row: the database knows which can. */
async function isReferredTo(db: Database, table: PgTable, name: string): Promise<SQL> {
  const { rows } = await db.execute<{ owner: string; column: string }>(sql`
    select conrelid::regclass::text as owner, attname as "column" from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = ${name}::regclass`);
  const uses = rows.map(
    ({ owner, column }) =>
      sql`exists (select from ${sql.raw(owner)} referring where referring.${sql.identifier(column)} = ${table}.id)`,
  );
  return uses.length > 0 ? sql`(${sql.join(uses, sql` or `)})` : sql`false`;
}

/** Deletes those of some stored files that nothing refers to any more; the sweep deletes their bytes. */
export async function deleteUnusedFiles(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const isUsed = await isReferredTo(db, storedFiles, 'stored_files');
  await db.delete(storedFiles).where(and(amongIds(storedFiles.id, ids), not(isUsed)));
}

/** Deletes those of some uploads that no record has any more, with their files. */
export async function deleteUnusedUploads(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const isUsed = await isReferredTo(db, uploads, 'uploads');
  const gone = await db
    .delete(uploads)
    .where(and(amongIds(uploads.id, ids), not(isUsed)))
    .returning({ fileId: uploads.fileId });
  await deleteUnusedFiles(
    db,
    gone.map(({ fileId }) => fileId),
  );
}
