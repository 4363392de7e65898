import { eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit/audit';
import type { Handler } from '../../../platform/calls/call';
import { storedFiles, uploads } from '../../../platform/files/tables';
import { ownImport, refuseImport } from '../find-import';
import { imports } from '../tables';
import { mayDo } from './import-access';

/** Forgets what was not written; the sweep deletes the bytes of its file. */
export const discardImport: Handler<'discardImport'> = async ({ ImportCode }, context) => {
  const { db } = context;
  const record = await ownImport(context, ImportCode, true);
  if (!mayDo(context, record).CanDiscard) throw refuseImport('ImportCode', 'wrong_state');
  await db.delete(imports).where(eq(imports.id, record.id));
  const [upload] = await db
    .delete(uploads)
    .where(eq(uploads.id, record.uploadId))
    .returning({ fileId: uploads.fileId });
  if (upload) await db.delete(storedFiles).where(eq(storedFiles.id, upload.fileId));
  await audit(context, {
    subject: { kind: 'import', id: record.id },
    action: 'discard import',
    before: { kind: record.kind, file: record.fileName },
  });
  return {};
};
