import { sql } from 'drizzle-orm';
import type { Language } from '../../../lib/contract/platform/languages';
import { locations } from '../../people/organisation/tables';
import { assignments, employments, persons } from '../../people/tables';
import { calendarDays, calendars, calendarWeekdays, codeOrDefault } from '../../platform/calendar/tables';
import { amongIds } from '../../platform/db/among-ids';
import type { Database } from '../../platform/db/database';
import type { CalendarDate } from '../../platform/dates';
import { texts } from '../../platform/texts/tables';
import { leaveDays, leaveRequests } from '../leave/tables';

/** Another one whenever the same facts are written in another way. */
const FORMAT = 1;

interface TagAsked {
  readonly employmentIds: readonly string[];
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly today: CalendarDate;
  readonly language: Language;
  /** What has to be told apart beside the facts. */
  readonly kind: string;
}

/**
 * A digest of all that a calendar is made of: one question, and nothing is worked out. Days that are held, names, where people work
 * as far as it has begun, and what is worked there.
 */
export async function feedTag(
  db: Database,
  { employmentIds, from, to, today, language, kind }: TagAsked,
): Promise<string> {
  const ids = (column: Parameters<typeof amongIds>[0]) => amongIds(column, employmentIds);
  const theirs = sql`select distinct ${codeOrDefault(sql`${locations.calendarCode}`)} from ${locations}
    where ${locations.code} in (select ${assignments.locationCode} from ${assignments} where ${ids(assignments.employmentId)})`;
  const { rows } = await db.execute<{ tag: string }>(sql`select md5(concat_ws('#',
    ${`${FORMAT} ${kind} ${language}`}::text,
    (select string_agg(concat_ws(' ', ${leaveDays.employmentId}, ${leaveDays.requestId}, ${leaveDays.day}, ${leaveDays.first},
        ${leaveDays.second}, ${leaveDays.amount}, ${leaveRequests.state}, ${leaveRequests.typeCode}), ','
        order by ${leaveDays.employmentId}, ${leaveDays.day}, ${leaveDays.requestId})
      from ${leaveDays} join ${leaveRequests} on ${leaveRequests.id} = ${leaveDays.requestId}
      where ${ids(leaveDays.employmentId)} and ${leaveDays.isHeld} and ${leaveDays.day} between ${from} and ${to}),
    (select string_agg(concat_ws(' ', ${employments.id}, ${persons.name}), ',' order by ${employments.id})
      from ${employments} join ${persons} on ${persons.id} = ${employments.personId} where ${ids(employments.id)}),
    (select string_agg(concat_ws(' ', ${assignments.employmentId}, ${assignments.locationCode}, ${assignments.validFrom},
        ${assignments.validTo}), ',' order by ${assignments.employmentId}, ${assignments.validFrom})
      from ${assignments} where ${ids(assignments.employmentId)} and ${assignments.validFrom} <= ${today}),
    (select string_agg(concat_ws(' ', ${locations.code}, ${locations.calendarCode}), ',' order by ${locations.code})
      from ${locations}),
    (select string_agg(concat_ws(' ', ${calendars.code}, ${calendars.timeZone}, ${calendars.isDefault}), ',' order by ${calendars.code})
      from ${calendars}),
    (select string_agg(${calendarWeekdays}::text, ',' order by ${calendarWeekdays.calendarCode}, ${calendarWeekdays.weekday})
      from ${calendarWeekdays} where ${calendarWeekdays.calendarCode} in (${theirs})),
    (select string_agg(concat_ws(' ', ${calendarDays.calendarCode}, ${calendarDays.day}, ${calendarDays.kind}, ${calendarDays.portion}),
        ',' order by ${calendarDays.calendarCode}, ${calendarDays.day})
      from ${calendarDays} where ${calendarDays.calendarCode} in (${theirs}) and ${calendarDays.day} between ${from} and ${to}),
    (select string_agg(concat_ws(' ', ${texts.code}, ${texts.language}, ${texts.name}), ',' order by ${texts.code}, ${texts.language})
      from ${texts} where ${texts.kind} = 'leave-type' and ${texts.language} in (${language}, 'en'))
  )) as tag`);
  const [row] = rows;
  if (!row) throw new Error('The database made no digest');
  return Buffer.from(row.tag, 'hex').toString('base64url');
}
