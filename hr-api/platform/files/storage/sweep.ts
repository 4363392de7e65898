import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import type { FileStore, Found } from './store';
import { storedFiles } from '../tables';

/** Younger bytes may belong to a write that is still at work. */
const GRACE_MS = 24 * 3_600_000;

/** How many names are looked up at once. */
const BATCH_SIZE = 500;

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Deletes what lies in the store without a row: what a write left that failed or was undone, and released files. */
export async function sweepFiles(files: FileStore, db: Database, now: Date): Promise<void> {
  let batch: Found[] = [];
  for await (const found of files.list(db)) {
    if (now.getTime() - found.writtenAt.getTime() <= GRACE_MS) continue;
    batch.push(found);
    if (batch.length < BATCH_SIZE) continue;
    await sweepBatch(db, batch);
    batch = [];
  }
  await sweepBatch(db, batch);
}

async function sweepBatch(db: Database, batch: readonly Found[]): Promise<void> {
  const ids = batch.map(({ name }) => name).filter((name) => ID.test(name));
  const rows = await db.select({ id: storedFiles.id }).from(storedFiles).where(inArray(storedFiles.id, ids));
  const noted = new Set(rows.map(({ id }) => id));
  for (const { name, remove } of batch) if (!noted.has(name)) await remove();
}
