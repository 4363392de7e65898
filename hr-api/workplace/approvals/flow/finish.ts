import { and, eq } from 'drizzle-orm';
import { settleNotices } from '../notices/settle-notices';
import { tellOutcome } from '../notices/tell';
import { subjectOf, type Decided, type DecisionContext } from '../subject';
import { approvalApprovers, approvals } from '../tables';
import type { Approval } from './approval';

/** Ends an approval, and has its subject do what was decided, in the same transaction. */
export async function finishApproval(
  context: DecisionContext,
  approval: Approval,
  { outcome, comment }: Omit<Decided, 'subjectId'>,
): Promise<Approval> {
  const { db, now, services } = context;
  const finished = { state: outcome, decidedAt: now, changedAt: now, remindOn: null, escalateOn: null };
  await db.update(approvals).set(finished).where(eq(approvals.id, approval.id));
  await db
    .update(approvalApprovers)
    .set({ state: 'closed' })
    .where(and(eq(approvalApprovers.approvalId, approval.id), eq(approvalApprovers.state, 'waiting')));
  await settleNotices(context, approval.code);
  const subject = subjectOf(services.capabilities, approval.kind);
  await subject.onDecided(context, { subjectId: approval.subjectId, outcome, comment });
  if (outcome !== 'withdrawn') await tellOutcome(context, approval, { outcome, comment });
  return { ...approval, ...finished };
}
