import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit/audit';
import type { Actor, CallContext } from '../../platform/calls/call';
import { storedFiles, uploads } from '../../platform/files/tables';
import { imports, type Import } from './tables';

type Forgetting = Pick<CallContext<Pick<Actor, 'accountId' | 'roleCode'>>, 'db' | 'actor' | 'now' | 'requestId'>;

/** Forgets what was not written; the sweep deletes the bytes of its file. */
export async function forgetImport(context: Forgetting, record: Import): Promise<void> {
  const { db } = context;
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
}
