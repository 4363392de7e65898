import { sql, type SQL } from 'drizzle-orm';
import { YEAR_BANDS } from '../../../lib/contract/dashboards/dimension-rules';
import { firstDayOfUnbroken } from '../../people/employed-beside';
import { employments, persons } from '../../people/tables';
import type { CalendarDate } from '../../platform/dates';
import { dateOf, OF_ROW, saidOn, type Among } from '../../workplace/reports/people/record-fields';

/** Where the profile has what somebody did before, by the codes of the section and of its fields. */
export const PREVIOUS_WORK = { section: 7, from: 'FromDate', to: 'ToDate' } as const;

/** The whole months in an interval that is called `done`. */
const WHOLE_MONTHS = sql`extract(year from done)::int * 12 + extract(month from done)::int`;

/** Completed months of an unbroken employment from its first day up to, and not including, another one. */
export const monthsOfTenure = (personId: SQL, begins: SQL, day: SQL): SQL =>
  // `offset 0` has the interval worked out once, and not again at each mention.
  sql`(select ${WHOLE_MONTHS} from (
    select age(${day}, ${firstDayOfUnbroken(personId, begins)}::timestamp) as done offset 0
  ) counted)`;

/** The same of the employment of a row on a day. */
export const tenureOn = (on: CalendarDate): SQL =>
  monthsOfTenure(sql`${persons.id}`, sql`${employments.validFrom}`, sql`${on}::timestamp`);

/** Completed months from a day up to another, not including that. */
const monthsFrom = (first: SQL, on: CalendarDate, counted = (done: SQL) => done): SQL =>
  sql`(select ${WHOLE_MONTHS} from (select ${counted(sql`age(${on}::timestamp, ${first}::timestamp)`)} as done offset 0) counted)`;

/**
 * How many of `people` have how many months of tenure on a day, as a query of `value` and `people`. They are worked out once for each
 * first day, and a first day before that of the employment is looked for where another ends with it.
 */
export const monthsOfTenures = (on: CalendarDate): SQL => sql`
  select ${monthsFrom(sql`first`, on)} as value, sum(people)::int as people from (
    select case when earlier.id is null then begins else ${firstDayOfUnbroken(sql`people.person_id`, sql`begins`)} end as first,
      count(*) as people
    from people left join ${employments} earlier
      on earlier.person_id = people.person_id and earlier.valid_to = begins and earlier.valid_from < earlier.valid_to
    group by 1
  ) known group by 1`;

interface Experience {
  readonly on: CalendarDate;
  /** Whether work before may be read. */
  readonly hasPrevious: boolean;
  readonly among: Among;
}

/**
 * Completed months of all that people worked up to a day, here and before, as rows of `person_id` and `value`. Days that several say are
 * counted once; of what is left of whole months, thirty days are one.
 */
export function experienceOf({ on, hasPrevious, among }: Experience): SQL {
  const day = sql`${on}::date`;
  const [from, to] = [PREVIOUS_WORK.from, PREVIOUS_WORK.to].map((code) => dateOf(sql`said.answers ->> ${code}`));
  const before = sql`union all
    select person_id, first, least(last + 1, ${day}) from (
      select said.person_id, ${from} as first, ${to} as last
      ${saidOn(PREVIOUS_WORK.section, on, among)} offset 0
    ) entry where last is not null`;
  const lengthOf = (run: SQL) => sql`age(upper(${run})::timestamp, lower(${run})::timestamp)`;
  // Most people's work is one run, of which no sum is needed. `offset 0` has each worked out once.
  return sql`(
    select person_id, ${WHOLE_MONTHS} as value from (
      select person_id, justify_days(coalesce(case when worked = multirange(range_merge(worked)) then ${lengthOf(sql`worked`)}
        else (select sum(${lengthOf(sql`run`)}) from unnest(worked) run) end, '0')) as done
      from (
        select person_id, range_agg(daterange(first, past)) as worked from (
          select here.person_id, here.valid_from as first, least(coalesce(here.valid_to, ${day}), ${day}) as past
          from employments here ${among.joined} where ${among.isOne(sql`here.person_id`)} and here.valid_from <= ${day}
          ${hasPrevious ? before : sql``}
        ) span where first <= past group by person_id
      ) work offset 0
    ) counted
  )`;
}

/** Days that are left of whole months become months, thirty to one. */
const justified = (done: SQL) => sql`justify_days(${done})`;

/**
 * How many of `people` have how many months of experience on a day, as `monthsOfTenures`: of whoever worked nowhere before they are
 * worked out once for each first day.
 */
export function monthsOfExperience(on: CalendarDate, hasPrevious: boolean): SQL {
  const anybody: Among = { joined: sql``, isOne: () => sql`true` };
  const workedBefore = hasPrevious
    ? sql`union select said.person_id ${saidOn(PREVIOUS_WORK.section, on, anybody)}`
    : sql``;
  const amongThem: Among = { joined: sql`cross join moved`, isOne: (personId) => sql`moved.person_id = ${personId}` };
  return sql`
    select value, sum(people)::int as people from (
      with moved as materialized (
        select distinct ended.person_id from ${employments} ended
        where ended.valid_to <= ${on} and ended.valid_from < ended.valid_to ${workedBefore}
      )
      select ${monthsFrom(sql`first`, on, justified)} as value, people from (
        select begins as first, count(*) as people from people left join moved on moved.person_id = people.person_id
        where moved.person_id is null group by 1
      ) here
      union all
      select value, count(*) from ${experienceOf({ on, hasPrevious, among: amongThem })} known
      join people on people.person_id = known.person_id group by 1
    ) counted group by 1`;
}

/** The same of the person of a row. */
export const experienceOn = (on: CalendarDate, hasPrevious: boolean): SQL =>
  sql`(select value from ${experienceOf({ on, hasPrevious, among: OF_ROW })} known)`;

/** The band that some months are in, by its code. */
export const bandOf = (months: SQL): SQL =>
  sql`(select case ${sql.join(
    YEAR_BANDS.map(({ code, to }) =>
      to === null ? sql`when done is not null then ${code}::text` : sql`when done < ${to * 12}::int then ${code}::text`,
    ),
    sql` `,
  )} end from (select ${months} as done offset 0) counted)`;

/** The same of months that were counted. */
export const bandAt = (months: number): string => YEAR_BANDS.findLast(({ from }) => months >= from * 12)!.code;
