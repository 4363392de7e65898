import { and, eq } from 'drizzle-orm';
import type { ImportFormat } from '../../../../lib/contract/workplace/imports/import-rules';
import { audit } from '../../../platform/audit/audit';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { ApiError } from '../../../platform/errors';
import { extensionOf } from '../../../platform/files/file-name';
import { uploads } from '../../../platform/files/tables';
import { claimUpload } from '../../../platform/files/uploads';
import { newCode } from '../../../platform/new-code';
import { UnreadableTable } from '../../../platform/table-files/reading/unreadable-table';
import { readHead, type TableHead } from '../files/read-head';
import { understand } from '../files/understand';
import { withTableFile } from '../files/with-table-file';
import { kindNamed, refuseImport } from '../find-import';
import { fillText, importTexts } from '../import-texts';
import { imports } from '../tables';
import { wireImport } from './wire-import';

/** What files are uploaded for that are imported. */
export const IMPORT_FILE = 'import';

export const startImport: Handler<'startImport'> = async ({ HeaderCode, Kind, Sheet }, context) => {
  const { db, actor, now, language } = context;
  const kind = kindNamed(context, Kind);
  const isTheirs = and(eq(uploads.subject, IMPORT_FILE), eq(uploads.accountId, actor.accountId));
  const [sent] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.code, HeaderCode), isTheirs));
  if (!sent || sent.takenAt) throw refuseImport('HeaderCode', 'unknown_file');
  await claimUpload(db, HeaderCode, actor.accountId, IMPORT_FILE);
  const format: ImportFormat = extensionOf(sent.fileName) === 'xlsx' ? 'xlsx' : 'csv';
  const head = await headOf(context, sent.id, { format, sheet: Sheet });
  const [record] = await db
    .insert(imports)
    .values({
      ...{ code: newCode(), kind: kind.key, accountId: actor.accountId, roleCode: actor.roleCode, language },
      ...{ uploadId: sent.id, fileName: sent.fileName, format, sha256: head.sha256, state: 'mapping', createdAt: now },
      ...(await understand(db, kind, head, actor.accountId)),
    })
    .returning();
  if (!record) throw new Error('the import was not kept');
  await audit(context, {
    subject: { kind: 'import', id: record.id },
    action: 'start import',
    after: { kind: kind.key, file: sent.fileName, sha256: head.sha256 },
  });
  return wireImport(context, record);
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
