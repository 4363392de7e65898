import { and, asc, gt, isNull, lte, or } from 'drizzle-orm';
import type { Language } from '../../../../lib/contract/platform/languages';
import { readLocationCalendars } from '../../../people/organisation/calendars/location-calendars';
import { assignments } from '../../../people/tables';
import type { WorkCalendar } from '../../../platform/calendar/calendar-rules';
import { amongIds } from '../../../platform/db/among-ids';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import type { SpanDays } from './span-days';

/** By which calendar somebody works from a day on. */
export interface CalendarFrom {
  readonly from: CalendarDate;
  readonly calendar: WorkCalendar;
}

/** By which calendars some employments work in a span, in the order of days; the first counts from its beginning. */
export async function readPlaces(
  db: Database,
  employmentIds: readonly string[],
  { from, to }: Pick<SpanDays, 'from' | 'to'>,
  language?: Language,
): Promise<ReadonlyMap<string, readonly CalendarFrom[]>> {
  const { employmentId, locationCode, validFrom, validTo } = assignments;
  const rows = await db
    .select({ employmentId, locationCode, validFrom })
    .from(assignments)
    .where(and(amongIds(employmentId, employmentIds), lte(validFrom, to), or(isNull(validTo), gt(validTo, from))))
    .orderBy(asc(employmentId), asc(validFrom));
  const calendars = await readLocationCalendars(
    db,
    rows.map((row) => row.locationCode),
    language,
  );
  const found = new Map<string, CalendarFrom[]>();
  for (const row of rows) {
    const calendar = calendars.get(row.locationCode);
    const known = found.get(row.employmentId) ?? [];
    if (!calendar || known.at(-1)?.calendar.code === calendar.code) continue;
    known.push({ from: known.length === 0 ? from : row.validFrom, calendar });
    found.set(row.employmentId, known);
  }
  return found;
}

/** The calendar of a day. */
export const calendarOn = (places: readonly CalendarFrom[], day: CalendarDate): WorkCalendar | null =>
  places.findLast(({ from }) => from <= day)?.calendar ?? null;

/** Whether somebody works in a half of a span. */
export const worksIn =
  (places: readonly CalendarFrom[], span: SpanDays) =>
  (half: number): boolean => {
    const calendar = calendarOn(places, span.dayAt(half));
    return (calendar && span.workedIn(calendar)[half]) ?? false;
  };
