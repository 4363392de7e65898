import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Language } from '../../../../lib/contract/platform/languages';
import { covers } from '../../../people/effective-dates';
import { assignments } from '../../../people/tables';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import type { CalendarOn } from '../rules/count-days';
import { calendarsOf } from './location-calendars';

/** Where an employment works on each day of a span, as a calendar. */
export async function personCalendar(
  db: Database,
  employmentId: string,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
  language?: Language,
): Promise<CalendarOn> {
  const { locationCode, validFrom, validTo } = assignments;
  const places = await db
    .select({ locationCode, validFrom, validTo })
    .from(assignments)
    .where(and(eq(assignments.employmentId, employmentId), lte(validFrom, to), or(isNull(validTo), gt(validTo, from))));
  const calendars = await calendarsOf(
    db,
    places.map((place) => place.locationCode),
    language,
  );
  return (day) => calendars.get(places.find((place) => covers(place, day))?.locationCode ?? '') ?? null;
}
