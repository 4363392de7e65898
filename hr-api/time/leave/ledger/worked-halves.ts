import { sql, type SQL } from 'drizzle-orm';
import { assignments } from '../../../people/tables';
import type { Database } from '../../../platform/db/database';
import type { Period } from '../rules/leave-year';
import { leaveDays, leaveRequests, leaveTypes } from '../tables';
import { workedAt } from './worked-at';

/** Whether a day of `leave_days` is approved leave without pay. */
export const isUnpaid = sql`${leaveDays.isHeld} and exists (
  select from ${leaveRequests} asked join ${leaveTypes} type on type.code = asked.type_code
  where asked.id = ${leaveDays.requestId} and asked.state = 'approved' and not type.is_paid)`;

/**
 * Half days that everybody works within a span, by the month: by the calendar of their place on each day, less unpaid leave. A query of
 * `employment_id`, `month` and `halves`; `employed` names what has `id`, `valid_from` and `valid_to` of employments. Where each is
 * placed is found once, not for each day.
 */
export async function workedByMonth(db: Database, span: Period, employed: SQL): Promise<SQL> {
  const days = await workedAt(db, span);
  const month = sql`date_trunc('month', worked.day)::date`;
  return sql`with placed as materialized (
      select who.id, place.location_code,
        daterange(who.valid_from, who.valid_to) * daterange(place.valid_from, place.valid_to) as span
      from (select distinct id, valid_from, valid_to from ${employed}) who
      join ${assignments} place on place.employment_id = who.id
    )
    select who.id as employment_id, ${month} as month,
      sum(greatest(0, worked.first::int + worked.second::int - coalesce(away.halves, 0)))::bigint as halves
    from placed who
    join json_to_recordset(${days}::json) as worked(place text, day date, first bool, second bool)
      on worked.place = who.location_code and who.span @> worked.day
    left join lateral (
      select sum(${leaveDays.first}::int + ${leaveDays.second}::int) as halves from ${leaveDays}
      where ${leaveDays.employmentId} = who.id and ${leaveDays.day} = worked.day and ${isUnpaid}
    ) away on true
    group by 1, 2`;
}
