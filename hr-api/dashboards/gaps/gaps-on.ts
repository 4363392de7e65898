import { and, eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { DataGap } from '../../../lib/contract/dashboards/dashboard-rules';
import { asOn } from '../../people/effective-dates';
import { assignments, employments, jobStatuses, persons, reportingLines } from '../../people/tables';
import type { CalendarDate } from '../../platform/dates';

/**
 * What the records of employments of a day lack, as rows of `employment_id` and `gap`. Whoever leads the organisation has no manager,
 * and is among those without one.
 */
export function gapsOn(on: CalendarDate): SQL {
  const isManaged = and(
    eq(reportingLines.employmentId, employments.id),
    eq(reportingLines.kind, 'manager'),
    asOn(reportingLines, on),
  );
  const statuses = sql`(select count(*) from ${jobStatuses} where ${and(
    eq(jobStatuses.employmentId, employments.id),
    lte(jobStatuses.validFrom, on),
    or(isNull(jobStatuses.validTo), gt(jobStatuses.validTo, on)),
  )})`;
  const isPlaced = and(eq(assignments.employmentId, employments.id), asOn(assignments, on));
  const lacks: Readonly<Record<DataGap, SQL>> = {
    manager: sql`not exists (select 1 from ${reportingLines} where ${isManaged})`,
    'birth-date': sql`${persons.bornOn} is null`,
    gender: sql`${persons.gender} is null`,
    place: sql`not exists (select 1 from ${assignments} where ${isPlaced})`,
    status: sql`${statuses} = 0`,
    'two-statuses': sql`${statuses} > 1`,
  };
  const rows = Object.entries(lacks).map(([gap, condition]) => sql`(${gap}::text, ${condition})`);
  return sql`(
    select ${employments.id} as employment_id, gap from ${employments} join ${persons} on ${eq(persons.id, employments.personId)}
    cross join lateral (values ${sql.join(rows, sql`, `)}) as found (gap, is_so)
    where ${asOn(employments, on)} and is_so
  )`;
}
