import { and, eq, or, sql } from 'drizzle-orm';
import { asOn } from '../hr-api/people/effective-dates';
import { assignments, employments, persons } from '../hr-api/people/tables';
import { isInTeamOf } from '../hr-api/people/team-of';
import { amongIds } from '../hr-api/platform/db/among-ids';
import type { Database } from '../hr-api/platform/db/database';
import { dayOf, type CalendarDate } from '../hr-api/platform/dates';
import { peopleOn } from '../hr-api/workplace/directory/listed-people';
import { pageByName } from '../hr-api/workplace/directory/page-of-people';
import { PARTS_PER_DAY } from '../lib/contract/time/leave/leave-rules';
import { MAX_SHOWN_PEOPLE } from '../lib/contract/time/team-calendar/team-calendar-rules';

/** What the requests of this file have for a note. */
const NOTE = 'Measured';

/** The employments of somebody's team, and of those whom the calendar of their place shows first to who may know all of them. */
async function shownTo(db: Database, empid: string, today: CalendarDate) {
  const [reader] = await db
    .select({ id: employments.id, location: assignments.locationCode })
    .from(persons)
    .innerJoin(employments, and(eq(employments.personId, persons.id), asOn(employments, today)))
    .innerJoin(assignments, and(eq(assignments.employmentId, employments.id), asOn(assignments, today)))
    .where(eq(persons.empid, empid));
  if (!reader) throw new Error(`${empid} is not employed`);
  const where = eq(assignments.locationCode, reader.location);
  const page = { on: today, where, direction: 'asc' as const, limit: MAX_SHOWN_PEOPLE };
  const isShown = or(isInTeamOf(reader.id, today), amongIds(employments.id, await pageByName(db, page, null)));
  return sql`select ${employments.id} as id from ${peopleOn(today)} where ${isShown}`;
}

/**
 * Whom the calendar shows somebody is away today and two more times within a quarter, once on leave of a private type, and asks for
 * some days more.
 */
export async function growAbsences(db: Database, empid: string): Promise<void> {
  const today = dayOf(new Date());
  await db.execute(sql`
    insert into leave_requests (code, employment_id, type_code, first_day, last_day, from_portion, to_portion, amount, note, state,
      asked_at, decided_at)
    select replace(gen_random_uuid()::text, '-', ''), shown.id, type_code, ${today}::date + first_in, ${today}::date + last_in,
      'whole', 'whole', (last_in - first_in + 1) * ${PARTS_PER_DAY}::int, ${NOTE}::text, state, now() - interval '30 days',
      case state when 'approved' then now() - interval '29 days' end
    from (${await shownTo(db, empid, today)}) shown cross join (values
      (6, -4, 6, 'approved'), (4, 20, 24, 'approved'), (6, 40, 42, 'pending'), (6, 55, 59, 'approved')
    ) as away (type_code, first_in, last_in, state)`);
  // Nobody works on a Sunday, and a day is taken once.
  await db.execute(sql`
    insert into leave_days (request_id, employment_id, day, first, second, amount)
    select asked.id, asked.employment_id, on_day::date, true, true, ${PARTS_PER_DAY}::int
    from leave_requests asked cross join generate_series(asked.first_day, asked.last_day, interval '1 day') as on_day
    where asked.note = ${NOTE}::text and extract(isodow from on_day) < 7 and not exists (select 1 from leave_days held
      where held.employment_id = asked.employment_id and held.day = on_day::date and held.is_held)`);
  await db.execute(sql`analyze leave_requests, leave_days`);
}
