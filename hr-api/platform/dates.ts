import { addDays, differenceInCalendarDays, format, getISODay, parseISO } from 'date-fns';
import { formatInTimeZone, fromZonedTime } from 'date-fns-tz';
import { dateAfter } from '../../lib/contract/platform/expressions/days';
import type { Language } from '../../lib/contract/platform/languages';

/** A day without a time, `YYYY-MM-DD`. */
export type CalendarDate = string;

/** The zone in which the organisation counts its days. */
export const ZONE = 'Asia/Kolkata';

export function dayOf(instant: Date): CalendarDate {
  return formatInTimeZone(instant, ZONE, 'yyyy-MM-dd');
}

/** The day in a zone, such as a location's; the organisation's where it names none that is known. */
export function dayIn(zone: string, instant: Date): CalendarDate {
  if (zone === '') return dayOf(instant);
  try {
    return formatInTimeZone(instant, zone, 'yyyy-MM-dd');
  } catch {
    return dayOf(instant);
  }
}

export function daysAfter(on: CalendarDate, days: number): CalendarDate {
  return format(addDays(parseISO(on), days), 'yyyy-MM-dd');
}

export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return differenceInCalendarDays(parseISO(to), parseISO(from));
}

/** The instant at which a day begins. */
export function startOf(on: CalendarDate): Date {
  return fromZonedTime(`${on}T00:00:00`, ZONE);
}

/** The Monday of a day's week. */
export function mondayOf(on: CalendarDate): CalendarDate {
  return daysAfter(on, 1 - getISODay(parseISO(on)));
}

/** Whether a text is a day that the database takes as one: 31 February is none, nor any of the year 0. */
export const isCalendarDate = (text: string): boolean => dateAfter(text, 0) === text && !text.startsWith('0000');

const INSTANT =
  /^(\d{4,6})-(\d\d)-(\d\d) ([01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,6})?[+-](?:0\d|1[0-5])(?::[0-5]\d){0,2}$/;

/** Whether a text is an instant as the database writes one: `2027-03-01 09:00:00.123+05:30`. */
export function isInstant(text: string): boolean {
  const [, year, month, day] = (INSTANT.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
}

/** A day as the wire writes it: `05-Mar-2025`, the month in English whatever the language. */
export function wireDate(on: CalendarDate): string {
  return format(parseISO(on), 'dd-MMM-yyyy');
}

/** An instant as the wire writes it, on the organisation's clock: `05-Mar-2025 14:30`. */
export function wireInstant(instant: Date): string {
  return formatInTimeZone(instant, ZONE, 'dd-MMM-yyyy HH:mm');
}

/** A day as a mail writes it: as on the wire in English, else in words of the language (5. März 2025). */
export function dayInWords(on: CalendarDate, language: Language): string {
  if (language === 'en') return wireDate(on);
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: ZONE }).format(startOf(on));
}

/** An instant as a mail writes it, on the organisation's clock: 5. März 2025 um 14:30. */
export function instantInWords(instant: Date, language: Language): string {
  if (language === 'en') return wireInstant(instant);
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: ZONE }).format(instant);
}
