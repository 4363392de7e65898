import { locations } from '../../../people/organisation/tables';
import { readLocationCalendars } from '../../../people/organisation/calendars/location-calendars';
import { workedHalves } from '../../../platform/calendar/calendar-rules';
import type { Database } from '../../../platform/db/database';
import { daysAfter, type CalendarDate } from '../../../platform/dates';
import type { Period } from '../rules/leave-year';

interface WorkedAt {
  readonly place: string;
  readonly day: CalendarDate;
  readonly first: boolean;
  readonly second: boolean;
}

/** Which halves of each day are worked at each location in a span, as JSON; days that are off are left out. */
export async function workedAt(db: Database, { first, end }: Period): Promise<string> {
  const places = await db.select({ code: locations.code }).from(locations);
  const calendars = await readLocationCalendars(
    db,
    places.map(({ code }) => code),
  );
  const days: WorkedAt[] = [];
  for (let day = first; day < end; day = daysAfter(day, 1))
    for (const [place, calendar] of calendars) {
      const worked = workedHalves(calendar, day);
      if (worked.first || worked.second) days.push({ place, day, first: worked.first, second: worked.second });
    }
  return JSON.stringify(days);
}
