import { inArray, sql } from 'drizzle-orm';
import type { Language } from '../../../../lib/contract/platform/languages';
import { locations } from '../tables';
import type { WorkCalendar } from '../../../platform/calendar/calendar-rules';
import { readCalendars } from '../../../platform/calendar/read-calendars';
import { codeOrDefault } from '../../../platform/calendar/tables';
import type { Database } from '../../../platform/db/database';

/** The calendars of some locations, by the codes of these; holidays are named in a language, where anybody reads them. */
export async function readLocationCalendars(
  db: Database,
  codes: readonly string[],
  language: Language = 'en',
): Promise<ReadonlyMap<string, WorkCalendar>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({ location: locations.code, calendar: codeOrDefault(sql`${locations.calendarCode}`) })
    .from(locations)
    .where(inArray(locations.code, [...new Set(codes)]));
  const known = await readCalendars(db, language, [...new Set(rows.map(({ calendar }) => calendar))]);
  return new Map(
    rows.flatMap(({ location, calendar }) => {
      const found = known.get(String(calendar));
      return found ? [[location, found] as const] : [];
    }),
  );
}
