import { SAVED } from '../../lib/contract/changes/change-rules';
import { dayOf } from '../platform/dates';
import type { CallContext } from '../platform/calls/call';
import { askForChange } from './approval/ask-for-change';
import type { ChangeContext, ChangeRequest } from '../people/changes/make/change-request';
import { readChangeSettings } from '../people/changes/change-settings';
import { refuseStale } from '../people/changes/rows/history-version';
import { makeChanges } from '../people/changes/make/make-changes';
import { lockEmployments } from '../people/changes/make/read-employments';

/** Makes a change of one person; a form that was opened before somebody else's change is refused. */
export async function saveChange(
  context: CallContext,
  {
    request,
    version,
    rights,
  }: { readonly request: ChangeRequest; readonly version: string } & Pick<ChangeContext, 'rights'>,
) {
  const { db, now } = context;
  await lockEmployments(db, [request.employmentId]);
  await refuseStale(db, request.employmentId, version);
  const { approvalKinds } = await readChangeSettings(db);
  if (approvalKinds.includes(request.kind)) {
    const { code, rowId } = await askForChange({ ...context, rights }, request);
    return { message: SAVED, ChangeCode: code, JobCode: rowId, State: 'waiting' as const };
  }
  const { made } = await makeChanges({ ...context, rights }, [request]);
  const [change] = made;
  if (!change) throw new Error('no change was made');
  return {
    message: SAVED,
    ChangeCode: change.code,
    JobCode: change.plan.rowId,
    State: request.from > dayOf(now) ? ('planned' as const) : ('applied' as const),
  };
}
