import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { onDisk } from '../../../platform/files/storage/on-disk';
import type { FileStore } from '../../../platform/files/storage/store';
import { storedFiles, uploads } from '../../../platform/files/tables';

/** The stored file is gone, or is no longer the one that was sent. */
export class ChangedFile extends Error {}

/** Lays the stored file of an upload on this machine's disk for as long as it is read. */
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
  return onDisk({ files, db }, found.file, (path, digest) => {
    if (sha256 !== undefined && digest !== sha256) throw new ChangedFile();
    return read(path, digest);
  });
}
