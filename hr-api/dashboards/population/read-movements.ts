import { sql, type SQL } from 'drizzle-orm';
import { firstDayOfUnbroken, isEmployedBeside } from '../../people/employed-beside';
import { employments, leavingReasons } from '../../people/tables';
import type { Database } from '../../platform/db/database';
import { daysAfter, daysBetween, type CalendarDate } from '../../platform/dates';
import { spansOf, type Period, type Population } from './population';

/** What changed of a group within a month, the opening and closing of which follow. */
export interface Movement {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly group: string;
  readonly joined: number;
  readonly movedIn: number;
  readonly left: number;
  readonly movedOut: number;
  /** How many of those who moved in were in another group of the same population. */
  readonly between: number;
  /** Whether it is of the days before the one that parts the period. */
  readonly isBefore: boolean;
}

/** Of a group: how many there were before the joiners of the first day, and on how many days of the period all of them together. */
export interface Standing {
  readonly group: string;
  readonly opening: number;
  readonly personDays: number;
  /** The same of the days before the one that parts the period; `personDays` are then of those from it on. */
  readonly daysBefore: number;
}

/** Leavers of a group by why and when they left. */
export interface Leaving {
  readonly group: string;
  readonly left: number;
  readonly voluntary: number;
  readonly involuntary: number;
  /** Within a year of the first day of their unbroken employment; one from 29 February ends on 28 February. */
  readonly firstYear: number;
}

/** Whether the person of a span is employed on the other side of a day, too. */
const goesOn = (side: 'before' | 'after', day: SQL) => isEmployedBeside(sql`span.person_id`, side, day);

/**
 * Whom a period brought and took: a first day is a joiner's where the person was not employed the day before, a last one is a leaver's
 * where they are not the day after. Whoever is employed on both days, but counted elsewhere, moved. A day may part the period in two.
 */
export async function readMovements(
  db: Database,
  population: Population,
  { from, to }: Period,
  parting = from,
): Promise<Movement[]> {
  const end = daysAfter(to, 1);
  const spans = await spansOf(db, population, { from: daysAfter(from, -1), to: end });
  const { rows } = await db.execute<Movement & Record<string, unknown>>(sql`
    with span as materialized (
      select *, lag(t) over history as left_at, lag(g) over history as left_group,
        lead(s) over history as came_at, lead(g) over history as came_group
      from ${spans} span where s between ${from} and ${end} or t between ${from} and ${end}
      window history as (partition by person_id order by s)
    ),
    event as (
      select g, s as day, case when begins = s and not ${goesOn('before', sql`span.s`)} then 'joined' else 'moved_in' end as kind,
        left_at = s as is_between
      from span where s between ${from} and ${to} and (left_at is distinct from s or left_group is distinct from g)
      union all
      select g, case when is_last then t - 1 else t end, case when is_last then 'left' else 'moved_out' end, null
      from (
        select span.*, ends = t and not ${goesOn('after', sql`span.t`)} as is_last from span
        where t between ${from} and ${end} and (came_at is distinct from t or came_group is distinct from g) offset 0
      ) ending
    )
    select to_char(day, 'YYYY-MM') as month, g as "group", day < ${parting} as "isBefore",
      count(*) filter (where kind = 'joined')::int as joined, count(*) filter (where kind = 'moved_in')::int as "movedIn",
      count(*) filter (where kind = 'left')::int as left, count(*) filter (where kind = 'moved_out')::int as "movedOut",
      count(*) filter (where kind = 'moved_in' and is_between)::int as between
    from event where day between ${from} and ${to} group by 1, 2, 3 order by 1, 2, 3`);
  return rows;
}

/** How many there were of each group when a period began, and their days in it. The last working day is one of them. */
export async function readStanding(
  db: Database,
  population: Population,
  { from, to }: Period,
  parting = from,
): Promise<Standing[]> {
  const before = daysAfter(from, -1);
  const spans = await spansOf(db, population, { from: before, to });
  const days = (first: CalendarDate, end: CalendarDate) =>
    sql`coalesce(sum(least(t, ${end}::date) - greatest(s, ${first}::date)) filter (where t > ${first} and s < ${end}), 0)::int`;
  const { rows } = await db.execute<Standing & Record<string, unknown>>(sql`
    select g as "group",
      count(*) filter (where s <= ${before} and t > ${before} and (t > ${from} or ends > t or ${goesOn('after', sql`span.t`)}))::int
        as opening,
      ${days(parting, daysAfter(to, 1))} as "personDays", ${days(from, parting)} as "daysBefore"
    from ${spans} span group by 1 order by 1`);
  return rows;
}

/** Why and how soon the leavers of a period went. */
export async function readLeaving(db: Database, population: Population, { from, to }: Period): Promise<Leaving[]> {
  const spans = await spansOf(db, population, { from, to: daysAfter(to, 1) });
  const { rows } = await db.execute<Leaving & Record<string, unknown>>(sql`
    select g as "group", count(*)::int as left,
      count(*) filter (where is_voluntary)::int as voluntary, count(*) filter (where not is_voluntary)::int as involuntary,
      count(*) filter (where span.t <= (first_day + interval '1 year')::date + (to_char(first_day, 'MMDD') = '0229')::int)::int as "firstYear"
    from ${spans} span
    join ${employments} gone on gone.id = span.employment_id
    left join ${leavingReasons} reason on reason.code = gone.left_reason
    cross join lateral (select ${firstDayOfUnbroken(sql`span.person_id`, sql`span.begins`)} as first_day) since
    where span.t between ${daysAfter(from, 1)} and ${daysAfter(to, 1)} and span.ends = span.t and not ${goesOn('after', sql`span.t`)}
    group by 1 order by 1`);
  return rows;
}

/** How many days a period has. */
export const daysOf = ({ from, to }: Period): number => daysBetween(from, to) + 1;
