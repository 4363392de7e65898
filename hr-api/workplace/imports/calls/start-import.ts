import { and, eq } from 'drizzle-orm';
import type { ImportFormat } from '../../../../lib/contract/workplace/imports/import-rules';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { ApiError } from '../../../platform/errors';
import { extensionOf } from '../../../platform/files/file-name';
import { uploads } from '../../../platform/files/tables';
import { claimUpload } from '../../../platform/files/uploads';
import { UnreadableTable } from '../../../platform/table-files/reading/unreadable-table';
import { keepImport } from '../files/keep-import';
import { readHead, type TableHead } from '../files/read-head';
import { withTableFile } from '../files/with-table-file';
import { openKind, refuseImport } from '../find-import';
import { IMPORT_FILE } from '../import-file';
import { fillText, importTexts } from '../import-texts';
import { wireImport } from './wire-import';

export const startImport: Handler<'startImport'> = async ({ HeaderCode, Kind, Sheet }, context) => {
  const { db, actor } = context;
  const kind = await openKind(context, Kind);
  const isTheirs = and(eq(uploads.subject, IMPORT_FILE), eq(uploads.accountId, actor.accountId));
  const [sent] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.code, HeaderCode), isTheirs));
  if (!sent || sent.takenAt) throw refuseImport('HeaderCode', 'unknown_file');
  await claimUpload(db, HeaderCode, actor.accountId, IMPORT_FILE);
  const format: ImportFormat = extensionOf(sent.fileName) === 'xlsx' ? 'xlsx' : 'csv';
  const head = await headOf(context, sent.id, { format, sheet: Sheet });
  const upload = { id: sent.id, fileName: sent.fileName, sha256: head.sha256 };
  return wireImport(context, await keepImport(context, { kind, upload, format, head }));
};

/** What the first rows of an upload tell; a file that cannot be read is refused with why. */
export async function headOf(
  { db, services, language }: Pick<CallContext, 'db' | 'services' | 'language'>,
  uploadId: string,
  { format, sheet }: { readonly format: ImportFormat; readonly sheet: string },
): Promise<TableHead & { readonly sha256: string }> {
  try {
    return await withTableFile({ db, files: services.files }, { uploadId }, async (path, sha256) => ({
      ...(await readHead(path, format, sheet)),
      sha256,
    }));
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    const { reason, line = 0 } = error;
    throw new ApiError('invalid', {
      message: fillText(importTexts[language].problems[reason], { line }),
      issues: [{ path: 'HeaderCode', message: reason }],
      params: { line },
    });
  }
}
