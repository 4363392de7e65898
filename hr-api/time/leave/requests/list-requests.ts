import { and, asc, desc, eq, gte, lte, sql, type SQL } from 'drizzle-orm';
import type { LeaveRequest } from '../../../../lib/contract/time/leave/leave-shapes';
import type { Handler } from '../../../platform/calls/call';
import { dayOf, daysAfter, wireDate, wireInstant, type CalendarDate } from '../../../platform/dates';
import { uploads } from '../../../platform/files/tables';
import { ownDayOf } from '../../../people/own-day';
import { isVisible } from '../../../workplace/approvals/lists/visibility';
import { approvals } from '../../../workplace/approvals/tables';
import { readTypes } from '../balances/read-types';
import { openHolder, type LeaveHolder, type LeaveReader } from '../holder';
import { leaveDays, leaveRequests } from '../tables';
import { findRequest } from './find-request';
import { LEAVE_SUBJECT } from './deciding/leave-subject-kind';

const YEAR = 366;
const MAX_ROWS = 500;

const isHeldOf = sql`${leaveDays.requestId} = ${leaveRequests.id} and ${leaveDays.isHeld}`;
const held = sql<number>`(select coalesce(sum(${leaveDays.amount}), 0)::int from ${leaveDays} where ${isHeldOf})`;
const lastHeld = sql<string | null>`(select max(${leaveDays.day})::text from ${leaveDays} where ${isHeldOf})`;

/** Requests of somebody, the latest first, with what the caller can do with each. */
async function wireRequests(reader: LeaveReader, holder: LeaveHolder, where: SQL | undefined): Promise<LeaveRequest[]> {
  const { db, language, now } = reader;
  const rows = await db
    .select({ request: leaveRequests, held, lastHeld, proofCode: uploads.code, proofName: uploads.fileName })
    .from(leaveRequests)
    .leftJoin(uploads, eq(uploads.id, leaveRequests.proofId))
    .where(and(eq(leaveRequests.employmentId, holder.id), where))
    .orderBy(desc(leaveRequests.firstDay), desc(leaveRequests.askedAt))
    .limit(MAX_ROWS);
  const names = new Map((await readTypes(db, language)).map(({ code, name }) => [code, name]));
  const today = await ownDayOf(db, holder.personId, now);
  return rows.map(({ request, proofCode, proofName, ...days }) => {
    const isOpen = request.state === 'pending';
    const isAhead = days.lastHeld !== null && (!holder.isOwn || days.lastHeld >= today);
    return {
      RequestCode: request.code,
      TypeCode: request.typeCode,
      TypeName: names.get(request.typeCode) ?? '',
      From: wireDate(request.firstDay),
      To: wireDate(request.lastDay),
      FromPortion: request.fromPortion,
      ToPortion: request.toPortion,
      Hours: request.hours ?? 0,
      Amount: request.amount,
      Held: days.held,
      State: request.state,
      Note: request.note,
      Comment: request.comment,
      AskedDate: wireInstant(request.askedAt),
      DecidedDate: request.decidedAt ? wireInstant(request.decidedAt) : '',
      ProofCode: proofCode ?? '',
      ProofName: proofName ?? '',
      CanChange: isOpen,
      CanWithdraw: isOpen,
      CanCancel: request.state === 'approved' && isAhead,
    };
  });
}

export const listLeaveRequests: Handler<'listLeaveRequests'> = async ({ ChillCode, From, To, State }, context) => {
  const today = dayOf(context.now);
  const from: CalendarDate = From || daysAfter(today, -YEAR);
  const holder = await openHolder(context, ChillCode);
  const where = and(
    gte(leaveRequests.lastDay, from),
    To ? lte(leaveRequests.firstDay, To) : undefined,
    State ? eq(leaveRequests.state, State) : undefined,
  );
  return wireRequests(context, holder, where);
};

export const getLeaveRequest: Handler<'getLeaveRequest'> = async ({ RequestCode }, context) => {
  const { db } = context;
  const { request, holder } = await findRequest(context, RequestCode);
  const [wired] = await wireRequests(context, holder, eq(leaveRequests.id, request.id));
  if (!wired) throw new Error('the request is gone');
  const days = await db.select().from(leaveDays).where(eq(leaveDays.requestId, request.id)).orderBy(asc(leaveDays.day));
  const [approval] = await db
    .select({ code: approvals.code })
    .from(approvals)
    .where(and(eq(approvals.kind, LEAVE_SUBJECT), eq(approvals.subjectId, request.id), await isVisible(context)))
    .orderBy(desc(approvals.askedAt))
    .limit(1);
  return {
    ...wired,
    Days: days.map(({ day, first, second, amount }) => ({
      ...{ Day: wireDate(day), First: first, Second: second, Amount: amount, Free: '' as const, Holiday: '' },
    })),
    ApprovalCode: approval?.code ?? '',
  };
};
