import { sql, type SQL } from 'drizzle-orm';
import { YEAR_BANDS } from '../../../lib/contract/dashboards/dimension-rules';
import { firstDayOfUnbroken } from '../../people/employed-beside';
import { employments, persons } from '../../people/tables';
import type { CalendarDate } from '../../platform/dates';
import { dateOf, saidOn } from '../../workplace/reports/people/record-fields';

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

interface Experience {
  readonly on: CalendarDate;
  /** Whether work before may be read. */
  readonly hasPrevious: boolean;
  readonly isAmong: (personId: SQL) => SQL;
}

/**
 * Completed months of all that people worked up to a day, here and before, as rows of `person_id` and `value`. Days that several say are
 * counted once; of what is left of whole months, thirty days are one.
 */
export function experienceOf({ on, hasPrevious, isAmong }: Experience): SQL {
  const day = sql`${on}::date`;
  const [from, to] = [PREVIOUS_WORK.from, PREVIOUS_WORK.to].map((code) => dateOf(sql`said.answers ->> ${code}`));
  const before = sql`union all
    select person_id, first, least(last + 1, ${day}) from (
      select said.person_id, ${from} as first, ${to} as last
      ${saidOn(PREVIOUS_WORK.section, on, isAmong(sql`said.person_id`))} offset 0
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
          from employments here where ${isAmong(sql`here.person_id`)} and here.valid_from <= ${day}
          ${hasPrevious ? before : sql``}
        ) span where first <= past group by person_id
      ) work offset 0
    ) counted
  )`;
}

/** The same of the person of a row. */
export const experienceOn = (on: CalendarDate, hasPrevious: boolean): SQL =>
  sql`(select value from ${experienceOf({ on, hasPrevious, isAmong: (personId) => sql`${personId} = ${persons.id}` })} known)`;

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
