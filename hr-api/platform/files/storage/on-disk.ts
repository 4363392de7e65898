import type { Database } from '../../db/database';
import { discardDraft } from './draft';
import type { FileStore, StoredFile } from './store';

/**
 * Gives a stored file as one on this machine's disk, wherever it lies, for as long as somebody works on it, with its hash as it was read.
 */
export async function onDisk<Result>(
  { files, db }: { readonly files: FileStore; readonly db: Database },
  file: StoredFile,
  work: (path: string, sha256: string) => Promise<Result>,
): Promise<Result> {
  const draft = await files.receive(db, await files.open(db, file));
  try {
    return await work(draft.path, draft.sha256);
  } finally {
    await discardDraft(draft);
  }
}
