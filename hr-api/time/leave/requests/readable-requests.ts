import { and, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import { asOn } from '../../../people/effective-dates';
import { employments, reportingLines } from '../../../people/tables';
import { managersOf, visibleTo } from '../../../people/visibility';
import type { Database } from '../../../platform/db/database';
import { dayOf, type CalendarDate } from '../../../platform/dates';
import { ownStands, type Stand } from '../../../workplace/approvals/delegations/stands';
import { isOfRole, isVisible } from '../../../workplace/approvals/lists/visibility';
import { approvalApprovers, approvals } from '../../../workplace/approvals/tables';
import type { LeaveReader } from '../holder';
import { leaveRequests } from '../tables';
import { LEAVE_SUBJECT } from './deciding/leave-subject-kind';

const one = { one: sql`1` };
const isOfRequest = and(eq(approvals.kind, LEAVE_SUBJECT), eq(approvals.subjectId, leaveRequests.id));

/** Whether a request waits for the reader's decision, or for that of whom they stand for. */
export async function waitsFor(reader: LeaveReader, stands: readonly Stand[]): Promise<SQL> {
  const isAsked = stands.map(({ personId, only }) =>
    and(
      eq(approvalApprovers.personId, personId),
      only === null ? undefined : or(eq(approvals.askedById, only), eq(approvals.personId, only)),
    ),
  );
  const isWaiting = and(eq(approvals.state, 'pending'), eq(approvalApprovers.state, 'waiting'));
  const rows = new QueryBuilder()
    .select(one)
    .from(approvals)
    .innerJoin(approvalApprovers, eq(approvalApprovers.approvalId, approvals.id))
    .where(and(isOfRequest, isWaiting, or(...isAsked), await isOfRole(reader, sql`${approvals.personId}`)));
  return exists(rows);
}

const leaders = alias(employments, 'leaders');

/** Whether a row of `leaders` is of one of some people, and above the employment of the query today, by any line. */
function isLeader(personIds: readonly string[], today: CalendarDate): SQL {
  const isDirect = exists(
    new QueryBuilder()
      .select(one)
      .from(reportingLines)
      .where(
        and(
          eq(reportingLines.employmentId, employments.id),
          eq(reportingLines.leaderId, leaders.id),
          asOn(reportingLines, today),
        ),
      ),
  );
  const isAbove = sql`${leaders.id} in ${managersOf(sql`${employments.id}`, today)}`;
  return and(inArray(leaders.personId, [...personIds]), asOn(leaders, today), or(isDirect, isAbove)) as SQL;
}

const isLedBy = (personIds: readonly string[], today: CalendarDate): SQL =>
  exists(new QueryBuilder().select(one).from(leaders).where(isLeader(personIds, today)));

/** Who of some people is above an employment today, by any line. */
export async function leadersAmong(
  db: Database,
  employmentId: string,
  { personIds, today }: { readonly personIds: readonly string[]; readonly today: CalendarDate },
): Promise<string[]> {
  if (personIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ personId: leaders.personId })
    .from(leaders)
    .innerJoin(employments, eq(employments.id, employmentId))
    .where(isLeader(personIds, today));
  return rows.map(({ personId }) => personId);
}

/**
 * Which of some requests the reader may read now: their own, those of whom they keep, and those that wait for their decision. What is
 * decided stays open to who took part in it only while they still lead or see the person: a former manager knows that they decided.
 */
export async function readableRequests(reader: LeaveReader, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { actor, db, now } = reader;
  const today = dayOf(now);
  const stands = await ownStands(db, actor.personId, today);
  const standing = stands.filter(({ only }) => only === null).map(({ personId }) => personId);
  const isSeen = visibleTo(actor, today, 'one');
  const tookPart = exists(
    new QueryBuilder()
      .select(one)
      .from(approvals)
      .where(and(isOfRequest, await isVisible(reader, stands.slice(1)))),
  );
  const rows = await db
    .select({ id: leaveRequests.id })
    .from(leaveRequests)
    .innerJoin(employments, eq(employments.id, leaveRequests.employmentId))
    .where(
      and(
        inArray(leaveRequests.id, [...ids]),
        or(
          eq(employments.personId, actor.personId),
          actor.permissions.has('leave.keep') ? isSeen : undefined,
          await waitsFor(reader, stands),
          and(tookPart, or(isLedBy(standing, today), isSeen)),
        ),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Whether the reader may read one of them. */
export const mayReadRequest = async (reader: LeaveReader, id: string): Promise<boolean> =>
  (await readableRequests(reader, [id])).has(id);
