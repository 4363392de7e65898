import { sql, type SQL } from 'drizzle-orm';
import { MAX_STAFFED_DAYS } from '../../../../lib/contract/time/leave/leave-rules';
import { asOn } from '../../../people/effective-dates';
import { assignments, employments } from '../../../people/tables';
import { unitsAbove, unitsBelow } from '../../../people/visibility';
import type { CallContext } from '../../../platform/calls/call';
import { dayOf, daysAfter, type CalendarDate } from '../../../platform/dates';
import { workedAt } from '../ledger/worked-at';
import type { LeaveDay } from '../rules/count-days';
import { leaveDays, leaveRequests, staffingMinimums } from '../tables';
import { shortfallOf, type StaffedDay } from './shortfall-of';

/** A day on which fewer of a unit would be there than are wanted. */
export interface Shortfall {
  readonly day: CalendarDate;
  readonly unitCode: string;
  readonly locationCode: string | null;
  /** How many would be there, of how many who work then, and how many are wanted. */
  readonly there: number;
  readonly of: number;
  readonly wanted: number;
  /** How many of those who would be there have asked for leave that is not decided on. */
  readonly pending: number;
}

interface Asked {
  readonly employmentId: string;
  /** What is weighed already; null where nothing is sent yet. */
  readonly requestId: string | null;
  readonly days: readonly Pick<LeaveDay, 'day' | 'first' | 'second' | 'amount'>[];
}

interface Found extends Record<string, unknown>, StaffedDay {
  readonly day: CalendarDate;
  readonly unitCode: string;
  readonly locationCode: string | null;
}

/**
 * On which of the first days of a request, whose halves it takes, fewer would be there than are wanted. Counted are those who are in the
 * unit, or below it, and work then by their calendar; away are those with approved leave for the half, not for hours of it. On days to
 * come everybody is counted where they are today, as if no move and no leaving were planned.
 */
export async function shortfallsOf(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  { employmentId, requestId, days }: Asked,
): Promise<Shortfall[]> {
  const counted = days.filter(({ amount }) => amount > 0).slice(0, MAX_STAFFED_DAYS);
  const [first, last] = [counted[0]?.day, counted.at(-1)?.day];
  if (first === undefined || last === undefined || !(await isAnythingWanted(db))) return [];
  const today = dayOf(now);
  const asked = counted.map(({ day, first: morning, second: afternoon }) => ({
    ...{ day, known: day < today ? day : today, morning, afternoon },
  }));
  const worked = await workedAt(db, { first, end: daysAfter(last, 1) });
  const { rows } = await db.execute<Found>(
    staffedDays({ employmentId, requestId, asked: JSON.stringify(asked), worked }),
  );
  return rows.flatMap((row): Shortfall[] => {
    const shortfall = shortfallOf(row);
    return shortfall ? [{ day: row.day, unitCode: row.unitCode, locationCode: row.locationCode, ...shortfall }] : [];
  });
}

const isAnythingWanted = async (db: CallContext['db']) =>
  (await db.select({ code: staffingMinimums.code }).from(staffingMinimums).limit(1)).length > 0;

interface Question {
  readonly employmentId: string;
  readonly requestId: string | null;
  /** As JSON: days with the day on which everybody is looked for, and the halves that are asked for. */
  readonly asked: string;
  /** As JSON: which halves of each day are worked at each location. */
  readonly worked: string;
}

/** One statement for all days: members are found once for each unit, and counted by their places. */
const staffedDays = ({ employmentId, requestId, asked, worked }: Question): SQL => sql`
  with asked as (
    select * from json_to_recordset(${asked}::json) as asked(day date, known date, morning bool, afternoon bool)
  ),
  worked as (select * from json_to_recordset(${worked}::json) as worked(place text, day date, first bool, second bool)),
  wanted as (
    select asked.day, asked.known, asked.morning and worked.first as morning, asked.afternoon and worked.second as afternoon,
      minimum.code, minimum.unit_code, minimum.location_code, minimum.least, minimum.is_percent
    from asked
    join ${assignments} own on own.employment_id = ${employmentId} and daterange(own.valid_from, own.valid_to) @> asked.known
    join worked on worked.place = own.location_code and worked.day = asked.day
    cross join lateral ${unitsAbove(sql`select own.unit_code`, sql`asked.known`)} above
    join ${staffingMinimums} minimum on minimum.unit_code = above.code
      and (minimum.location_code is null or minimum.location_code = own.location_code)
  ),
  members as materialized (
    select unit.code, unit.known, ${assignments.locationCode} as place, ${assignments.employmentId} as id
    from (select distinct code, known, unit_code, location_code from wanted) unit
    cross join lateral ${unitsBelow(sql`select unit.unit_code`, sql`unit.known`)} below
    join ${assignments} on ${assignments.unitCode} = below.code and ${asOn(assignments, sql`unit.known`)}
      and (unit.location_code is null or ${assignments.locationCode} = unit.location_code)
    join ${employments} on ${employments.id} = ${assignments.employmentId} and ${asOn(employments, sql`unit.known`)}
  ),
  sizes as (select code, known, place, count(*) as people from members group by 1, 2, 3),
  working as (
    select wanted.code, wanted.day, coalesce(sum(people) filter (where worked.first), 0) as first,
      coalesce(sum(people) filter (where worked.second), 0) as second
    from wanted join sizes using (code, known) join worked on worked.place = sizes.place and worked.day = wanted.day
    group by 1, 2
  ),
  away as (
    select wanted.code, wanted.day,
      count(*) filter (where state = 'approved' and held.first and worked.first) as first,
      count(*) filter (where state = 'approved' and held.second and worked.second) as second,
      count(*) filter (where state = 'pending' and held.first and worked.first) as pending_first,
      count(*) filter (where state = 'pending' and held.second and worked.second) as pending_second
    from wanted
    join ${leaveDays} held on held.day = wanted.day and held.is_held and held.employment_id <> ${employmentId}
    join ${leaveRequests} request on request.id = held.request_id and request.hours is null
      and request.id is distinct from ${requestId}::uuid
    join members on members.code = wanted.code and members.known = wanted.known and members.id = held.employment_id
    join worked on worked.place = members.place and worked.day = wanted.day
    group by 1, 2
  )
  select wanted.day::text as day, wanted.unit_code as "unitCode", wanted.location_code as "locationCode", wanted.least,
    wanted.is_percent as "isPercent", wanted.morning, wanted.afternoon,
    json_build_object('of', working.first, 'away', coalesce(away.first, 0), 'pending', coalesce(away.pending_first, 0)) as first,
    json_build_object('of', working.second, 'away', coalesce(away.second, 0), 'pending', coalesce(away.pending_second, 0)) as second
  from wanted join working using (code, day) left join away using (code, day)
  order by wanted.day, wanted.code`;
