import { eq, sql } from 'drizzle-orm';
import { readCalendarFacts } from '../../platform/calendar/read-calendars';
import { calendars, codeOrDefault } from '../../platform/calendar/tables';
import { WorkingTime } from '../../platform/calendar/working-time';
import type { Database } from '../../platform/db/database';
import { helpdeskSettings } from '../settings/tables';

/** When clocks run: by the calendar that the settings name, else by the organisation's. */
export async function readWorkingTime(db: Database): Promise<WorkingTime> {
  const named = sql`(select ${helpdeskSettings.calendarCode} from ${helpdeskSettings})`;
  const [facts] = await readCalendarFacts(db, 'en', eq(calendars.code, codeOrDefault(named)));
  if (!facts) throw new Error('The organisation has no calendar');
  return new WorkingTime(facts);
}
