import { and, asc, between, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { amongIds } from '../../../platform/db/among-ids';
import type { Database } from '../../../platform/db/database';
import { dayOf } from '../../../platform/dates';
import { ownStands } from '../../../workplace/approvals/delegations/stands';
import type { LeaveReader } from '../../leave/holder';
import { waitsFor } from '../../leave/requests/readable-requests';
import { leaveDays, leaveRequests } from '../../leave/tables';
import type { SpanDays } from './span-days';

type Span = Pick<SpanDays, 'from' | 'to'>;

const columns = {
  requestId: leaveDays.requestId,
  employmentId: leaveDays.employmentId,
  day: leaveDays.day,
  first: leaveDays.first,
  second: leaveDays.second,
  amount: leaveDays.amount,
  typeCode: leaveRequests.typeCode,
  state: leaveRequests.state,
};

const isHeldIn = ({ from, to }: Span, employmentIds: readonly string[]) =>
  and(amongIds(leaveDays.employmentId, employmentIds), between(leaveDays.day, from, to), eq(leaveDays.isHeld, true));

export type AwayDay = Awaited<ReturnType<typeof readApprovedDays>>[number];

/** A morning before the afternoon that another request is for. */
const readDays = (db: Database, isWanted: SQL | undefined) =>
  db
    .select(columns)
    .from(leaveDays)
    .innerJoin(leaveRequests, eq(leaveRequests.id, leaveDays.requestId))
    .where(isWanted)
    .orderBy(asc(leaveDays.employmentId), asc(leaveDays.day), desc(leaveDays.first));

/** The days of approved leave of some employments in a span, in their order. */
export const readApprovedDays = (db: Database, employmentIds: readonly string[], span: Span) =>
  readDays(db, and(isHeldIn(span, employmentIds), eq(leaveRequests.state, 'approved')));

/** The same with all that is asked for, for whose leave it is. */
export const readOwnDays = (db: Database, employmentIds: readonly string[], span: Span) =>
  readDays(db, and(isHeldIn(span, employmentIds), inArray(leaveRequests.state, ['approved', 'pending'])));

/** Approved leave with what is asked for, as far as that is of those who are `open`, or the reader is asked to decide it. */
export async function readKnownDays(
  reader: LeaveReader,
  employmentIds: readonly string[],
  { span, open }: { readonly span: Span; readonly open: readonly string[] },
): Promise<AwayDay[]> {
  const { actor, db, now } = reader;
  const isAsked = await waitsFor(reader, await ownStands(db, actor.personId, dayOf(now)));
  const isKnown = or(amongIds(leaveDays.employmentId, open), isAsked);
  const { state } = leaveRequests;
  const isTold = or(eq(state, 'approved'), and(eq(state, 'pending'), isKnown));
  return readDays(db, and(isHeldIn(span, employmentIds), isTold));
}

/** The days of each employment. */
export function byEmployment(days: readonly AwayDay[]): ReadonlyMap<string, readonly AwayDay[]> {
  const found = new Map<string, AwayDay[]>();
  for (const day of days) {
    const known = found.get(day.employmentId);
    if (known) known.push(day);
    else found.set(day.employmentId, [day]);
  }
  return found;
}
