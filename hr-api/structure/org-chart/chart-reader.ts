import { and, eq, sql, type SQL } from 'drizzle-orm';
import { asOn } from '../../people/effective-dates';
import { namedPeople } from '../../people/named-people';
import { assignments, employments, persons, reportingLines } from '../../people/tables';
import type { CallContext } from '../../platform/calls/call';
import { dayOf, type CalendarDate } from '../../platform/dates';

/** Who looks at the chart of which day, and whom of it they may know. */
export interface ChartReader extends Pick<CallContext, 'actor' | 'db' | 'now' | 'language'> {
  readonly on: CalendarDate;
  /** A condition on people, employments and places of the day; undefined where that is everyone. */
  readonly named: SQL | undefined;
}

export async function chartReader(
  { actor, db, now, language }: Pick<CallContext, 'actor' | 'db' | 'now' | 'language'>,
  On: string,
): Promise<ChartReader> {
  const today = dayOf(now);
  const on = On || today;
  return { actor, db, now, language, on, named: await namedPeople({ actor, db, today, on }) };
}

/** Those who work here on the day and may be named, with their place of the day. */
export const chartPeople = ({ on, named }: ChartReader): SQL =>
  sql`${employments} join ${persons} on ${eq(persons.id, employments.personId)}
    left join ${assignments} on ${and(eq(assignments.employmentId, employments.id), asOn(assignments, on))}
    where ${and(asOn(employments, on), named)}`;

/** The lines from people to their managers on the day. */
export const managerLines = ({ on }: ChartReader): SQL =>
  sql`${reportingLines} where ${reportingLines.kind} = 'manager' and ${asOn(reportingLines, on)}`;
