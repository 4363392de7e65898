import { and, between, sql, type SQL } from 'drizzle-orm';
import { firstDayOfUnbroken, isEmployedBeside } from '../../people/employed-beside';
import { employments, leavingReasons } from '../../people/tables';
import type { Database } from '../../platform/db/database';
import { daysAfter, daysBetween, type CalendarDate } from '../../platform/dates';
import { countByGroup } from './count-people';
import { spansOf, type Period, type Population } from './population';

/** Whom a group won and lost in a stretch of days: a month, or what of it is in the period and on one side of the day that parts it. */
interface Stretch {
  readonly first: CalendarDate;
  readonly joined: number;
  readonly movedIn: number;
  readonly left: number;
  readonly movedOut: number;
  /** How many of those who moved in were in another group of the same population. */
  readonly between: number;
  /** On how many days of the stretch those were not there who came, less those on which those were who went. */
  readonly daysApart: number;
}

/** What became of a group within a period. */
export interface CourseOfGroup {
  /** How many there were before the joiners of the first day. */
  readonly opening: number;
  /** Those in which something changed, in their order. */
  readonly stretches: readonly Stretch[];
}

export type Moved = Omit<Stretch, 'first' | 'daysApart'>;
const NOTHING: Moved = { joined: 0, movedIn: 0, left: 0, movedOut: 0, between: 0 };

/** Leavers of a group by why and when they left. */
export interface Leaving {
  readonly group: string;
  readonly left: number;
  readonly voluntary: number;
  readonly involuntary: number;
  /** Within a year of the first day of their unbroken employment; one from 29 February ends on 28 February. */
  readonly firstYear: number;
}

/**
 * Whom each stretch brought and took: a first day is a joiner's where the person was not employed the day before, a last one is a leaver's
 * where they are not the day after. Whoever is employed on both days, but counted elsewhere, moved. With the leavers of the day before.
 * Nobody is in two places on a day, so what comes meets one that goes at most.
 */
async function readStretches(db: Database, population: Population, { from, to }: Period, parting: CalendarDate) {
  const end = daysAfter(to, 1);
  const spans = await spansOf(db, population, { from: daysAfter(from, -1), to: end });
  const employed = (side: 'before' | 'after', day: SQL) => isEmployedBeside(sql`met.person_id`, side, day);
  const { rows } = await db.execute<Stretch & { group: string } & Record<string, unknown>>(sql`
    with span as materialized (
      select person_id, begins, ends, g, s, t from ${spans} span where s between ${from} and ${end} or t between ${from} and ${end}
    ),
    met as materialized (
      select coalesce(came.person_id, gone.person_id) as person_id, came.g as came_group, came.s as came_at, came.begins,
        gone.g as gone_group, gone.t as gone_at, gone.ends
      from (select * from span where s between ${from} and ${end}) came
      full join (select * from span where t between ${from} and ${end}) gone on gone.person_id = came.person_id and gone.t = came.s
      where came.g is distinct from gone.g
    ),
    event as (
      select came_group as g, came_at as day,
        case when begins = came_at and gone_at is null and not ${employed('before', sql`met.came_at`)} then 'joined' else 'moved_in' end as kind,
        gone_at is not null as is_between
      from met where came_at is not null
      union all
      select gone_group, case when has_left then gone_at - 1 else gone_at end, case when has_left then 'left' else 'moved_out' end, null
      from (
        select gone_group, gone_at, ends = gone_at and came_at is null and not ${employed('after', sql`met.gone_at`)} as has_left
        from met where gone_at is not null offset 0
      ) going
    )
    select to_char(first, 'YYYY-MM-DD') as first, g as "group",
      sum(case kind when 'left' then first - day - 1 when 'moved_out' then first - day else day - first end)::int as "daysApart",
      count(*) filter (where kind = 'joined')::int as joined, count(*) filter (where kind = 'moved_in')::int as "movedIn",
      count(*) filter (where kind = 'left')::int as left, count(*) filter (where kind = 'moved_out')::int as "movedOut",
      count(*) filter (where kind = 'moved_in' and is_between)::int as between
    from (
      select *, case when day < ${from} then day
        else greatest(date_trunc('month', day)::date, case when day < ${parting} then ${from}::date else ${parting} end) end as first
      from event where day <= ${to} offset 0
    ) dated group by 1, 2 order by 1, 2`);
  return rows;
}

/** What became of each group that had somebody in it within a period, or lost somebody right before. A day may part the period. */
export async function readCourses(
  db: Database,
  population: Population,
  period: Period,
  parting = period.from,
): Promise<ReadonlyMap<string, CourseOfGroup>> {
  const before = daysAfter(period.from, -1);
  const [stretches, counts] = await Promise.all([
    readStretches(db, population, period, parting),
    countByGroup(db, population, before),
  ]);
  const courses = new Map<string, { opening: number; stretches: Stretch[] }>(
    [...counts].map(([group, opening]) => [group, { opening, stretches: [] }]),
  );
  for (const { group, ...stretch } of stretches) {
    const course = courses.get(group) ?? { opening: 0, stretches: [] };
    courses.set(group, course);
    if (stretch.first >= period.from) course.stretches.push(stretch);
    else course.opening -= stretch.left;
  }
  return courses;
}

/** What became of everybody of a population that is not parted. */
export async function readCourse(
  db: Database,
  population: Omit<Population, 'by'>,
  period: Period,
): Promise<CourseOfGroup> {
  const courses = await readCourses(db, { ...population, by: null }, period);
  return courses.get('') ?? { opening: 0, stretches: [] };
}

/** Whom those stretches brought and took together that begin within some days. */
export function movedWithin({ stretches }: CourseOfGroup, { from, to }: Period): Moved {
  const sums = { ...NOTHING };
  for (const stretch of stretches) {
    if (stretch.first < from || stretch.first > to) continue;
    for (const what of Object.keys(sums) as (keyof Moved)[]) sums[what] += stretch[what];
  }
  return sums;
}

/** The days of everybody together from one up to another, at both of which a stretch begins or ends; a leaver's last day is one. */
export function personDaysWithin({ opening, stretches }: CourseOfGroup, { from, to }: Period): number {
  const daysSince = (day: CalendarDate) => daysBetween(day > from ? day : from, to) + 1;
  return stretches.reduce(
    (sum, { first, joined, movedIn, left, movedOut, daysApart }) => {
      if (first > to) return sum;
      return sum + (joined + movedIn - left - movedOut) * daysSince(first) - (first < from ? 0 : daysApart);
    },
    opening * daysSince(from),
  );
}

/** Why and how soon the leavers of a period went. */
export async function readLeaving(db: Database, population: Population, { from, to }: Period): Promise<Leaving[]> {
  // Nobody else is looked at than those whose employment ends.
  const ends = between(employments.validTo, daysAfter(from, 1), daysAfter(to, 1));
  const among = and(population.among, ends);
  const spans = await spansOf(db, { ...population, among }, { from, to: daysAfter(to, 1) });
  const { rows } = await db.execute<Leaving & Record<string, unknown>>(sql`
    select g as "group", count(*)::int as left,
      count(*) filter (where is_voluntary)::int as voluntary, count(*) filter (where not is_voluntary)::int as involuntary,
      count(*) filter (where span.t <= (first_day + interval '1 year')::date + (to_char(first_day, 'MMDD') = '0229')::int)::int as "firstYear"
    from ${spans} span
    join ${employments} gone on gone.id = span.employment_id
    left join ${leavingReasons} reason on reason.code = gone.left_reason
    cross join lateral (select ${firstDayOfUnbroken(sql`span.person_id`, sql`span.begins`)} as first_day) since
    where span.ends = span.t and not ${isEmployedBeside(sql`span.person_id`, 'after', sql`span.t`)}
    group by 1 order by 1`);
  return rows;
}

/** How many days a period has. */
export const daysOf = ({ from, to }: Period): number => daysBetween(from, to) + 1;
