import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { uploads } from '../../files/tables';
import type { MailFile } from '../mail-files';

/** What the uploads of pictures for mails are for. */
export const MAIL_IMAGE = 'mail-image';

/** The pictures of some codes as they go along with a mail, each named by its code; those that are gone are left out. */
export async function readMailImages(db: Database, codes: readonly string[]): Promise<MailFile[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .select({ code: uploads.code, fileId: uploads.fileId, name: uploads.fileName })
    .from(uploads)
    .where(and(inArray(uploads.code, [...codes]), eq(uploads.subject, MAIL_IMAGE)));
  return rows.map(({ code, fileId, name }) => ({ fileId, name, cid: `${code}@humming-bird.example` }));
}
