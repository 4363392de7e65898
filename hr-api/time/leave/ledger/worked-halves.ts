import { sql, type SQL } from 'drizzle-orm';
import { locations } from '../../../people/organisation/tables';
import { assignments } from '../../../people/tables';
import { workedHalves } from '../../../platform/calendar/calendar-rules';
import type { Database } from '../../../platform/db/database';
import { daysAfter, type CalendarDate } from '../../../platform/dates';
import { readLocationCalendars } from '../../../people/organisation/calendars/location-calendars';
import { leaveDays, leaveRequests, leaveTypes } from '../tables';
import type { Period } from '../rules/leave-year';

const isUnpaid = sql`exists (
  select from ${leaveRequests} asked join ${leaveTypes} type on type.code = asked.type_code
  where asked.id = away.request_id and asked.state = 'approved' and not type.is_paid)`;

/** The half days that are worked at each location in a span, as JSON. */
async function halvesAt(db: Database, { first, end }: Period): Promise<string> {
  const places = await db.select({ code: locations.code }).from(locations);
  const calendars = await readLocationCalendars(
    db,
    places.map(({ code }) => code),
  );
  const days: { place: string; day: CalendarDate; halves: number }[] = [];
  for (let day = first; day < end; day = daysAfter(day, 1))
    for (const [place, calendar] of calendars) {
      const worked = workedHalves(calendar, day);
      const halves = Number(worked.first) + Number(worked.second);
      if (halves > 0) days.push({ place, day, halves });
    }
  return JSON.stringify(days);
}

/**
 * Half days that everybody works within a span, by the month: by the calendar of their place on each day, less unpaid leave. A query of
 * `employment_id`, `month` and `halves`; `employed` names what has `id`, `valid_from` and `valid_to` of employments.
 */
export async function workedByMonth(db: Database, span: Period, employed: SQL): Promise<SQL> {
  const halves = await halvesAt(db, span);
  const month = sql`date_trunc('month', worked.day)::date`;
  return sql`select who.id as employment_id, ${month} as month,
      sum(greatest(0, worked.halves - coalesce(away.halves, 0)))::bigint as halves
    from (select distinct id, valid_from, valid_to from ${employed}) who
    join ${assignments} place on place.employment_id = who.id
    join json_to_recordset(${halves}::json) as worked(place text, day date, halves int)
      on worked.place = place.location_code and daterange(place.valid_from, place.valid_to) @> worked.day
        and daterange(who.valid_from, who.valid_to) @> worked.day
    left join lateral (
      select sum(away.first::int + away.second::int) as halves from ${leaveDays} away
      where away.employment_id = who.id and away.day = worked.day and away.is_held and ${isUnpaid}
    ) away on true
    group by 1, 2`;
}
