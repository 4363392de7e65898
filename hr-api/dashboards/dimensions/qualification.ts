import { sql, type SQL } from 'drizzle-orm';
import type { CalendarDate } from '../../platform/dates';
import { saidOn } from '../../workplace/reports/people/record-fields';

/** Where the profile has it, by the codes of the section and of its fields. */
export const EDUCATION = { section: 6, level: 'Level', list: 'education-levels' } as const;

/** Months are kept as `Mar-2025`. */
const MONTH = '^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\\d{4}$';

/** The level of the education that somebody completed and calls their highest, of the latest one where they call none so. */
export const qualificationOn = (on: CalendarDate): SQL => sql`(
  select nullif(said.answers ->> ${EDUCATION.level}, '') ${saidOn(EDUCATION.section, on)} and said.answers ->> 'IsCompleted' = 'Yes'
  order by coalesce(said.answers ->> 'IsHighest', '') = 'Yes' desc,
    to_date(substring(said.answers ->> 'CompletedIn' from ${MONTH}), 'Mon-YYYY') desc nulls last, said.row_id desc
  limit 1
)`;
