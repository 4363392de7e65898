import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { DataGap } from '../../../lib/contract/dashboards/dashboard-rules';
import { asOn } from '../../people/effective-dates';
import { assignments, employments, jobStatuses, persons, reportingLines } from '../../people/tables';
import type { CalendarDate } from '../../platform/dates';

/**
 * What the records of employments of a day lack, as rows of `employment_id` and `gap`. Whoever leads the organisation has no manager,
 * and is among those without one.
 */
export function gapsOn(on: CalendarDate): SQL {
  const lacks: Readonly<Record<DataGap, SQL>> = {
    manager: sql`manager_lines.rows is null`,
    'birth-date': sql`${persons.bornOn} is null`,
    gender: sql`${persons.gender} is null`,
    place: sql`places.rows is null`,
    status: sql`statuses.rows is null`,
    'two-statuses': sql`statuses.rows > 1`,
  };
  const rows = Object.entries(lacks).map(([gap, condition]) => sql`(${gap}::text, ${condition})`);
  // Counted of all employments at once: one after the other takes several times as long.
  return sql`(
    select ${employments.id} as employment_id, gap from ${employments} join ${persons} on ${eq(persons.id, employments.personId)}
    ${countedBeside('manager_lines', reportingLines, and(asOn(reportingLines, on), eq(reportingLines.kind, 'manager')))}
    ${countedBeside('places', assignments, asOn(assignments, on))}
    ${countedBeside('statuses', jobStatuses, asOn(jobStatuses, on))}
    cross join lateral (values ${sql.join(rows, sql`, `)}) as found (gap, is_so)
    where ${asOn(employments, on)} and is_so
  )`;
}

/** Joins how many rows of a table each employment has, as `rows`: null for none. */
function countedBeside(
  name: string,
  table: typeof reportingLines | typeof assignments | typeof jobStatuses,
  isCounted: SQL | undefined,
): SQL {
  const counted = sql.identifier(name);
  return sql`left join (
    select ${table.employmentId} as employment_id, count(*) as rows from ${table} where ${isCounted} group by 1
  ) as ${counted} on ${counted}.employment_id = ${employments.id}`;
}
