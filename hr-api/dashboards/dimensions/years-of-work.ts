import { sql, type SQL } from 'drizzle-orm';
import { YEAR_BANDS } from '../../../lib/contract/dashboards/dimension-rules';
import { firstDayOfUnbroken } from '../../people/employed-beside';
import { employments, persons } from '../../people/tables';
import type { CalendarDate } from '../../platform/dates';
import { dateOf, saidOn } from '../../workplace/reports/people/record-fields';

/** Where the profile has what somebody did before, by the codes of the section and of its fields. */
export const PREVIOUS_WORK = { section: 7, from: 'FromDate', to: 'ToDate' } as const;

/** The whole months in an interval. */
const wholeMonths = (interval: SQL): SQL =>
  sql`(extract(year from ${interval})::int * 12 + extract(month from ${interval})::int)`;

/** Completed months of an unbroken employment from its first day up to, and not including, another one. */
export const monthsOfTenure = (personId: SQL, begins: SQL, day: SQL): SQL =>
  wholeMonths(sql`age(${day}, ${firstDayOfUnbroken(personId, begins)}::timestamp)`);

/** The same of the employment of a row on a day. */
export const tenureOn = (on: CalendarDate): SQL =>
  monthsOfTenure(sql`${persons.id}`, sql`${employments.validFrom}`, sql`${on}::timestamp`);

/**
 * Completed months of all that somebody worked up to a day, here and, where it may be read, before. Days that several say are counted
 * once; of what is left of whole months, thirty days are one.
 */
export function experienceOn(on: CalendarDate, hasPrevious: boolean): SQL {
  const day = sql`${on}::date`;
  const [from, to] = [PREVIOUS_WORK.from, PREVIOUS_WORK.to].map((code) => dateOf(sql`said.answers ->> ${code}`));
  const before = sql`union all
    select first, least(last + 1, ${day}) from (select ${from} as first, ${to} as last ${saidOn(PREVIOUS_WORK.section, on)}) entry
    where last is not null`;
  return wholeMonths(sql`(
    select justify_days(coalesce(sum(age(upper(worked)::timestamp, lower(worked)::timestamp)), '0'))
    from unnest((
      select range_agg(daterange(first, past)) from (
        select here.valid_from as first, least(coalesce(here.valid_to, ${day}), ${day}) as past from employments here
        where here.person_id = ${persons.id} and here.valid_from <= ${day}
        ${hasPrevious ? before : sql``}
      ) span where first <= past
    )) worked where not isempty(worked)
  )`);
}

/** The band that some months are in, by its code. */
export const bandOf = (months: SQL): SQL =>
  sql`(select case ${sql.join(
    YEAR_BANDS.map(({ code, to }) =>
      to === null ? sql`when done is not null then ${code}::text` : sql`when done < ${to * 12}::int then ${code}::text`,
    ),
    sql` `,
  )} end from (select ${months} as done) counted)`;

/** The same of months that were counted. */
export const bandAt = (months: number): string => YEAR_BANDS.findLast(({ from }) => months >= from * 12)!.code;
