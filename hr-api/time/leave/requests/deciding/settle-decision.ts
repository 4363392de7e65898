import { and, eq } from 'drizzle-orm';
import { covers } from '../../../../people/effective-dates';
import { dayOf } from '../../../../platform/dates';
import { ApiError } from '../../../../platform/errors';
import type { ApprovalSubject, DecisionContext } from '../../../../workplace/approvals/subject';
import { lockLeaveOf } from '../../ledger/lock-ledger';
import { settleLate } from '../../ledger/settle';
import { recountPending } from '../../recount/recount-pending';
import { lowestWith } from '../../rules/foresee';
import { leaveDays, leaveEntries, leaveRequests } from '../../tables';
import { accountOfRequest, requestById, type AccountOfRequest } from './account-of-request';
import type { FoundRequest } from '../find-request';

/** What of its rules keeps a request from being approved by now. */
export type Hindrance = 'balance' | 'no_days' | 'not_employed' | 'not_offered';

/** Why an open request cannot be approved any more though it could be asked for; null where it can. */
export function hindranceOf({ holder, days, known }: AccountOfRequest): Hindrance | null {
  if (!known) return 'not_offered';
  if (days.length === 0) return 'no_days';
  if (!days.every(({ day }) => covers(holder, day))) return 'not_employed';
  const { belowZero } = known.rule;
  return belowZero !== null && lowestWith(known.foreseen, days) < -belowZero ? 'balance' : null;
}

async function take(context: DecisionContext, request: FoundRequest): Promise<void> {
  const { db, now } = context;
  await recountPending(db, request, dayOf(now));
  const account = await accountOfRequest(context, request);
  const reason = hindranceOf(account);
  if (reason) throw new ApiError('conflict', { params: { reason } });
  const { id: requestId, employmentId, typeCode, firstDay } = request;
  await db.insert(leaveEntries).values(
    account.days.map(({ day, amount }) => ({
      ...{ employmentId, typeCode, kind: 'taken' as const, day, amount: -amount, requestId, writtenAt: now },
    })),
  );
  await settleLate(db, { employmentIds: [employmentId], from: firstDay, today: dayOf(now), now });
}

/** Writes what was approved, unless something keeps it from that by now; lets go of the days of what was not. */
export const settleDecision: ApprovalSubject['onDecided'] = async (context, { subjectId, outcome, comment }) => {
  const { db, now } = context;
  const { employmentId } = await requestById(context, subjectId);
  await lockLeaveOf(db, employmentId);
  const [request] = await db
    .update(leaveRequests)
    .set({ state: outcome, comment, decidedAt: now })
    .where(and(eq(leaveRequests.id, subjectId), eq(leaveRequests.state, 'pending')))
    .returning();
  if (!request) throw new ApiError('conflict');
  if (outcome === 'approved') await take(context, request);
  else await db.update(leaveDays).set({ isHeld: false }).where(eq(leaveDays.requestId, subjectId));
};
