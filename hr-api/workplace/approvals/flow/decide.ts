import { and, eq, ne, or } from 'drizzle-orm';
import { audit } from '../../../platform/audit/audit';
import type { CallContext } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { standsOf } from '../delegations/stands';
import { isVisible } from '../lists/visibility';
import { settleNotices } from '../notices/settle-notices';
import { approvalApprovers, approvals } from '../tables';
import { advance } from './advance';
import { lockApprovals, readApprovers, recordEvent, type Approval, type ApproverRow } from './approval';
import { finishApproval } from './finish';
import { refusalInWords } from './refusal-in-words';
import { findSeat, type Refusal } from './seat';

export interface Decision {
  readonly code: string;
  /** What was seen. */
  readonly version: string;
  readonly outcome: 'approved' | 'rejected';
  readonly comment: string;
}

/** A rejection says why. */
export const lacksComment = ({ outcome, comment }: Decision): boolean => outcome === 'rejected' && comment === '';

const REFUSED: Record<Refusal, () => ApiError> = {
  own: () => new ApiError('forbidden', { message: 'Nobody decides their own request' }),
  other_role: () => new ApiError('forbidden', { message: 'Change to the role in which you decide this' }),
  not_asked: () => new ApiError('forbidden', { message: 'Others decide this' }),
  decided: () => new ApiError('conflict'),
};

/**
 * Decides for oneself, or for whom one stands for, under the lock of the approval: of two who decide at once the second hears that
 * it is decided. Who is asked is looked up anew, so that nobody decides who is not to any more.
 */
export async function decideApproval(context: CallContext, decision: Decision): Promise<void> {
  const { actor, db, now } = context;
  const today = dayOf(now);
  const { code, version, outcome, comment } = decision;
  if (lacksComment(decision)) throw new ApiError('invalid', { issues: [{ path: 'Comments', message: 'required' }] });
  const isIt = and(eq(approvals.code, code), ne(approvals.state, 'withdrawn'), await isVisible(context));
  const [found] = await lockApprovals(db, isIt);
  if (!found) throw new ApiError('not_found');
  if (found.state !== 'pending' || found.version !== version) throw new ApiError('conflict');
  const approval = await advance(context, found);
  if (approval.state !== 'pending') throw new ApiError('conflict');
  const seat = findSeat(
    actor,
    approval,
    await readApprovers(db, approval.id),
    await standsOf(db, actor.personId, today),
  );
  if (typeof seat === 'string') throw REFUSED[seat]();
  await writeDecision(context, approval, seat, decision);
  try {
    if (outcome === 'rejected') await finishApproval(context, approval, { outcome, comment });
    else await advance(context, approval);
  } catch (error) {
    throw refusalInWords(context, approval.kind, error);
  }
}

async function writeDecision(context: CallContext, approval: Approval, seat: ApproverRow, decision: Decision) {
  const { actor, db, now } = context;
  const { outcome, comment, version } = decision;
  await db
    .update(approvalApprovers)
    .set({ state: outcome, decidedAt: now, decidedById: actor.personId, version })
    .where(eq(approvalApprovers.id, seat.id));
  const spared = await closeReplaced(context, approval, seat);
  await settleNotices(context, approval.code, [actor.personId, seat.personId, ...spared]);
  await db.update(approvals).set({ comment, changedAt: now }).where(eq(approvals.id, approval.id));
  const onBehalfOfId = seat.personId === actor.personId ? null : seat.personId;
  await recordEvent(context, approval.id, { what: outcome, comment, onBehalfOfId });
  await audit(context, {
    subject: { kind: 'approval', id: approval.id },
    personId: approval.personId,
    action: outcome === 'approved' ? 'approve request' : 'reject request',
    after: { step: approval.position + 1, version, comment, onBehalfOf: onBehalfOfId },
  });
}

/** Of somebody who did not decide in time and those who were asked in their place one decides for all of them. */
async function closeReplaced({ db }: CallContext, approval: Approval, seat: ApproverRow): Promise<string[]> {
  const first = seat.insteadOfId ?? seat.personId;
  const closed = await db
    .update(approvalApprovers)
    .set({ state: 'closed' })
    .where(
      and(
        eq(approvalApprovers.approvalId, approval.id),
        eq(approvalApprovers.state, 'waiting'),
        or(eq(approvalApprovers.personId, first), eq(approvalApprovers.insteadOfId, first)),
      ),
    )
    .returning({ personId: approvalApprovers.personId });
  return closed.map(({ personId }) => personId);
}
