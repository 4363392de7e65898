import { and, asc, gt, isNull, lte, or } from 'drizzle-orm';
import type { Language } from '../../../../lib/contract/platform/languages';
import { readLocationCalendars } from '../../../people/organisation/calendars/location-calendars';
import { assignments } from '../../../people/tables';
import type { WorkCalendar } from '../../../platform/calendar/calendar-rules';
import { amongIds } from '../../../platform/db/among-ids';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { begunRows } from '../../../people/changes/rows/begun-rows';
import type { SpanDays } from './span-days';

/** By which calendar somebody works from a day on. */
export interface CalendarFrom {
  readonly from: CalendarDate;
  readonly calendar: WorkCalendar;
}

interface CalendarsAsked {
  readonly span: Pick<SpanDays, 'from' | 'to'>;
  readonly today: CalendarDate;
  /** Of which of them the reader may hear what is planned; of none unless given. */
  readonly planned?: ReadonlySet<string>;
  readonly language?: Language;
}

/**
 * By which calendars some employments work in a span, in the order of days; the first counts from its beginning. A move to come is
 * told of who is `planned` alone: others work on as today.
 */
export async function readCalendars(
  db: Database,
  employmentIds: readonly string[],
  { span: { from, to }, today, planned = new Set(), language }: CalendarsAsked,
): Promise<ReadonlyMap<string, readonly CalendarFrom[]>> {
  const { employmentId, locationCode, validFrom, validTo } = assignments;
  const isRead = or(isNull(validTo), gt(validTo, from < today ? from : today));
  const found = await db
    .select({ employmentId, locationCode, validFrom, validTo })
    .from(assignments)
    .where(and(amongIds(employmentId, employmentIds), lte(validFrom, to), isRead))
    .orderBy(asc(employmentId), asc(validFrom));
  const told = found.filter((row) => planned.has(row.employmentId));
  const begun = begunRows(
    found.filter((row) => !planned.has(row.employmentId)),
    today,
  );
  const rows = [...told, ...begun].filter((row) => row.validTo === null || row.validTo > from);
  return calendarsOf(db, rows, { from, language });
}

async function calendarsOf(
  db: Database,
  rows: readonly { employmentId: string; locationCode: string; validFrom: CalendarDate }[],
  { from, language }: { readonly from: CalendarDate; readonly language: Language | undefined },
): Promise<ReadonlyMap<string, readonly CalendarFrom[]>> {
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

/** Those of a part of the span that they were read for; the first counts from the beginning of the part. */
export const calendarsIn = (
  calendars: readonly CalendarFrom[],
  { from, to }: Pick<SpanDays, 'from' | 'to'>,
): CalendarFrom[] =>
  calendars
    .filter((one, at) => one.from <= to && (calendars[at + 1]?.from ?? '9999') > from)
    .map((one) => (one.from < from ? { ...one, from } : one));

/** The calendar of a day. */
export const calendarOn = (calendars: readonly CalendarFrom[], day: CalendarDate): WorkCalendar | null =>
  calendars.findLast(({ from }) => from <= day)?.calendar ?? null;

/** Whether somebody works in a half of a span. */
export const worksIn =
  (calendars: readonly CalendarFrom[], span: SpanDays) =>
  (half: number): boolean => {
    const calendar = calendarOn(calendars, span.dayAt(half));
    return (calendar && span.workedIn(calendar)[half]) ?? false;
  };
