import { and, eq, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { NO_FILE } from '../../../lib/contract/platform/file-rules';
import type { Database } from '../db/database';
import { ApiError } from '../errors';
import { newCode } from '../new-code';
import type { FileExtension } from './inspection/formats';
import type { StoredFile } from './storage/store';
import { storedFiles, uploads } from './tables';

/** What the handler of an upload answers: the caller may send a file, and this is what it has to be. */
export interface UploadRule {
  readonly subject: string;
  readonly types: readonly FileExtension[];
  /** In bytes; a file of exactly this size is refused. */
  readonly sizeLimit: number;
  /** Whether a JPEG is kept without what is written beside the picture, such as where it was taken. */
  readonly dropsMetadata?: boolean;
}

/** How long a file waits for a record to take it up. */
const CLAIM_MS = 24 * 3_600_000;

interface NewUpload {
  readonly subject: string;
  readonly file: StoredFile;
  readonly fileName: string;
  readonly accountId: string;
}

/** Notes a file that lies in the store, for its sender alone. */
export async function storeUpload(tx: Database, { file, ...upload }: NewUpload): Promise<{ id: string; code: string }> {
  await tx.insert(storedFiles).values(file);
  const [row] = await tx
    .insert(uploads)
    .values({ ...upload, code: newCode(), fileId: file.id, createdAt: file.createdAt })
    .returning({ id: uploads.id, code: uploads.code });
  if (!row) throw new Error('The upload was not noted');
  return row;
}

/**
 * Takes up the file that a write names by its HeaderCode, and answers the upload's id; null for none. Throws `invalid` unless
 * the account sent it itself, for such a record, and no record has it yet; `path` is the field that names it.
 */
export async function claimUpload(
  tx: Database,
  code: string,
  accountId: string,
  subject: string,
  path = 'FileHeaderCode',
): Promise<string | null> {
  if (code === NO_FILE || code === '') return null;
  const isTheirs = and(eq(uploads.code, code), eq(uploads.accountId, accountId), eq(uploads.subject, subject));
  const [taken] = await tx
    .update(uploads)
    .set({ takenAt: sql`now()` })
    .where(and(isTheirs, isNull(uploads.takenAt)))
    .returning({ id: uploads.id });
  if (taken) return taken.id;
  throw new ApiError('invalid', { issues: [{ path, message: 'Attach the file again' }] });
}

/** The upload of a code with its file, for whom the condition on `uploads` lets read it. */
export async function readUpload(
  db: Database,
  code: string,
  mayRead: SQL,
): Promise<{ fileName: string; file: StoredFile } | null> {
  const [row] = await db
    .select({ fileName: uploads.fileName, file: storedFiles })
    .from(uploads)
    .innerJoin(storedFiles, eq(storedFiles.id, uploads.fileId))
    .where(and(eq(uploads.code, code), mayRead));
  return row ?? null;
}

/** Forgets files that no record took up in time; the sweep deletes their bytes. */
export async function purgeUnclaimedUploads(db: Database, now: Date): Promise<void> {
  const over = lt(uploads.createdAt, new Date(now.getTime() - CLAIM_MS));
  await db.transaction(async (tx) => {
    const forgotten = await tx
      .delete(uploads)
      .where(and(isNull(uploads.takenAt), over))
      .returning({ fileId: uploads.fileId });
    const ids = forgotten.map(({ fileId }) => fileId);
    if (ids.length > 0) await tx.delete(storedFiles).where(inArray(storedFiles.id, ids));
  });
}
