import type { CallContext, Handler } from '../../../platform/calls/call';
import { ownImport, refuseImport } from '../find-import';
import { IMPORT_QUEUE } from '../import-queue';
import { beginCheck } from '../steps/begin-check';
import type { Import } from '../tables';
import { mayDo } from './import-access';
import { wireImport } from './wire-import';

/** Starts the dry run. */
export const checkImport: Handler<'checkImport'> = async ({ ImportCode }, context) => {
  const record = await ownImport(context, ImportCode, true);
  if (!mayDo(context, record).CanCheck) throw refuseImport('ImportCode', 'wrong_state');
  return workOn(context, await beginCheck(context, record));
};

/** Has an import worked on once this is committed. */
export async function workOn(context: CallContext, begun: Import): ReturnType<typeof wireImport> {
  await context.services.jobs.enqueue(context.db, IMPORT_QUEUE, { id: begun.id });
  return wireImport(context, begun);
}
