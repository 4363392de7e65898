import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Language } from '../../../lib/contract/platform/languages';
import type { FeedKind } from '../../../lib/contract/time/calendar-feeds/feed-rules';
import { locations } from '../../people/organisation/tables';
import { assignments, employments, persons } from '../../people/tables';
import { calendarDays, calendars, calendarWeekdays, codeOrDefault } from '../../platform/calendar/tables';
import type { Database } from '../../platform/db/database';
import { prepareOnce } from '../../platform/db/prepare-once';
import type { CalendarDate } from '../../platform/dates';
import { texts } from '../../platform/texts/tables';
import { leaveDays, leaveRequests } from '../leave/tables';
import type { SpanDays } from '../team-calendar/absences/span-days';

/** Another one whenever the same facts are written in another way. */
const FORMAT = 2;

type Days = Pick<SpanDays, 'from' | 'to'>;

interface TagAsked {
  /** The owner of a subscription to their own leave, or the members of the team. */
  readonly whose: { readonly personId: string } | { readonly employmentIds: readonly string[] };
  /** What is read, and the part of it that is told. */
  readonly span: Days;
  readonly shown: Days;
  readonly today: CalendarDate;
  readonly language: Language;
}

const day = (name: string) => sql`${sql.placeholder(name)}::date`;
const given = {
  ...{ today: day('today'), from: day('from'), to: day('to'), shownFrom: day('shownFrom'), shownTo: day('shownTo') },
  language: sql`${sql.placeholder('language')}::text`,
};

/** All employments of a person, so that a year back is whole. */
const ofPerson = (personId: SQL): SQL =>
  sql`(select ${employments.id} from ${employments} where ${employments.personId} = ${personId})`;

/**
 * A digest of all that a calendar is made of: one question, planned once, and nothing is worked out. Days that are held and whether they
 * are in sight, names, where people work as far as it has begun, and what is worked there. Of a team nothing that its calendar does not
 * tell: each other digest is a later state, which would say that somebody has asked for leave.
 */
const digestOf = (kind: FeedKind) =>
  prepareOnce(`digest_of_${kind}_feed`, (db) => {
    const isOwn = kind === 'own';
    const { today, from, to, shownFrom, shownTo, language } = given;
    const ofRequest = isOwn ? sql`${leaveDays.requestId}, ${leaveRequests.state}, ${leaveRequests.typeCode}` : sql`''`;
    const isTold = isOwn ? sql`` : sql`and ${leaveRequests.state} = 'approved'`;
    const whose = isOwn
      ? sql`array${ofPerson(sql`${sql.placeholder('personId')}::uuid`)}`
      : sql`${sql.placeholder('employmentIds')}::uuid[]`;
    const isTheirs = (column: AnyPgColumn) => sql`${column} = any((select ids from whose)::uuid[])`;
    const isThere = (column: AnyPgColumn) => sql`${column} in (select code from theirs)`;
    const made = sql`(
      with whose as materialized (select ${whose} as ids),
      theirs as materialized (
        select distinct ${codeOrDefault(sql`${locations.calendarCode}`)} as code from ${locations}
        where ${locations.code} in (select ${assignments.locationCode} from ${assignments} where ${isTheirs(assignments.employmentId)})
      )
      select md5(concat_ws('#', ${sql.raw(`'${FORMAT} ${kind} '`)} || ${language},
        (select string_agg(concat_ws(' ', ${leaveDays.employmentId}, ${leaveDays.day}, ${leaveDays.first}, ${leaveDays.second},
            ${leaveDays.amount}, ${leaveDays.day} between ${shownFrom} and ${shownTo}, ${ofRequest}), ','
            order by ${leaveDays.employmentId}, ${leaveDays.day}, ${leaveDays.first})
          from ${leaveDays} join ${leaveRequests} on ${leaveRequests.id} = ${leaveDays.requestId}
          where ${isTheirs(leaveDays.employmentId)} and ${leaveDays.isHeld} ${isTold} and ${leaveDays.day} between ${from} and ${to}),
        (select string_agg(concat_ws(' ', ${employments.id}, ${persons.name}), ',' order by ${employments.id})
          from ${employments} join ${persons} on ${persons.id} = ${employments.personId} where ${isTheirs(employments.id)}),
        (select string_agg(concat_ws(' ', ${assignments.employmentId}, ${assignments.locationCode}, ${assignments.validFrom},
            ${assignments.validTo}), ',' order by ${assignments.employmentId}, ${assignments.validFrom})
          from ${assignments} where ${isTheirs(assignments.employmentId)} and ${assignments.validFrom} <= ${today}),
        (select string_agg(concat_ws(' ', ${locations.code}, ${locations.calendarCode}), ',' order by ${locations.code})
          from ${locations}),
        (select string_agg(concat_ws(' ', ${calendars.code}, ${calendars.timeZone}, ${calendars.isDefault}), ',' order by ${calendars.code})
          from ${calendars}),
        (select string_agg(${calendarWeekdays}::text, ',' order by ${calendarWeekdays.calendarCode}, ${calendarWeekdays.weekday})
          from ${calendarWeekdays} where ${isThere(calendarWeekdays.calendarCode)}),
        (select string_agg(concat_ws(' ', ${calendarDays.calendarCode}, ${calendarDays.day}, ${calendarDays.kind}, ${calendarDays.portion}),
            ',' order by ${calendarDays.calendarCode}, ${calendarDays.day})
          from ${calendarDays} where ${isThere(calendarDays.calendarCode)} and ${calendarDays.day} between ${from} and ${to}),
        (select string_agg(concat_ws(' ', ${texts.code}, ${texts.language}, ${texts.name}), ',' order by ${texts.code}, ${texts.language})
          from ${texts} where ${texts.kind} = 'leave-type' and ${texts.language} in (${language}, 'en'))
      )) as digest
    ) made`;
    return db.select({ digest: sql<string>`made.digest` }).from(made);
  });

const digests = { own: digestOf('own'), team: digestOf('team') } as const satisfies Record<FeedKind, unknown>;

/** The digest of what a subscription is made of at this moment. */
export async function feedTag(
  db: Database,
  { whose, span: { from, to }, shown, today, language }: TagAsked,
): Promise<string> {
  const asked = { from, to, shownFrom: shown.from, shownTo: shown.to, today, language };
  const digest = digests['personId' in whose ? 'own' : 'team'](db);
  const [row] = await digest.execute({ ...asked, ...whose });
  if (!row) throw new Error('The database made no digest');
  return Buffer.from(row.digest, 'hex').toString('base64url');
}
