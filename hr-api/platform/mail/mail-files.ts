import { eq } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import type { Database } from '../db/database';
import type { FileStore } from '../files/storage/store';
import { storedFiles } from '../files/tables';

/** A stored file that goes along with a mail. The queue holds what it is called, never its bytes. */
export interface MailFile {
  /** Of `stored_files`. */
  readonly fileId: string;
  /** As the recipient may save it. */
  readonly name: string;
  /** By which the HTML names a picture; left out for an attachment. */
  readonly cid?: string;
  /** The media type, where its content does not show it, such as of CSV. */
  readonly type?: string;
}

/** A file as it is written into a mail. */
export interface OpenMailFile extends Omit<MailFile, 'fileId'> {
  readonly type: string;
  readonly content: Buffer | Readable;
}

/** Where the files of mails are. */
export interface MailFileSource {
  readonly db: Database;
  readonly files: Pick<FileStore, 'open'>;
}

/**
 * Opens the files of a mail. A picture that is gone is left out, as its mail says the same without it; an attachment that is gone
 * fails the mail.
 */
export async function openMailFiles(
  { db, files }: MailFileSource,
  wanted: readonly MailFile[],
): Promise<{ opened: OpenMailFile[]; missing: MailFile[] }> {
  const opened: OpenMailFile[] = [];
  const missing: MailFile[] = [];
  try {
    for (const { fileId, ...file } of wanted) {
      const [stored] = await db.select().from(storedFiles).where(eq(storedFiles.id, fileId));
      if (stored) opened.push({ type: stored.type, ...file, content: await files.open(db, stored) });
      else if (file.cid === undefined) throw new Error(`The file ${fileId} of a mail is gone`);
      else missing.push({ fileId, ...file });
    }
  } catch (error) {
    closeMailFiles(opened);
    throw error;
  }
  return { opened, missing };
}

/** Gives back what was opened, read or not. */
export function closeMailFiles(files: readonly OpenMailFile[]): void {
  for (const { content } of files) if (!Buffer.isBuffer(content)) content.destroy();
}
