import type { Database } from '../db/database';
import { ZONE } from '../dates';
import { insertRows } from '../insert-rows';
import { storeNames } from '../lookups/names-in-languages';
import { calendars, calendarWeekdays } from './tables';

/** The code of the calendar that the product brings. */
export const STANDARD_CALENDAR = 1;

const NAMES = {
  de: 'Standardkalender',
  en: 'Standard calendar',
  es: 'Calendario estándar',
  fr: 'Calendrier standard',
  ja: '標準カレンダー',
  zh: '标准日历',
};

const HOUR = 60;

/** A week of five days from nine to six: before anybody has said what is worked. */
export const officeWeek = (calendarCode: number) =>
  [1, 2, 3, 4, 5].map((weekday) => ({
    calendarCode,
    weekday,
    fromMinute: 9 * HOUR,
    toMinute: 18 * HOUR,
    portion: 'whole' as const,
    offWeeks: [] as number[],
  }));

/** The calendar of an organisation that has none yet, without holidays. */
export async function loadStandardCalendar(db: Database): Promise<void> {
  await db.insert(calendars).values({ code: STANDARD_CALENDAR, timeZone: ZONE, isDefault: true });
  await storeNames(db, 'calendar', String(STANDARD_CALENDAR), NAMES);
  await insertRows(db, calendarWeekdays, officeWeek(STANDARD_CALENDAR));
}
