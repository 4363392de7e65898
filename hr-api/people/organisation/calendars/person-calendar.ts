import { and, gt, isNull, lte, or } from 'drizzle-orm';
import type { Language } from '../../../../lib/contract/platform/languages';
import { begunRows } from '../../changes/rows/begun-rows';
import { covers } from '../../effective-dates';
import { assignments } from '../../tables';
import type { CalendarOn } from '../../../platform/calendar/calendar-rules';
import { amongIds } from '../../../platform/db/among-ids';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { readLocationCalendars } from './location-calendars';

interface Asked {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** The day of whoever may not hear of what is planned: where they are on it, they are to stay. */
  readonly knownOn?: CalendarDate | null;
}

/** By which calendar each of some employments works on each day of a span: that of its location then; null where it has none. */
export async function personCalendars(
  db: Database,
  employmentIds: readonly string[],
  { from, to, knownOn = null }: Asked,
  language?: Language,
): Promise<(employmentId: string) => CalendarOn> {
  const { employmentId, locationCode, validFrom, validTo } = assignments;
  const rows = await db
    .select({ employmentId, locationCode, validFrom, validTo })
    .from(assignments)
    .where(
      and(
        amongIds(employmentId, employmentIds),
        lte(validFrom, to),
        or(isNull(validTo), gt(validTo, knownOn !== null && knownOn < from ? knownOn : from)),
      ),
    );
  const places = knownOn !== null ? begunRows(rows, knownOn) : rows;
  const calendars = await readLocationCalendars(
    db,
    places.map((place) => place.locationCode),
    language,
  );
  return (id) => {
    const own = places.filter((place) => place.employmentId === id);
    return (day) => calendars.get(own.find((place) => covers(place, day))?.locationCode ?? '') ?? null;
  };
}

/** The same of one employment. */
export const personCalendar = async (
  db: Database,
  employmentId: string,
  asked: Asked,
  language?: Language,
): Promise<CalendarOn> => (await personCalendars(db, [employmentId], asked, language))(employmentId);
