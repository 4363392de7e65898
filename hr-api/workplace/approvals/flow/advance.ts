import { and, eq, inArray } from 'drizzle-orm';
import { dayOf, daysAfter } from '../../../platform/dates';
import { insertRows } from '../../../platform/insert-rows';
import { settleNotices } from '../notices/settle-notices';
import { tellApprovers } from '../notices/tell';
import type { Approver } from '../resolve/approver';
import { resolveApprovers } from '../resolve/resolve-approvers';
import type { DecisionContext } from '../subject';
import { approvalApprovers, approvals } from '../tables';
import { readApprovers, recordEvent, type Approval, type ApproverRow } from './approval';
import { compareApprovers } from './compare-approvers';
import { finishApproval } from './finish';

async function removeApprovers({ db, now }: DecisionContext, approval: Approval, rows: readonly ApproverRow[]) {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await db.update(approvalApprovers).set({ state: 'removed' }).where(inArray(approvalApprovers.id, ids));
  const personIds = rows.map(({ personId }) => personId);
  await settleNotices({ db, now }, approval.code, personIds);
}

async function addApprovers(
  context: DecisionContext,
  approval: Approval,
  { added, told }: { added: readonly Approver[]; told: 'waiting' | 'amended' },
): Promise<void> {
  const { id, kind, position } = approval;
  const row = { approvalId: id, kind, position, insteadOfId: null, state: 'waiting' as const, since: context.now };
  await insertRows(
    context.db,
    approvalApprovers,
    added.map(({ personId, via, roleCode }) => ({ ...row, id: crypto.randomUUID(), personId, via, roleCode })),
  );
  await tellApprovers(context, approval, told, added);
}

/** Ends a step for whom it asked and who did not decide: it has what it needs, or they are not asked any more. */
export async function closeWaiting(
  { db, now }: DecisionContext,
  approval: Approval,
  state: 'closed' | 'removed' = 'closed',
): Promise<void> {
  await db
    .update(approvalApprovers)
    .set({ state })
    .where(and(eq(approvalApprovers.approvalId, approval.id), eq(approvalApprovers.state, 'waiting')));
  await settleNotices({ db, now }, approval.code);
}

const dayIn = (now: Date, days: number | null) => (days === null ? null : daysAfter(dayOf(now), days));

/** What an approval is once it enters a step: its days count from now. */
export function entering({ steps }: Pick<Approval, 'steps'>, position: number, now: Date) {
  const step = steps[position];
  return {
    position,
    resolvedOn: dayOf(now),
    remindOn: dayIn(now, step?.remindAfterDays ?? null),
    escalateOn: dayIn(now, step?.escalateAfterDays ?? null),
  };
}

/** Begins a step, and whom it asks is found out next. */
async function enterStep({ db, now }: DecisionContext, approval: Approval, position: number): Promise<Approval> {
  const entered = entering(approval, position, now);
  await db.update(approvals).set(entered).where(eq(approvals.id, approval.id));
  return { ...approval, ...entered };
}

/**
 * Asks whom the present step asks today, and goes on to the next one for as long as a step has what it needs; after the last one the
 * approval is granted. The caller holds the approval. `'anew'` begins with its first step, which one that is `'new'` has entered.
 */
export async function advance(
  context: DecisionContext,
  given: Approval,
  from: 'here' | 'anew' | 'new' = 'here',
  told: 'waiting' | 'amended' = 'waiting',
): Promise<Approval> {
  const { db, now } = context;
  const today = dayOf(now);
  let approval = from === 'anew' ? await enterStep(context, given, 0) : given;
  for (let isEntered = from !== 'here', isNew = from === 'new'; ; isEntered = true, isNew = false) {
    const step = approval.steps[approval.position];
    if (!step) return finishApproval(context, approval, { outcome: 'approved', comment: '' });
    const resolved = await resolveApprovers(db, approval, step, today);
    const rows = isNew ? [] : await readApprovers(db, approval.id);
    const { isDone, added, removed } = compareApprovers(approval, step.needs, rows, resolved);
    if (isDone) {
      await closeWaiting(context, approval);
      approval = await enterStep(context, approval, approval.position + 1);
      continue;
    }
    await removeApprovers(context, approval, removed);
    await addApprovers(context, approval, { added, told });
    if (!isEntered && added.length + removed.length > 0)
      await recordEvent({ ...context, actor: null }, approval.id, {
        what: 'approvers_changed',
        added: added.map(({ personId }) => personId),
        removed: removed.map(({ personId }) => personId),
      });
    if (!isEntered) await db.update(approvals).set({ resolvedOn: today }).where(eq(approvals.id, approval.id));
    return { ...approval, resolvedOn: today };
  }
}
