import type { Language } from './contract/platform/languages';
import { calendarDate, dateText, spacedText, wireCalendarDate, wireTimeText } from './dates';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What has just been, as people say it; `Intl` knows only "now". */
const JUST_NOW: Record<Language, string> = {
  en: 'just now',
  de: 'gerade eben',
  es: 'ahora mismo',
  fr: 'à l’instant',
  ja: 'たった今',
  zh: '刚刚',
};

/** So many units from now: tomorrow, in 3 days, 5 minutes ago. */
export const inWords = (count: number, unit: Intl.RelativeTimeFormatUnit, language: Language) =>
  spacedText(new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(count, unit), language);

/** How many days of the portal's calendar a date lies from today. */
const daysFrom = (date: string, now: Date) => Math.round((Date.parse(date) - Date.parse(calendarDate(now))) / DAY);

/**
 * How far an instant lies from now, in words of the language: just now, 5 minutes ago, in 3 hours, yesterday; from a week on its
 * day.
 */
export function relativeText(instant: Date, now: Date, language: Language): string {
  const span = instant.getTime() - now.getTime();
  const size = Math.abs(span);
  const days = daysFrom(calendarDate(instant), now);
  if (Math.abs(days) >= 7) return dateText(instant, language);
  if (size < MINUTE) return span > 0 ? inWords(0, 'second', language) : JUST_NOW[language];
  if (size < HOUR) return inWords(Math.trunc(span / MINUTE), 'minute', language);
  if (days === 0 || size < 12 * HOUR) return inWords(Math.trunc(span / HOUR), 'hour', language);
  return inWords(days, 'day', language);
}

/**
 * How many days the day of a wire's time lies from today, in words of the language: today, tomorrow, 3 days ago; from a week on the
 * day itself. What is no time comes back as it is.
 */
export function relativeDayText(wire: string, now: Date, language: Language): string {
  const date = wireCalendarDate(wire);
  if (!date) return wire;
  const days = daysFrom(date, now);
  return Math.abs(days) >= 7 ? wireTimeText(wire.slice(0, 11), language) : inWords(days, 'day', language);
}
