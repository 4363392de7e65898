import { eq } from 'drizzle-orm';
import { calendarShape } from '../../../lib/contract/structure/place-shapes';
import type { Database } from '../../platform/db/database';
import { CALENDARS_LOCK, isCalendarNamed } from '../../platform/calendar/followers';
import { officeWeek } from '../../platform/calendar/reference';
import { calendars, calendarWeekdays } from '../../platform/calendar/tables';
import { insertRows } from '../../platform/insert-rows';
import type { Lookup } from '../../platform/lookups/lookup';
import { zoneIssues } from '../lookups/is-offered';
import { calendarIssueIf } from './calendar-issues';

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

/** A calendar without its week, which is saved by itself: whoever renames one changes no hours. */
export const calendarLookup: Lookup<typeof calendarShape> = {
  shape: calendarShape,
  table: calendars,
  texts: 'calendar',
  lock: CALENDARS_LOCK,
  audit: { kind: 'calendar', action: 'change calendar' },
  isInUse: (_db, code, context) => isCalendarNamed(context, code),
  issues: ({ TimeZone, IsDefault, IsActive }) => [
    ...(TimeZone === '' ? calendarIssueIf(true, 'TimeZone', 'not_offered') : zoneIssues({ TimeZone })),
    ...calendarIssueIf(IsDefault && !IsActive, 'IsActive', 'default_inactive'),
  ],
  onSaved: async (code, _request, { before, context: { db } }) => {
    if (!before) await insertRows(db, calendarWeekdays, officeWeek(code));
  },
};
