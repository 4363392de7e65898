import type { Language } from '../contract/platform/languages';
import { dateAfter } from '../contract/platform/expressions/days';

/** The day with which weeks begin where the language is at home: 0 for Sunday. */
const FIRST_WEEKDAY: Record<Language, 0 | 1> = { de: 1, en: 0, es: 1, fr: 1, ja: 0, zh: 1 };

const instantOf = (day: string) => new Date(`${day}T00:00:00Z`);
export const weekdayOf = (day: string): number => instantOf(day).getUTCDay();

/** Days are `2025-03-05`; beyond the years that four digits can write it stays the same. */
export const daysLater = (day: string, count: number): string => dateAfter(day, count) ?? day;

/** The same day so many months later, or the last of that month where it has no such day. */
export function monthsLater(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  const text = Number.isNaN(last.getTime()) ? '' : last.toISOString();
  return /^\d{4}-/.test(text) && !text.startsWith('0000') ? text.slice(0, 10) : day;
}

/** How many days a day stands behind the beginning of its week. */
export const placeInWeek = (day: string, language: Language): number =>
  (weekdayOf(day) - FIRST_WEEKDAY[language] + 7) % 7;

/** The weeks that show a day's month, whole ones, six so that nothing moves from month to month. */
export function weeksOfMonth(day: string, language: Language): string[][] {
  const first = `${day.slice(0, 7)}-01`;
  const begin = daysLater(first, -placeInWeek(first, language));
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, at) => daysLater(begin, week * 7 + at)));
}

/** In the order of the week, short and long. */
export function weekdayNames(language: Language): { short: string; long: string }[] {
  // 5 January 2025 is a Sunday.
  const days = Array.from({ length: 7 }, (_, at) =>
    instantOf(`2025-01-${String(5 + FIRST_WEEKDAY[language] + at).padStart(2, '0')}`),
  );
  const name = (day: Date, weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(day);
  return days.map((day) => ({ short: name(day, 'short'), long: name(day, 'long') }));
}
