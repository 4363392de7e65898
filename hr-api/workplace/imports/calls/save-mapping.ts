import { eq } from 'drizzle-orm';
import type { Handler } from '../../../platform/calls/call';
import { parseMapping } from '../files/parse-mapping';
import { understand } from '../files/understand';
import { kindNamed, ownImport, refuseImport } from '../find-import';
import { importRows, imports } from '../tables';
import { mayDo } from './import-access';
import { headOf } from './start-import';
import { wireImport } from './wire-import';

export const saveImportMapping: Handler<'saveImportMapping'> = async (request, context) => {
  const { db, actor } = context;
  const record = await ownImport(context, request.ImportCode, true);
  if (!mayDo(context, record).CanMap) throw refuseImport('ImportCode', 'wrong_state');
  const kind = await kindNamed(context, record.kind);
  const isOtherSheet = request.Sheet !== '' && request.Sheet !== record.sheet;
  if (isOtherSheet && !record.sheets.includes(request.Sheet)) throw refuseImport('Sheet', 'not_valid');
  if (isOtherSheet) await db.delete(importRows).where(eq(importRows.importId, record.id));
  const understood = isOtherSheet
    ? {
        ...(await understand(
          db,
          kind,
          await headOf(context, record.uploadId, { format: record.format, sheet: request.Sheet }),
          actor.accountId,
        )),
        rowCount: 0,
      }
    : parseMapping(kind, record, request);
  const [saved] = await db
    .update(imports)
    .set({ ...understood, state: 'mapping', problem: null, checkedAt: null })
    .where(eq(imports.id, record.id))
    .returning();
  if (!saved) throw new Error('the mapping was not kept');
  return wireImport(context, saved);
};
