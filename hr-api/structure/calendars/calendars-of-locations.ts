import { eq } from 'drizzle-orm';
import { locations } from '../../people/organisation/tables';
import type { CalendarFollower } from '../../platform/calendar/followers';
import { lockLookup, lockNameOf } from '../../platform/lookups/lookup-rows';
import { locationLookup } from '../lookups/place-lookups';

/** A location goes by the calendar that it names; none can name one that goes meanwhile. */
export const calendarsOfLocations: CalendarFollower = {
  namesCalendar: async (db, calendarCode) => (await db.$count(locations, eq(locations.calendarCode, calendarCode))) > 0,
  beforeChange: async ({ db }) => {
    await lockLookup(db, lockNameOf(locationLookup));
    return async () => {};
  },
};
