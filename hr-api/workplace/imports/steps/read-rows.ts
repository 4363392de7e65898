import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { inTransaction } from '../../../platform/db/transaction';
import { insertRows } from '../../../platform/insert-rows';
import { readTableFile } from '../../../platform/table-files/reading/read-table-file';
import { cellOf } from '../files/cell-of';
import { withTableFile } from '../files/with-table-file';
import { importRows, imports, type Import } from '../tables';
import { leaseFrom } from './lease';
import type { Worker } from './step-context';

const ROWS_AT_ONCE = 1_000;

/** Somebody else works on the import, or it is not to be worked on any more. */
export class Superseded extends Error {}

/** Takes the rows of the file over, some at a time; what was taken over before is passed by. */
export async function readRows(db: Database, worker: Worker, record: Import): Promise<void> {
  const { sheet, format, headingLine, sha256, uploadId } = record;
  let cursor = record.cursor;
  await withTableFile({ db, files: worker.files }, { uploadId, sha256 }, async (path) => {
    let rows: (typeof importRows.$inferInsert)[] = [];
    const flush = async () => {
      cursor = await keepRows(db, worker, { record, cursor, rows });
      rows = [];
    };
    for await (const { line, cells } of readTableFile(path, { format, ...(sheet && { sheet }) })) {
      if (line <= headingLine || line <= cursor) continue;
      const texts = cells.map(cellOf);
      if (texts.every((text) => text.trim() === '')) continue;
      rows.push({ importId: record.id, line, cells: texts });
      if (rows.length === ROWS_AT_ONCE) await flush();
    }
    if (rows.length > 0) await flush();
  });
  await inTransaction(db, async (tx) => {
    await lockAt(tx, record.id, cursor);
    await tx.update(imports).set({ phase: 'keys', cursor: 0, total: 0 }).where(eq(imports.id, record.id));
  });
}

interface Taken {
  readonly record: Import;
  readonly cursor: number;
  readonly rows: readonly (typeof importRows.$inferInsert)[];
}

const keepRows = (db: Database, worker: Worker, { record, cursor, rows }: Taken) =>
  inTransaction(db, async (tx) => {
    const { rowCount } = await lockAt(tx, record.id, cursor);
    await insertRows(tx, importRows, rows);
    const last = rows.at(-1)?.line ?? cursor;
    const done = rowCount + rows.length;
    await tx
      .update(imports)
      .set({ cursor: last, rowCount: done, done, leaseUntil: leaseFrom(worker.clock()) })
      .where(eq(imports.id, record.id));
    return last;
  });

async function lockAt(tx: Database, id: string, cursor: number): Promise<Import> {
  const [found] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  if (found?.state !== 'checking' || found.phase !== 'read' || found.cursor !== cursor) throw new Superseded();
  return found;
}
