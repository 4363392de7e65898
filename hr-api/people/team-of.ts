import { sql, type SQL } from 'drizzle-orm';
import type { CalendarDate } from '../platform/dates';
import { asOn } from './effective-dates';
import { employments, reportingLines } from './tables';

/**
 * The team of somebody on a day, as a condition on `employments`: themself, their manager, those with the same manager, and those who
 * report to them directly.
 */
export function isInTeamOf(employmentId: string, on: CalendarDate): SQL {
  const { employmentId: reporting, leaderId } = reportingLines;
  const lines = sql`from ${reportingLines} where ${reportingLines.kind} = 'manager' and ${asOn(reportingLines, on)}`;
  const manager = sql`select ${leaderId} ${lines} and ${reporting} = ${employmentId}`;
  return sql`${employments.id} = any(array(
    select ${employmentId}::uuid
    union ${manager}
    union select ${reporting} ${lines} and (${leaderId} = ${employmentId} or ${leaderId} in (${manager}))
  ))`;
}
