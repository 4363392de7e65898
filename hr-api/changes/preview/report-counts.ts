import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import type { CalendarDate } from '../../platform/dates';
import { asOn } from '../../people/effective-dates';
import { reportingLines } from '../../people/tables';

/** How many report to some people on a day, and how many stand below them altogether, over any number of managers. */
export async function reportCounts(db: Database, employmentIds: readonly string[], on: CalendarDate) {
  const ids = sql`(select value::uuid from json_array_elements_text(${JSON.stringify(employmentIds)}::json))`;
  const isManaged = sql`${reportingLines.kind} = 'manager' and ${asOn(reportingLines, on)}`;
  const { rows } = await db.execute<{ direct: number; below: number }>(sql`
    with recursive direct (id) as (
      select ${reportingLines.employmentId} from ${reportingLines} where ${reportingLines.leaderId} in ${ids} and ${isManaged}
    ),
    below (id) as (
      select id from direct
      union
      select ${reportingLines.employmentId} from ${reportingLines} join below on ${reportingLines.leaderId} = below.id where ${isManaged}
    )
    select (select count(*)::int from direct) as direct, (select count(*)::int from below) as below`);
  return { Direct: rows[0]?.direct ?? 0, Below: rows[0]?.below ?? 0 };
}
