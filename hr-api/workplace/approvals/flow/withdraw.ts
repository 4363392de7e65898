import { and, eq, ne } from 'drizzle-orm';
import { audit } from '../../../platform/audit/audit';
import { ApiError } from '../../../platform/errors';
import { tellApprovers } from '../notices/tell';
import { approvals } from '../tables';
import { lockApprovals, readApprovers, recordEvent, type Approval } from './approval';
import { finishApproval } from './finish';
import type { AskContext } from './start-approval';

/** Takes back what was asked for; whoever was asked hears that they need not decide. The caller holds the approval. */
export async function withdrawApproval(context: AskContext, approval: Approval): Promise<void> {
  const rows = await readApprovers(context.db, approval.id);
  const waiting = rows.filter(({ state }) => state === 'waiting');
  await recordEvent(context, approval.id, { what: 'withdrawn' });
  const subject = { kind: 'approval', id: approval.id };
  await audit(context, { subject, personId: approval.personId, action: 'withdraw request for approval' });
  await finishApproval(context, approval, { outcome: 'withdrawn', comment: '' });
  await tellApprovers(context, approval, 'withdrawn', waiting);
}

/** The same by whoever asked. What was withdrawn is not there any more. */
export async function withdrawOwn(context: AskContext, code: string): Promise<void> {
  const { db, actor } = context;
  const isMine = and(
    eq(approvals.code, code),
    eq(approvals.askedById, actor.personId),
    ne(approvals.state, 'withdrawn'),
  );
  const [approval] = await lockApprovals(db, isMine);
  if (!approval) throw new ApiError('not_found');
  if (approval.state !== 'pending') throw new ApiError('conflict');
  await withdrawApproval(context, approval);
}
