import { sql, type SQL } from 'drizzle-orm';
import { MAX_LEAVE_DAYS } from '../../../../lib/contract/time/leave/leave-rules';
import { hasBegun } from '../../../people/effective-dates';
import { assignments, employments } from '../../../people/tables';
import type { Database } from '../../../platform/db/database';
import { daysAfter, type CalendarDate } from '../../../platform/dates';
import { readRules } from '../ledger/read-rules';
import { workedAt } from '../ledger/worked-at';
import { leaveDays, leaveRequests } from '../tables';
import type { ChangedDay } from './changed-days';
import type { RecountSpan } from './preview-span';

/** Which approved leave is looked at. */
export interface Looked extends RecountSpan {
  readonly today: CalendarDate;
  /** Of whom: a condition on `employments`. */
  readonly among: SQL;
  /** Of which days of places within the span; all without it. */
  readonly changed?: readonly ChangedDay[];
}

/** When days off between two working days count, by type: from the first day of a rule to that of the next. */
async function readCountsBetween(db: Database): Promise<string> {
  const rules = await readRules(db);
  const spans = [...rules].flatMap(([type, dated]) =>
    dated.flatMap(({ from, rule }, at) =>
      rule.countsBetween ? [{ type, since: from, until: dated[at + 1]?.from ?? null }] : [],
    ),
  );
  return JSON.stringify(spans);
}

/** A half of a day of `asked` that was counted and is not worked, or that is worked and nobody's. */
function differs(half: 'first' | 'second'): SQL {
  const [asked, worked, held, other] = ['asked', 'worked', 'held', 'other'].map((table) =>
    sql.raw(`${table}."${half}"`),
  );
  const isWorked = sql`${asked} and coalesce(${worked}, false)`;
  return sql`case when coalesce(${held}, false) then not (${isWorked})
    else ${isWorked} and not exists (
      select from ${leaveDays} other where other.employment_id = asked.employment_id and other.day = asked.day
        and other.is_held and ${other} and other.request_id <> asked.id) end`;
}

/**
 * Approved requests of which a day within a span may count differently, by their ids, the first days first: each half that is asked for
 * beside what is worked at the place of that day. To count them anew says whether they do.
 */
export async function findCandidates(db: Database, looked: Looked, limit: number): Promise<string[]> {
  const { today, from, to, among, changed } = looked;
  const days = await workedAt(db, { first: from, end: daysAfter(to, 1) });
  const between = await readCountsBetween(db);
  const isInside = sql`exists (
      select from json_to_recordset(${between}::json) as between_days(type int, since date, until date)
      where type = asked.type_code and asked.first_day >= since and (until is null or asked.first_day < until))
    and exists (select from ${leaveDays} other where other.request_id = asked.id and other.day < asked.day)
    and exists (select from ${leaveDays} other where other.request_id = asked.id and other.day > asked.day)`;
  const isLooked = changed
    ? sql`and (place.location_code, asked.day) in (
        select place, day from json_to_recordset(${JSON.stringify(changed)}::json) as changed(place text, day date))`
    : sql``;
  const { rows } = await db.execute<{ id: string }>(sql`
    with worked as materialized (
      select * from json_to_recordset(${days}::json) as worked(place text, day date, first bool, second bool)
    ),
    asked as (
      select request.id, request.employment_id, request.type_code, request.first_day, each_day::date as day,
        not (each_day = request.first_day and request.from_portion = 'second')
          and not (each_day = request.last_day and request.to_portion = 'second') as first,
        not (each_day = request.first_day and request.from_portion = 'first')
          and not (each_day = request.last_day and request.to_portion = 'first') as second
      from ${leaveRequests} request
      cross join generate_series(
        greatest(request.first_day, ${from}::date)::timestamp, least(request.last_day, ${to}::date), interval '1 day') each_day
      where request.state = 'approved' and request.last_day >= ${from}
        and request.first_day between ${daysAfter(from, -MAX_LEAVE_DAYS)} and ${to}
        and exists (select from ${employments} where ${employments.id} = request.employment_id and ${among})
    ),
    places as (
      -- An end that is to come does not count before it is there.
      select employment_id, location_code, valid_from,
        case when valid_to > ${today} and lead(valid_from) over (partition by employment_id order by valid_from) is null
          then null else valid_to end as valid_to
      from ${assignments} where employment_id in (select employment_id from asked) and ${hasBegun(assignments)}
    )
    select asked.id, min(asked.first_day) as first_day from asked
    left join places place on place.employment_id = asked.employment_id
      and daterange(place.valid_from, place.valid_to) @> asked.day
    left join worked on worked.place = place.location_code and worked.day = asked.day
    left join ${leaveDays} held on held.request_id = asked.id and held.day = asked.day
    where held.is_held is not false ${isLooked} and (${differs('first')} or ${differs('second')})
      and not (held.is_held is true and ${isInside})
    group by asked.id order by first_day, asked.id limit ${limit}`);
  return rows.map(({ id }) => id);
}
