import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { MAX_REASON, MAX_WHOLE_ROWS } from '../../../../lib/contract/workplace/imports/import-rules';
import { audit } from '../../../platform/audit/audit';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { ApiError } from '../../../platform/errors';
import { personsByAccount } from '../../../people/persons-named';
import { kindNamed, ownImport, refuseImport } from '../find-import';
import { fillText, importTexts } from '../import-texts';
import { countRows } from '../rows/count-rows';
import { FROM_END, FROM_START, totalToWrite } from '../steps/do-step';
import { imports, type Import } from '../tables';
import { startJob } from './check-import';
import { mayDo, readableImport } from './import-access';

/** Starts writing: one import at a time, so that each row is written on what it was checked against. */
export const runImport: Handler<'runImport'> = async ({ ImportCode, Mode }, context) => {
  const { db, services } = context;
  await holdWriting(context);
  const record = await ownImport(context, ImportCode, true);
  if (!mayDo(context, record).CanRun) throw refuseImport('ImportCode', 'wrong_state');
  await refuseBusy(context, record);
  const counts = (await countRows(db, [record.id]))(record.id);
  const total = counts.New + counts.Changed;
  if (total === 0) throw refuseImport('ImportCode', 'nothing_to_do');
  if (Mode === 'all' && counts.Refused > 0) throw refuseImport('Mode', 'has_refused');
  if (Mode === 'all' && total > MAX_WHOLE_ROWS) throw refuseImport('Mode', 'too_many');
  await audit(context, {
    subject: { kind: 'import', id: record.id },
    action: 'run import',
    after: { kind: record.kind, file: record.fileName, mode: Mode, rows: total },
  });
  const [first] = kindNamed(context, record.kind).writes;
  const begin = { state: 'writing', mode: Mode, phase: first?.phase ?? '', done: 0, ...FROM_START } as const;
  return startJob(context, record, { ...begin, total: await totalToWrite(db, services, record) });
};

/** Starts taking back what was written, by whoever may import and keeps whom it changed. */
export const undoImport: Handler<'undoImport'> = async ({ ImportCode, Mode, Reason }, context) => {
  const { db, actor } = context;
  await holdWriting(context);
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
  return startJob(context, record, {
    ...{ state: 'taking_back', phase: '', done: 0, total: counts.Written, ...FROM_END },
    ...{ takenBackBy: actor.accountId, takenBackRole: actor.roleCode, takenBackMode: Mode, takenBackBecause: reason },
  });
};

/** Two that begin at once are put in a row, so that the second is told. */
const holdWriting = ({ db }: CallContext) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended('imports that write', 0))`);

async function refuseBusy(context: CallContext, { id }: Import): Promise<void> {
  const [other] = await context.db
    .select()
    .from(imports)
    .where(and(inArray(imports.state, ['writing', 'taking_back']), ne(imports.id, id)))
    .limit(1);
  if (!other) return;
  const name = (await personsByAccount(context, [other.accountId])).get(other.accountId)?.Name ?? '';
  throw new ApiError('invalid', {
    message: fillText(importTexts[context.language].busy, { name }),
    issues: [{ path: 'ImportCode', message: 'busy' }],
    params: { name },
  });
}
