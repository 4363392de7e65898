import { and, eq, exists, isNull, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { accounts } from '../../../people/accounts/tables';
import { asOn } from '../../../people/effective-dates';
import { employments, persons, reportingLines, type ReportingKind } from '../../../people/tables';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';

/** Whether the person of a row can sign in: somebody who cannot is asked nothing. */
export const canSignIn: SQL = exists(
  new QueryBuilder()
    .select({ one: sql`1` })
    .from(accounts)
    .where(and(eq(accounts.personId, persons.id), isNull(accounts.disabledAt))),
);

/** Who leads an employment by one kind of line on a day, if they work here today and can sign in. */
export async function findLeaders(
  db: Database,
  employmentId: string,
  { kind, on, today }: { kind: ReportingKind; on: CalendarDate; today: CalendarDate },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ personId: persons.id })
    .from(reportingLines)
    .innerJoin(employments, and(eq(employments.id, reportingLines.leaderId), asOn(employments, today)))
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(
      and(
        eq(reportingLines.employmentId, employmentId),
        eq(reportingLines.kind, kind),
        asOn(reportingLines, on),
        canSignIn,
      ),
    );
  return rows.map(({ personId }) => personId);
}

/** Whether a person works here today and can sign in. */
export async function isAtWork(db: Database, personId: string, today: CalendarDate): Promise<boolean> {
  const found = await db
    .select({ id: persons.id })
    .from(persons)
    .innerJoin(employments, and(eq(employments.personId, persons.id), asOn(employments, today)))
    .where(and(eq(persons.id, personId), canSignIn))
    .limit(1);
  return found.length > 0;
}
