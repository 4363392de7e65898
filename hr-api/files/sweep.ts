import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import type { Database } from '../db/database';
import type { FileStore } from './store';
import { storedFiles } from './tables';

/** Younger bytes may belong to a write that is still at work. */
const SPARED_MS = 24 * 3_600_000;

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Deletes what lies in the folder without a row: what a write left that failed or was undone, and released files. */
export async function sweepFiles(files: FileStore, db: Database, now: Date): Promise<void> {
  const folder = await files.folder(db);
  for (const part of await namesIn(folder)) {
    const names = await namesIn(join(folder, part));
    const noted = await notedAmong(
      db,
      names.filter((name) => ID.test(name)),
    );
    for (const name of names) if (!noted.has(name)) await removeUnlessYoung(join(folder, part, name), now);
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

async function notedAmong(db: Database, ids: string[]): Promise<Set<string>> {
  const rows = await db.select({ id: storedFiles.id }).from(storedFiles).where(inArray(storedFiles.id, ids));
  return new Set(rows.map(({ id }) => id));
}

async function removeUnlessYoung(path: string, now: Date): Promise<void> {
  const { mtimeMs } = await stat(path);
  if (now.getTime() - mtimeMs > SPARED_MS) await rm(path, { force: true });
}
