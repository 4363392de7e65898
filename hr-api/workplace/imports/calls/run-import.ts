import { eq } from 'drizzle-orm';
import { MAX_REASON, MAX_WHOLE_ROWS } from '../../../../lib/contract/workplace/imports/import-rules';
import { audit } from '../../../platform/audit/audit';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { ApiError } from '../../../platform/errors';
import { personsByAccount } from '../../../people/persons-named';
import { refuseImport } from '../find-import';
import { approveImport } from '../folder/waiting-imports';
import { fillText, importTexts } from '../import-texts';
import { countRows } from '../rows/count-rows';
import { beginJob } from '../steps/begin-job';
import { beginWriting, findWriting, lockWriting } from '../steps/begin-writing';
import { FROM_END } from '../steps/do-step';
import { imports, type Import } from '../tables';
import { workOn } from './check-import';
import { mayDo, readableImport } from './import-access';
import { importToDecide } from './import-to-decide';

/**
 * Starts writing: one import at a time, so that each row is written on what it was checked against. It is written with the rights of
 * whoever began it; of one that waits for a yes this is the yes.
 */
export const runImport: Handler<'runImport'> = async ({ ImportCode, Mode }, context) => {
  await lockWriting(context);
  const { record, may } = await importToDecide(context, ImportCode);
  if (!may.CanRun) throw refuseImport('ImportCode', 'wrong_state');
  await refuseBusy(context, record);
  await approveImport(context, record);
  return workOn(context, await beginWriting(context, record, Mode));
};

/** Starts taking back what was written, by whoever may import and keeps whom it changed. */
export const undoImport: Handler<'undoImport'> = async ({ ImportCode, Mode, Reason }, context) => {
  const { db, actor } = context;
  await lockWriting(context);
  const { id } = await readableImport(context, ImportCode);
  const [record] = await db.select().from(imports).where(eq(imports.id, id)).for('update');
  if (!record) throw new ApiError('not_found');
  const reason = Reason.trim();
  if (!mayDo(context, record).CanUndo) throw refuseImport('ImportCode', 'wrong_state');
  await refuseBusy(context, record);
  if (reason === '') throw refuseImport('Reason', 'required');
  if ([...reason].length > MAX_REASON) throw refuseImport('Reason', 'too_long');
  const counts = (await countRows(db, [record.id]))(record.id);
  if (counts.Written === 0) throw refuseImport('ImportCode', 'nothing_to_do');
  if (Mode === 'all' && counts.Written > MAX_WHOLE_ROWS) throw refuseImport('Mode', 'too_many');
  await audit(context, {
    subject: { kind: 'import', id: record.id },
    action: 'undo import',
    after: { kind: record.kind, file: record.fileName, mode: Mode, reason },
  });
  const begun = await beginJob(context, record, {
    ...{ state: 'taking_back', phase: '', done: 0, total: counts.Written, ...FROM_END },
    ...{ takenBackBy: actor.accountId, takenBackRole: actor.roleCode, takenBackMode: Mode, takenBackBecause: reason },
  });
  return workOn(context, begun);
};

async function refuseBusy(context: CallContext, record: Import): Promise<void> {
  const other = await findWriting(context, record);
  if (!other) return;
  const name = (await personsByAccount(context, [other.accountId])).get(other.accountId)?.Name ?? '';
  throw new ApiError('invalid', {
    message: fillText(importTexts[context.language].busy, { name }),
    issues: [{ path: 'ImportCode', message: 'busy' }],
    params: { name },
  });
}
