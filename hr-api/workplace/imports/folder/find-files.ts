import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { importFolderFiles, type ImportFolderFile } from './tables';

interface FoundFile {
  readonly name: string;
  readonly size: number;
  readonly writtenMs: number;
}

/** More files than are looked at in one run; the others come with the next ones. */
const MAX_FILES = 50;

/** The files that lie in the folder itself; what begins with a dot is still on its way, what is a link leads elsewhere. */
async function filesIn(folder: string): Promise<FoundFile[]> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.')).sort();
  const found: FoundFile[] = [];
  for (const name of names) {
    const about = await lstat(join(folder, name)).catch(() => null);
    if (about?.isFile()) found.push({ name, size: about.size, writtenMs: about.mtimeMs });
    if (found.length === MAX_FILES) break;
  }
  return found;
}

/**
 * The files that nobody has written to since the run before, and notes the others: a file is taken no sooner than it was seen twice
 * alike.
 */
export async function unchangedFiles(db: Database, folder: string, now: Date): Promise<ImportFolderFile[]> {
  const settled: ImportFolderFile[] = [];
  const found = await filesIn(folder);
  const isSeen = eq(importFolderFiles.state, 'seen');
  const names = found.map(({ name }) => name);
  await db
    .delete(importFolderFiles)
    .where(names.length > 0 ? and(isSeen, notInArray(importFolderFiles.name, names)) : isSeen);
  for (const { name, size, writtenMs } of found) {
    const [seen] = await db
      .select()
      .from(importFolderFiles)
      .where(and(isSeen, eq(importFolderFiles.name, name)));
    if (seen && seen.size === size && seen.writtenMs === writtenMs) {
      if (seen.foundAt < now) settled.push(seen);
      continue;
    }
    if (seen) await db.delete(importFolderFiles).where(and(isSeen, eq(importFolderFiles.id, seen.id)));
    await db
      .insert(importFolderFiles)
      .values({ name, size, writtenMs, state: 'seen', foundAt: now })
      .onConflictDoNothing();
  }
  return settled;
}
