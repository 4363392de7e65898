import { asc, inArray, type SQL } from 'drizzle-orm';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Database } from '../db/database';
import type { WorkCalendar } from './calendar-rules';
import { calendarDays, calendars, calendarWeekdays } from './tables';
import { calendarOf, type CalendarFacts } from './work-week';

/** What calendars are made of, some or all, with their holidays in a language. */
export async function readCalendarFacts(db: Database, language: Language, which?: SQL): Promise<CalendarFacts[]> {
  const known = await db.select().from(calendars).where(which).orderBy(asc(calendars.code));
  const found = known.map(({ code }) => code);
  if (found.length === 0) return [];
  const week = await db
    .select()
    .from(calendarWeekdays)
    .where(inArray(calendarWeekdays.calendarCode, found))
    .orderBy(asc(calendarWeekdays.weekday));
  const days = await db
    .select()
    .from(calendarDays)
    .where(inArray(calendarDays.calendarCode, found))
    .orderBy(asc(calendarDays.day));
  return known.map(({ code, timeZone }) => ({
    code: String(code),
    zone: timeZone,
    week: week
      .filter(({ calendarCode }) => calendarCode === code)
      .map(({ weekday, fromMinute, toMinute, portion, offWeeks }) => ({
        weekday,
        from: fromMinute,
        to: toMinute,
        portion,
        offWeeks,
      })),
    days: days
      .filter(({ calendarCode }) => calendarCode === code)
      .map(({ day, names, kind, portion }) => ({
        day,
        portion,
        isOptional: kind === 'optional',
        name: names[language] || names.en,
      })),
  }));
}

/** Calendars by their codes. */
export async function readCalendars(
  db: Database,
  language: Language,
  codes: readonly number[],
): Promise<ReadonlyMap<string, WorkCalendar>> {
  const facts = await readCalendarFacts(db, language, inArray(calendars.code, [...codes]));
  return new Map(facts.map((each) => [each.code, calendarOf(each)]));
}
