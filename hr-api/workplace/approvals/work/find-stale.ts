import { and, eq, inArray, isNotNull, isNull, lt, notExists, or, sql, type SQL } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import { accounts, roleGrants } from '../../../people/accounts/tables';
import { asOn } from '../../../people/effective-dates';
import { employments, reportingLines } from '../../../people/tables';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { approvalApprovers, approvals } from '../tables';

const one = { one: sql`1` };
const ask = () => new QueryBuilder();
const { personId, roleCode, via } = approvalApprovers;
const leaders = alias(employments, 'leaders');

const noAccount = () =>
  notExists(
    ask()
      .select(one)
      .from(accounts)
      .where(and(eq(accounts.personId, personId), isNull(accounts.disabledAt))),
  );

const noEmployment = (today: CalendarDate) =>
  notExists(
    ask()
      .select(one)
      .from(employments)
      .where(and(eq(employments.personId, personId), asOn(employments, today))),
  );

const noRole = (today: CalendarDate) =>
  and(
    isNotNull(roleCode),
    notExists(
      ask()
        .select(one)
        .from(accounts)
        .innerJoin(roleGrants, eq(roleGrants.accountId, accounts.id))
        .where(and(eq(accounts.personId, personId), eq(roleGrants.roleCode, roleCode), asOn(roleGrants, today))),
    ),
  );

const noLine = (today: CalendarDate) =>
  and(
    inArray(via, ['manager', 'admin_manager', 'reviewer']),
    notExists(
      ask()
        .select(one)
        .from(reportingLines)
        .innerJoin(employments, eq(employments.id, reportingLines.employmentId))
        .innerJoin(leaders, eq(leaders.id, reportingLines.leaderId))
        .where(
          and(
            eq(employments.personId, approvals.personId),
            eq(leaders.personId, personId),
            sql`${reportingLines.kind} = ${via}`,
            asOn(reportingLines, today),
          ),
        ),
    ),
  );

/**
 * Open approvals of which somebody who is asked cannot sign in any more, has left, lost the role, or leads the person concerned no
 * longer; and those that nobody looked at today. Each is a question of its own, which the database answers by joining whole tables:
 * all in one would be asked of every row.
 */
export async function findStale(db: Database, today: CalendarDate, limit: number): Promise<string[]> {
  const isPending = eq(approvals.state, 'pending');
  const isUnseen = or(isNull(approvals.resolvedOn), lt(approvals.resolvedOn, today));
  const unseen = await db
    .select({ id: approvals.id })
    .from(approvals)
    .where(and(isPending, isUnseen))
    .orderBy(approvals.resolvedOn, approvals.id)
    .limit(limit);
  const ids = new Set(unseen.map(({ id }) => id));
  const reasons: (SQL | undefined)[] = [noAccount(), noEmployment(today), noRole(today), noLine(today)];
  for (const isStale of reasons) {
    const rows = await db
      .select({ id: approvals.id })
      .from(approvalApprovers)
      .innerJoin(approvals, and(eq(approvals.id, approvalApprovers.approvalId), isPending))
      .where(and(eq(approvalApprovers.state, 'waiting'), isStale))
      .limit(limit);
    for (const { id } of rows) ids.add(id);
  }
  return [...ids].slice(0, limit);
}
