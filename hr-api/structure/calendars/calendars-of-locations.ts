import { eq } from 'drizzle-orm';
import { locations } from '../../people/organisation/tables';
import type { CalendarFollower } from '../../platform/calendar/followers';

/** A location goes by the calendar that it names. */
export const calendarsOfLocations: CalendarFollower = {
  namesCalendar: async (db, calendarCode) => (await db.$count(locations, eq(locations.calendarCode, calendarCode))) > 0,
};
