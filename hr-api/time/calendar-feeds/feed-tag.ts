import { sql } from 'drizzle-orm';
import type { Language } from '../../../lib/contract/platform/languages';
import type { FeedKind } from '../../../lib/contract/time/calendar-feeds/feed-rules';
import { locations } from '../../people/organisation/tables';
import { assignments, employments, persons } from '../../people/tables';
import { calendarDays, calendars, calendarWeekdays, codeOrDefault } from '../../platform/calendar/tables';
import { amongIds } from '../../platform/db/among-ids';
import type { Database } from '../../platform/db/database';
import type { CalendarDate } from '../../platform/dates';
import { texts } from '../../platform/texts/tables';
import { leaveDays, leaveRequests } from '../leave/tables';
import type { SpanDays } from '../team-calendar/absences/span-days';

/** Another one whenever the same facts are written in another way. */
const FORMAT = 2;

type Days = Pick<SpanDays, 'from' | 'to'>;

interface TagAsked {
  readonly employmentIds: readonly string[];
  /** What is read, and the part of it that is told. */
  readonly span: Days;
  readonly shown: Days;
  readonly today: CalendarDate;
  readonly language: Language;
  readonly kind: FeedKind;
}

/**
 * A digest of all that a calendar is made of: one question, and nothing is worked out. Days that are held and whether they are in sight,
 * names, where people work as far as it has begun, and what is worked there. Of a team nothing that its calendar does not tell: each
 * other digest is a later state, which would say that somebody has asked for leave.
 */
export async function feedTag(
  db: Database,
  { employmentIds, span: { from, to }, shown, today, language, kind }: TagAsked,
): Promise<string> {
  const isOwn = kind === 'own';
  const ofRequest = isOwn ? sql`${leaveDays.requestId}, ${leaveRequests.state}, ${leaveRequests.typeCode}` : sql`''`;
  const isTold = isOwn ? sql`` : sql`and ${leaveRequests.state} = 'approved'`;
  const ids = (column: Parameters<typeof amongIds>[0]) => amongIds(column, employmentIds);
  const theirs = sql`select distinct ${codeOrDefault(sql`${locations.calendarCode}`)} as code from ${locations}
    where ${locations.code} in (select ${assignments.locationCode} from ${assignments} where ${ids(assignments.employmentId)})`;
  const { rows } = await db.execute<{ tag: string }>(sql`with theirs as materialized (${theirs}) select md5(concat_ws('#',
    ${`${FORMAT} ${kind} ${language}`}::text,
    (select string_agg(concat_ws(' ', ${leaveDays.employmentId}, ${leaveDays.day}, ${leaveDays.first}, ${leaveDays.second},
        ${leaveDays.amount}, ${leaveDays.day} between ${shown.from} and ${shown.to}, ${ofRequest}), ','
        order by ${leaveDays.employmentId}, ${leaveDays.day}, ${leaveDays.first})
      from ${leaveDays} join ${leaveRequests} on ${leaveRequests.id} = ${leaveDays.requestId}
      where ${ids(leaveDays.employmentId)} and ${leaveDays.isHeld} ${isTold} and ${leaveDays.day} between ${from} and ${to}),
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
      from ${calendarWeekdays} where ${calendarWeekdays.calendarCode} in (select code from theirs)),
    (select string_agg(concat_ws(' ', ${calendarDays.calendarCode}, ${calendarDays.day}, ${calendarDays.kind}, ${calendarDays.portion}),
        ',' order by ${calendarDays.calendarCode}, ${calendarDays.day})
      from ${calendarDays} where ${calendarDays.calendarCode} in (select code from theirs) and ${calendarDays.day} between ${from} and ${to}),
    (select string_agg(concat_ws(' ', ${texts.code}, ${texts.language}, ${texts.name}), ',' order by ${texts.code}, ${texts.language})
      from ${texts} where ${texts.kind} = 'leave-type' and ${texts.language} in (${language}, 'en'))
  )) as tag`);
  const [row] = rows;
  if (!row) throw new Error('The database made no digest');
  return Buffer.from(row.tag, 'hex').toString('base64url');
}
