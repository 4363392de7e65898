import { readLocationCalendars } from '../../../people/organisation/calendars/location-calendars';
import { locations } from '../../../people/organisation/tables';
import { workedHalves, type WorkCalendar } from '../../../platform/calendar/calendar-rules';
import type { Database } from '../../../platform/db/database';
import { daysAfter, type CalendarDate } from '../../../platform/dates';

/** A day of which other halves are worked at a place than before. */
export interface ChangedDay {
  readonly place: string;
  readonly day: CalendarDate;
}

type Calendars = ReadonlyMap<string, WorkCalendar>;

/** The calendars of all locations, by the codes of these. */
export async function readCalendarsOfAll(db: Database): Promise<Calendars> {
  const rows = await db.select({ code: locations.code }).from(locations);
  return readLocationCalendars(
    db,
    rows.map(({ code }) => code),
  );
}

const NOTHING = { first: false, second: false };

/** The days within a span, the last included, that calendars which were read before and after a change do not have in common. */
export function changedDays(
  was: Calendars,
  is: Calendars,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
): ChangedDay[] {
  const changed: ChangedDay[] = [];
  for (const place of new Set([...was.keys(), ...is.keys()])) {
    const [before, after] = [was.get(place), is.get(place)];
    for (let day = from; day <= to; day = daysAfter(day, 1)) {
      const one = before ? workedHalves(before, day) : NOTHING;
      const other = after ? workedHalves(after, day) : NOTHING;
      if (one.first !== other.first || one.second !== other.second) changed.push({ place, day });
    }
  }
  return changed;
}
