import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DataGap } from '../../../lib/contract/dashboards/dashboard-rules';
import { asOn } from '../../people/effective-dates';
import { assignments, employments, jobStatuses, persons, reportingLines } from '../../people/tables';
import type { CalendarDate } from '../../platform/dates';

type Beside = typeof reportingLines | typeof assignments | typeof jobStatuses;

/**
 * What the records of employments of a day lack, as rows of `employment_id` and `gap`. Whoever leads the organisation has no manager,
 * and is among those without one.
 */
export function gapsOn(on: CalendarDate): SQL {
  const isThere = asOn(employments, on);
  const ofEmployment = (gap: DataGap, condition: SQL) =>
    sql`select ${employments.id}, ${gap}::text from ${employments} where ${and(isThere, condition)}`;
  const without = (gap: DataGap, table: Beside, isCounted?: SQL) => {
    const isBeside = and(eq(table.employmentId, employments.id), asOn(table, on), isCounted);
    return ofEmployment(gap, sql`not exists (select 1 from ${table} where ${isBeside})`);
  };
  const ofPerson = (gap: DataGap, column: AnyPgColumn) =>
    sql`select ${employments.id}, ${gap}::text from ${persons} join ${employments} on ${eq(employments.personId, persons.id)}
      where ${and(isNull(column), isThere)}`;
  // Each is looked for alone: what almost nobody lacks is found without joining what everybody has. Two statuses of a day are none of
  // them: the database refuses the second one.
  const gaps: Readonly<Record<Exclude<DataGap, 'two-statuses'>, SQL>> = {
    manager: without('manager', reportingLines, eq(reportingLines.kind, 'manager')),
    'birth-date': ofPerson('birth-date', persons.bornOn),
    gender: ofPerson('gender', persons.gender),
    place: without('place', assignments),
    status: without('status', jobStatuses),
  };
  return sql`(${sql.join(Object.values(gaps), sql` union all `)}) as lack (employment_id, gap)`;
}
