import { sql, type SQL } from 'drizzle-orm';
import type { CalendarDate } from '../../platform/dates';
import { saidOn, type Among } from '../../workplace/reports/people/record-fields';

/** Where the profile has it, by the codes of the section and of its fields. */
export const EDUCATION = { section: 6, level: 'Level', list: 'education-levels' } as const;

/** Months are kept as `Mar-2025`. */
const MONTH = '^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\\d{4}$';

const level = sql`nullif(said.answers ->> ${EDUCATION.level}, '')`;
const isCompleted = sql`said.answers ->> 'IsCompleted' = 'Yes'`;
/** What somebody calls their highest comes first, then what they completed last. */
const highestFirst = sql`coalesce(said.answers ->> 'IsHighest', '') = 'Yes' desc,
  to_date(substring(said.answers ->> 'CompletedIn' from ${MONTH}), 'Mon-YYYY') desc nulls last, said.row_id desc`;

/** The level of the education that somebody completed and calls their highest, of the latest one where they call none so. */
export const qualificationOn = (on: CalendarDate): SQL =>
  sql`(select ${level} ${saidOn(EDUCATION.section, on)} and ${isCompleted} order by ${highestFirst} limit 1)`;

/** The same of all of some people, as rows of `person_id` and `value`. */
export const qualificationsOf = (on: CalendarDate, among: Among): SQL => sql`(
  select distinct on (said.person_id) said.person_id, ${level} as value
  ${saidOn(EDUCATION.section, on, among)} and ${isCompleted} order by said.person_id, ${highestFirst}
)`;
