import { and, eq, gte } from 'drizzle-orm';
import { audit } from '../../../platform/audit/audit';
import type { Handler } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { ownDayOf } from '../../../people/own-day';
import { lockOpenApproval } from '../../../workplace/approvals/flow/start-approval';
import { withdrawApproval } from '../../../workplace/approvals/flow/withdraw';
import { lockLeaveOf } from '../ledger/lock-ledger';
import { settleLate } from '../ledger/settle';
import { tellCancelled } from '../notices/tell-cancelled';
import { leaveDays, leaveEntries, leaveRequests } from '../tables';
import { findRequest } from './find-request';
import { LEAVE_SUBJECT } from './deciding/leave-subject-kind';

/** Takes an open request back. Its approval tells the subject, which lets go of the days. */
export const withdrawLeaveRequest: Handler<'withdrawLeaveRequest'> = async ({ RequestCode }, context) => {
  const { request } = await findRequest(context, RequestCode);
  const approval = await lockOpenApproval(context, { kind: LEAVE_SUBJECT, subjectId: request.id });
  if (!approval) throw new ApiError('conflict');
  await withdrawApproval(context, approval);
  return {};
};

/** Gives back days of approved leave: one's own that are not behind where one is, of whom one keeps all of them. */
export const cancelLeaveRequest: Handler<'cancelLeaveRequest'> = async ({ RequestCode, Reason }, context) => {
  const { db, now } = context;
  const { request: found, holder } = await findRequest(context, RequestCode);
  await lockLeaveOf(db, holder.id);
  const [request] = await db.select().from(leaveRequests).where(eq(leaveRequests.id, found.id));
  if (request?.state !== 'approved') throw new ApiError('conflict');
  const isHeld = and(eq(leaveDays.requestId, request.id), eq(leaveDays.isHeld, true));
  const isAhead = holder.isOwn ? gte(leaveDays.day, await ownDayOf(db, holder.personId, now)) : undefined;
  const days = await db
    .update(leaveDays)
    .set({ isHeld: false })
    .where(and(isHeld, isAhead))
    .returning({ day: leaveDays.day, amount: leaveDays.amount });
  if (days.length === 0) throw new ApiError('invalid', { issues: [{ path: 'RequestCode', message: 'over' }] });
  await db.insert(leaveEntries).values(
    days.map(({ day, amount }) => ({
      ...{ employmentId: holder.id, typeCode: request.typeCode, kind: 'cancelled' as const, day, amount },
      ...{ requestId: request.id, note: Reason, writtenAt: now },
    })),
  );
  if ((await db.$count(leaveDays, isHeld)) === 0)
    await db.update(leaveRequests).set({ state: 'cancelled' }).where(eq(leaveRequests.id, request.id));
  const given = days.map(({ day }) => day).sort();
  const Amount = days.reduce((sum, { amount }) => sum + amount, 0);
  await audit(context, {
    subject: { kind: 'leave', id: request.id },
    personId: holder.personId,
    action: 'cancel leave',
    after: { days: given, amount: Amount, reason: Reason },
  });
  const [from] = given;
  if (from) await settleLate(db, { employmentIds: [holder.id], from, today: dayOf(now), now });
  await tellCancelled(context, holder, { requestId: request.id, days: given, reason: Reason });
  return { Days: days.length, Amount };
};
