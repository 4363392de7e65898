import { and, asc, eq } from 'drizzle-orm';
import { SAVED } from '../../../lib/contract/changes/change-rules';
import type { CallContext, Handler } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { refuseChange } from '../../people/changes/checks/refuse-change';
import { changes } from '../../people/changes/tables';
import { undoChanges } from '../../people/changes/make/undo-changes';
import { employments } from '../../people/tables';
import { visibleTo } from '../../people/visibility';
import { formIssues } from '../form-issues';
import { KIND_PERMISSION } from '../kind-permission';

/** The changes with a code, or of one press, all of whose people the caller sees; others are unknown. */
async function findChanges({ db, actor, now }: CallContext, wanted: { code: string; batch: string }) {
  if ((wanted.code === '') === (wanted.batch === '')) throw new ApiError('not_found');
  const isWanted = wanted.code === '' ? undefined : eq(changes.code, wanted.code);
  const isOfBatch = /^[0-9a-f-]{36}$/.test(wanted.batch) ? eq(changes.batch, wanted.batch) : undefined;
  const condition = isWanted ?? isOfBatch;
  if (!condition) throw new ApiError('not_found');
  const all = await db.select().from(changes).where(condition).orderBy(asc(changes.number));
  const seen = await db
    .select({ id: changes.id })
    .from(changes)
    .innerJoin(employments, eq(employments.id, changes.employmentId))
    .where(and(condition, visibleTo(actor, dayOf(now))));
  if (all.length === 0 || seen.length < all.length) throw new ApiError('not_found');
  if (!all.every(({ kind }) => actor.permissions.has(KIND_PERMISSION[kind]))) throw new ApiError('forbidden');
  return all;
}

/** Takes back a change, or all of one press. Of what is in force the reason is on record. */
export const undoChange: Handler<'undoChange'> = async ({ ChangeCode, BatchCode, Reason }, context) => {
  const found = await findChanges(context, { code: ChangeCode, batch: BatchCode });
  if (found.some(({ state }) => state !== 'made')) {
    throw refuseChange({ path: 'ChangeCode', message: 'undone_already' });
  }
  const today = dayOf(context.now);
  const issues = formIssues();
  const isRequired = found.some(({ effectiveFrom }) => effectiveFrom <= today);
  const reason = issues.justification(Reason, { isRequired, path: 'Reason' });
  issues.refuse();
  await undoChanges(context, found, reason);
  return { message: SAVED, Undone: found.length };
};
