import { sql, type SQL } from 'drizzle-orm';
import { assignments, employments } from '../../../people/tables';
import type { Database } from '../../../platform/db/database';
import { daysAfter, type CalendarDate } from '../../../platform/dates';
import { readRules } from '../ledger/read-rules';
import { workedAt } from '../ledger/worked-at';
import { leaveDays, leaveRequests } from '../tables';

/** How far back and ahead is looked, unless it is said. */
export const YEAR = 366;

interface Looked {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** Of whom: a condition on `employments`. */
  readonly among: SQL;
  readonly limit: number;
}

/** The types of which days off between two working days count, by one of their rules. */
async function typesThatCountBetween(db: Database): Promise<number[]> {
  const rules = await readRules(db);
  return [...rules].flatMap(([code, dated]) => (dated.some(({ rule }) => rule.countsBetween) ? [code] : []));
}

/** A half of a day of `asked` that was counted and is not worked, or the other way round. */
const differs = (half: 'first' | 'second'): SQL => {
  const [asked, worked, held] = ['asked', 'worked', 'held'].map((table) => sql.raw(`${table}."${half}"`));
  return sql`(${asked} and coalesce(${worked}, false)) <> coalesce(${held}, false)`;
};

/**
 * Approved requests of which a day within a span may count differently, by their ids, the first days first: each half that is asked for
 * beside what is worked at the place of that day. To count them anew says whether they do.
 */
export async function findCandidates(db: Database, { from, to, among, limit }: Looked): Promise<string[]> {
  const days = await workedAt(db, { first: from, end: daysAfter(to, 1) });
  const between = JSON.stringify(await typesThatCountBetween(db));
  const isInside = sql`asked.type_code in (select value::int from json_array_elements_text(${between}::json)) and exists (
      select from ${leaveDays} other where other.request_id = asked.id and other.day < asked.day)
    and exists (select from ${leaveDays} other where other.request_id = asked.id and other.day > asked.day)`;
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
      where request.state = 'approved' and request.first_day <= ${to} and request.last_day >= ${from}
        and exists (select from ${employments} where ${employments.id} = request.employment_id and ${among})
    )
    select asked.id, min(asked.first_day) as first_day from asked
    left join ${assignments} place on place.employment_id = asked.employment_id
      and daterange(place.valid_from, place.valid_to) @> asked.day
    left join worked on worked.place = place.location_code and worked.day = asked.day
    left join ${leaveDays} held on held.request_id = asked.id and held.day = asked.day
    where held.is_held is not false and (${differs('first')} or ${differs('second')})
      and not (held.is_held is true and ${isInside})
    group by asked.id order by first_day, asked.id limit ${limit}`);
  return rows.map(({ id }) => id);
}
