import { eq } from 'drizzle-orm';
import type { RequestFor } from '../../../lib/contract/all';
import { calendarShape } from '../../../lib/contract/structure/place-shapes';
import type { Database } from '../../platform/db/database';
import { CALENDARS_LOCK, isCalendarNamed } from '../../platform/calendar/followers';
import { calendars, calendarWeekdays } from '../../platform/calendar/tables';
import { insertRows } from '../../platform/insert-rows';
import type { Lookup } from '../../platform/lookups/lookup';
import { zoneIssues } from '../lookups/is-offered';
import { calendarIssueIf, weekIssues } from './calendar-issues';

/** The weeks of all calendars, or of one, as the wire has them. */
export async function weeksIn(db: Database, calendarCode?: number) {
  const rows = await db
    .select()
    .from(calendarWeekdays)
    .where(calendarCode === undefined ? undefined : eq(calendarWeekdays.calendarCode, calendarCode))
    .orderBy(calendarWeekdays.calendarCode, calendarWeekdays.weekday);
  return rows.map(({ calendarCode: of, weekday, fromMinute, toMinute, portion, offWeeks }) => ({
    of,
    day: { Weekday: weekday, From: fromMinute, To: toMinute, Portion: portion, OffWeeks: offWeeks },
  }));
}

/** A calendar is saved together with its week. */
export const calendarLookup: Lookup<typeof calendarShape, RequestFor<'saveCalendar'>> = {
  shape: calendarShape,
  table: calendars,
  texts: 'calendar',
  lock: CALENDARS_LOCK,
  audit: { kind: 'calendar', action: 'change calendar' },
  isInUse: (_db, code, context) => isCalendarNamed(context, code),
  issues: ({ TimeZone, IsDefault, IsActive, Week }) => [
    ...(TimeZone === '' ? calendarIssueIf(true, 'TimeZone', 'not_offered') : zoneIssues({ TimeZone })),
    ...calendarIssueIf(IsDefault && !IsActive, 'IsActive', 'default_inactive'),
    ...weekIssues(Week),
  ],
  onSaved: async (code, { Week }, { context: { db } }) => {
    await db.delete(calendarWeekdays).where(eq(calendarWeekdays.calendarCode, code));
    await insertRows(
      db,
      calendarWeekdays,
      Week.map(({ Weekday, From, To, Portion, OffWeeks }) => ({
        calendarCode: code,
        weekday: Weekday,
        fromMinute: From,
        toMinute: To,
        portion: Portion,
        offWeeks: [...new Set(OffWeeks)].sort(),
      })),
    );
  },
  readParts: async (code, { db }) => ({ Week: (await weeksIn(db, code)).map(({ day }) => day) }),
};
