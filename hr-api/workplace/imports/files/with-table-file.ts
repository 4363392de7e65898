import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { storedFiles, uploads } from '../../../platform/files/tables';
import type { FileStore } from '../../../platform/files/storage/store';

/** The stored file is gone, or is no longer the one that was sent. */
export class ChangedFile extends Error {}

/** Lays the stored file of an upload on this machine's disk for as long as it is read, wherever files are kept. */
export async function withTableFile<Result>(
  { db, files }: { readonly db: Database; readonly files: FileStore },
  { uploadId, sha256 }: { readonly uploadId: string; readonly sha256?: string },
  read: (path: string, sha256: string) => Promise<Result>,
): Promise<Result> {
  const [found] = await db
    .select({ file: storedFiles })
    .from(uploads)
    .innerJoin(storedFiles, eq(storedFiles.id, uploads.fileId))
    .where(eq(uploads.id, uploadId));
  if (!found) throw new ChangedFile();
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  try {
    const path = join(folder, 'table');
    const hash = createHash('sha256');
    const hashing = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    await pipeline(await files.open(db, found.file), hashing, createWriteStream(path));
    const digest = hash.digest('hex');
    if (sha256 !== undefined && digest !== sha256) throw new ChangedFile();
    return await read(path, digest);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
