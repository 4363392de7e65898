import { eq, sql } from 'drizzle-orm';
import { readCalendarFacts } from '../../platform/calendar/read-calendars';
import { calendars, codeOrDefault } from '../../platform/calendar/tables';
import type { CalendarFacts } from '../../platform/calendar/work-week';
import { WorkingTime } from '../../platform/calendar/working-time';
import type { Database } from '../../platform/db/database';
import { helpdeskSettings } from '../settings/tables';

/** What clocks run by: the calendar that the settings name, else the organisation's. */
export async function readClockCalendar(db: Database): Promise<CalendarFacts> {
  const named = sql`(select ${helpdeskSettings.calendarCode} from ${helpdeskSettings})`;
  const [facts] = await readCalendarFacts(db, 'en', eq(calendars.code, codeOrDefault(named)));
  if (!facts) throw new Error('The organisation has no calendar');
  return facts;
}

/** When clocks run. */
export const readWorkingTime = async (db: Database): Promise<WorkingTime> =>
  new WorkingTime(await readClockCalendar(db));
