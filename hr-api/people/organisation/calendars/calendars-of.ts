import { eq, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { CallContext } from '../../../platform/calls/call';
import type { WorkCalendar } from '../../../platform/calendar/calendar-rules';
import { readCalendars } from '../../../platform/calendar/read-calendars';
import { calendars, codeOrDefault } from '../../../platform/calendar/tables';
import type { CalendarDate } from '../../../platform/dates';
import { asOn, nearestDay } from '../../effective-dates';
import { assignments, employments } from '../../tables';
import { locations } from '../tables';

export interface DayOfEmployment {
  readonly employmentId: string;
  readonly on: CalendarDate;
}

/**
 * By which calendar each employment works on a day, in the order in which they are asked: that of its location then, the organisation's
 * where that names none. Before its first day and after its last one it is that of the first or the last.
 */
export async function calendarsOf(
  { db, language }: Pick<CallContext, 'db' | 'language'>,
  days: readonly DayOfEmployment[],
): Promise<WorkCalendar[]> {
  if (days.length === 0) return [];
  const asked = days.map(({ employmentId, on }) => ({ employment_id: employmentId, on_day: on }));
  const day = nearestDay(employments, sql`asked.on_day`);
  const own = new QueryBuilder()
    .select({ code: calendars.code })
    .from(employments)
    .innerJoin(assignments, eq(assignments.employmentId, employments.id))
    .innerJoin(locations, eq(locations.code, assignments.locationCode))
    .innerJoin(calendars, eq(calendars.code, locations.calendarCode))
    .where(sql`${employments.id} = asked.employment_id and ${asOn(assignments, day)}`);
  const { rows } = await db.execute<{ code: number }>(sql`
    select ${codeOrDefault(sql`${own}`)} as code
    from rows from (json_to_recordset(${JSON.stringify(asked)}::json) as (employment_id uuid, on_day date))
      with ordinality as asked (employment_id, on_day, place)
    order by asked.place`);
  const known = await readCalendars(db, language, [...new Set(rows.map(({ code }) => code))]);
  return rows.map(({ code }) => {
    const calendar = known.get(String(code));
    if (!calendar) throw new Error('The organisation has no calendar');
    return calendar;
  });
}
