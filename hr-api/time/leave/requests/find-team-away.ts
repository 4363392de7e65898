import { and, eq, gte, lte, ne, sql, type SQL } from 'drizzle-orm';
import { personsByEmployment, type NamedPerson } from '../../../people/persons-named';
import { reportsDirectlyTo } from '../../../people/reportees';
import { asOn } from '../../../people/effective-dates';
import { employments, reportingLines } from '../../../people/tables';
import { dayOf, wireDate, type CalendarDate } from '../../../platform/dates';
import type { LeaveHolder, LeaveReader } from '../holder';
import type { LeaveSpan } from '../rules/count-days';
import { leaveDays, leaveRequests, leaveTypes } from '../tables';

const MAX_AWAY = 50;

type Days = Pick<LeaveSpan, 'from' | 'to'>;

/** Somebody who is away on some of the days, from the first to the last of them. */
export interface Away {
  readonly person: NamedPerson;
  readonly first: CalendarDate;
  readonly last: CalendarDate;
  /** Null where the reader may not know which leave it is. */
  readonly typeCode: number | null;
}

/**
 * Who of those with the same manager has approved leave on some of the days. `isTypeTold` says of whose leave the reader is told the
 * type, as a condition on `employments` and `leaveTypes`.
 */
export async function awayOfTeam(
  reader: LeaveReader,
  holder: Pick<LeaveHolder, 'id'>,
  { from, to }: Days,
  isTypeTold: SQL = sql`false`,
): Promise<Away[]> {
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
  const typeCode = sql<number | null>`case when ${isTypeTold} then ${leaveTypes.code} end`;
  const rows = await db
    .select({ employmentId: employments.id, first, last, typeCode })
    .from(leaveDays)
    .innerJoin(leaveRequests, and(eq(leaveRequests.id, leaveDays.requestId), eq(leaveRequests.state, 'approved')))
    .innerJoin(leaveTypes, eq(leaveTypes.code, leaveRequests.typeCode))
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
    .groupBy(leaveRequests.id, employments.id, leaveTypes.code)
    .orderBy(first, employments.id)
    .limit(MAX_AWAY);
  const people = await personsByEmployment(
    reader,
    rows.map(({ employmentId }) => employmentId),
  );
  return rows.flatMap(({ employmentId, ...row }) => {
    const person = people.get(employmentId);
    return person ? [{ ...row, person }] : [];
  });
}

/** The same as one of them reads it. */
export const findTeamAway = async (reader: LeaveReader, holder: LeaveHolder, days: Days) =>
  (await awayOfTeam(reader, holder, days)).map(({ person, first, last }) => ({
    ...{ Person: person, From: wireDate(first), To: wireDate(last) },
  }));
