import { and, asc, eq, inArray } from 'drizzle-orm';
import type { RequestFor } from '../../../lib/contract/all';
import { MAX_CALENDAR_DAYS } from '../../../lib/contract/structure/calendar-rules';
import type { CalendarHoliday } from '../../../lib/contract/structure/calendars';
import { audit } from '../../platform/audit/audit';
import type { CallContext } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import { ApiError } from '../../platform/errors';
import { calendarDays, calendars } from '../../platform/calendar/tables';
import { insertRows } from '../../platform/insert-rows';
import { refuseIf } from '../../platform/lookups/lookup-issues';
import { withEnglish } from '../../platform/lookups/names-in-languages';
import { calendarIssueIf } from './calendar-issues';

type Request = RequestFor<'saveCalendarDays'>;

/** The holidays of a calendar, by day; not found where there is no such calendar. */
export async function listDays(db: Database, calendarCode: number): Promise<CalendarHoliday[]> {
  if ((await db.$count(calendars, eq(calendars.code, calendarCode))) === 0) throw new ApiError('not_found');
  const rows = await db
    .select()
    .from(calendarDays)
    .where(eq(calendarDays.calendarCode, calendarCode))
    .orderBy(asc(calendarDays.day));
  return rows.map(({ day, names, kind, portion }) => ({ On: day, Names: names, Kind: kind, Portion: portion }));
}

/** Changes holidays of a calendar, and leaves those of other days as they are, whoever has changed them meanwhile. */
export async function storeDays(context: CallContext, { CalendarCode, Put, Remove }: Request): Promise<void> {
  const { db } = context;
  const named = new Set([...Put.map(({ On }) => On), ...Remove]);
  const stored = await listDays(db, CalendarCode);
  const others = stored.length - stored.filter(({ On }) => named.has(On)).length;
  refuseIf(calendarIssueIf(others + Put.length > MAX_CALENDAR_DAYS, 'Put', 'too_many'));
  await db
    .delete(calendarDays)
    .where(and(eq(calendarDays.calendarCode, CalendarCode), inArray(calendarDays.day, [...named])));
  await insertRows(
    db,
    calendarDays,
    Put.map(({ On, Names, Kind, Portion }) => ({
      calendarCode: CalendarCode,
      day: On,
      names: withEnglish(Names),
      kind: Kind,
      portion: Portion,
    })),
  );
  const of = (days: readonly CalendarHoliday[]) => ({ Days: days.filter(({ On }) => named.has(On)) });
  await audit(context, {
    subject: { kind: 'calendar', id: String(CalendarCode) },
    action: 'change holidays of calendar',
    before: of(stored),
    after: of(await listDays(db, CalendarCode)),
  });
}
