import { inArray } from 'drizzle-orm';
import { locations } from '../../../people/organisation/tables';
import type { WorkCalendar } from '../../../platform/calendar/calendar-rules';
import type { Database } from '../../../platform/db/database';

const SATURDAY = 6;
const isWeekend = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() % SATURDAY === 0;

/** The calendars of some locations, by their codes. */
export async function calendarsOf(db: Database, codes: readonly string[]): Promise<ReadonlyMap<string, WorkCalendar>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({ code: locations.code, zone: locations.timeZone })
    .from(locations)
    .where(inArray(locations.code, [...new Set(codes)]));
  return new Map(
    rows.map((row): [string, WorkCalendar] => [row.code, { ...row, isOff: isWeekend, holidayOn: () => null }]),
  );
}
