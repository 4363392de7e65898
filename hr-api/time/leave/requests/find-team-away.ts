import { and, eq, gte, lte, ne, sql } from 'drizzle-orm';
import { personsByEmployment } from '../../../people/persons-named';
import { reportsDirectlyTo } from '../../../people/reportees';
import { asOn } from '../../../people/effective-dates';
import { employments, reportingLines } from '../../../people/tables';
import { dayOf, wireDate } from '../../../platform/dates';
import type { LeaveHolder, LeaveReader } from '../holder';
import type { LeaveSpan } from '../rules/count-days';
import { leaveDays, leaveRequests } from '../tables';

const MAX_AWAY = 50;

/** Who of those with the same manager has approved leave on some of the days. */
export async function findTeamAway(
  reader: LeaveReader,
  holder: LeaveHolder,
  { from, to }: Pick<LeaveSpan, 'from' | 'to'>,
) {
  const { db, now } = reader;
  const today = dayOf(now);
  const [line] = await db
    .select({ leaderId: reportingLines.leaderId })
    .from(reportingLines)
    .where(
      and(eq(reportingLines.employmentId, holder.id), eq(reportingLines.kind, 'manager'), asOn(reportingLines, today)),
    );
  if (!line) return [];
  const [first, last] = [sql<string>`min(${leaveDays.day})::text`, sql<string>`max(${leaveDays.day})::text`];
  const rows = await db
    .select({ employmentId: leaveDays.employmentId, first, last })
    .from(leaveDays)
    .innerJoin(leaveRequests, and(eq(leaveRequests.id, leaveDays.requestId), eq(leaveRequests.state, 'approved')))
    .innerJoin(employments, eq(employments.id, leaveDays.employmentId))
    .where(
      and(
        reportsDirectlyTo(line.leaderId, 'manager', today),
        ne(employments.id, holder.id),
        eq(leaveDays.isHeld, true),
        gte(leaveDays.day, from),
        lte(leaveDays.day, to),
      ),
    )
    .groupBy(leaveDays.employmentId, leaveDays.requestId)
    .orderBy(first, leaveDays.employmentId)
    .limit(MAX_AWAY);
  const people = await personsByEmployment(
    reader,
    rows.map(({ employmentId }) => employmentId),
  );
  return rows.flatMap((row) => {
    const Person = people.get(row.employmentId);
    return Person ? [{ Person, From: wireDate(row.first), To: wireDate(row.last) }] : [];
  });
}
