import type { Language } from './contract/platform/languages';

/** The zone of every date that the portal shows or reads. */
export const ZONE = 'Asia/Kolkata';

const digits = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function partsOf(instant: Date): Record<string, string> {
  return Object.fromEntries(digits.formatToParts(instant).map(({ type, value }) => [type, value]));
}

/** The short name of a month, 0 to 11, as it stands alone: Mar, Mär, 3月. */
function monthName(month: number, language: Language): string {
  const locale = language === 'en' ? 'en-US' : language;
  return new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
    .format(Date.UTC(2025, month))
    .replace('.', '');
}

/** DD-MMM-YYYY, the month in the language: 05-Mar-2025, 05-Mär-2025. */
export function dateText(instant: Date, language: Language): string {
  const { day, month, year } = partsOf(instant);
  return `${day}-${monthName(Number(month) - 1, language)}-${year}`;
}

/** DD-MMM-YYYY HH:mm: 05-Mar-2025 14:30. */
export function dateTimeText(instant: Date, language: Language): string {
  const { hour, minute } = partsOf(instant);
  return `${dateText(instant, language)} ${hour}:${minute}`;
}

/** Since when or from when on something counts: the day alone where it counts from the day's beginning, else with the time. */
export function beginText(instant: Date, language: Language): string {
  const { hour, minute } = partsOf(instant);
  return hour === '00' && minute === '00' ? dateText(instant, language) : dateTimeText(instant, language);
}

const WIRE_MONTHS = Array.from({ length: 12 }, (_, month) => monthName(month, 'en'));

/**
 * A day or an instant of the wire, whose month is English whoever asks (`05-Mar-2025`, `05-Mar-2025 14:30`), as it is shown:
 * with the month in the language. What is neither comes back as it is.
 */
export function wireTimeText(wire: string, language: Language): string {
  const [day, month, rest] = wireParts(wire);
  return month < 0 ? wire : `${day}-${monthName(month, language)}-${rest}`;
}

/**
 * How many days the day of a wire's time lies from today, in words of the language: today, tomorrow, 3 days ago; from a week on the
 * day itself. What is no time comes back as it is.
 */
export function relativeDayText(wire: string, now: Date, language: Language): string {
  const date = wireCalendarDate(wire);
  if (!date) return wire;
  const days = (Date.parse(date) - Date.parse(calendarDate(now))) / DAY;
  if (Math.abs(days) >= 7) return wireTimeText(wire.slice(0, 11), language);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
}

/** The calendar date of a day or an instant of the wire, YYYY-MM-DD; null for what is neither. */
export function wireCalendarDate(wire: string): string | null {
  const [day, month, rest] = wireParts(wire);
  return month < 0 ? null : `${rest.slice(0, 4)}-${String(month + 1).padStart(2, '0')}-${day}`;
}

/** Day, month from 0 or -1 where the text is none, and year with the time. */
function wireParts(wire: string): readonly [day: string, month: number, rest: string] {
  const [, day = '', name = '', rest = ''] = /^(\d{2})-([A-Z][a-z]{2})-(\d{4}(?: \d{2}:\d{2})?)$/.exec(wire) ?? [];
  return [day, WIRE_MONTHS.indexOf(name), rest];
}

/** The day in words of the language: Wednesday, 5 March 2025. */
export function longDateText(instant: Date, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { timeZone: ZONE, dateStyle: 'full' }).format(instant);
}

/** A unit of time as it stands behind a number: h, Std., 時間. */
export function unitName(unit: 'hour' | 'minute', language: Language): string {
  const parts = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).formatToParts(2);
  return parts.find(({ type }) => type === 'unit')?.value ?? '';
}

/** YYYY-MM-DD. */
export function calendarDate(instant: Date): string {
  const { day, month, year } = partsOf(instant);
  return `${year}-${month}-${day}`;
}

/** The instant at which a clock of the portal's zone shows a time (YYYY-MM-DD, HH:mm) there; null where there is no such time. */
export function instantAt(day: string, time: string): Date | null {
  const instant = new Date(`${day}T${time}:00+05:30`);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

export function yearOf(instant: Date): number {
  return Number(partsOf(instant).year);
}

export type DayPart = 'morning' | 'afternoon' | 'evening';

/** The hour from which people wish a good evening, where it is not five. */
const EVENINGS: Partial<Record<Language, number>> = { es: 20, fr: 18, de: 18, ja: 18, zh: 18 };

/** The part of the day, by which people who speak the language greet. */
export function dayPartOf(instant: Date, language: Language): DayPart {
  const hour = Number(partsOf(instant).hour);
  if (hour < 12) return 'morning';
  return hour < (EVENINGS[language] ?? 17) ? 'afternoon' : 'evening';
}

/** A span of minutes in words of the language, in hours where it comes out even: 30 minutes, 4 hours, 1 hour 15 minutes. */
export function minutesText(minutes: number, language: Language): string {
  const inUnit = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && inUnit(hours, 'hour'), (rest > 0 || hours === 0) && inUnit(rest, 'minute')]
    .filter(Boolean)
    .join(' ');
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How far an instant lies from now, in words of the language: now, 5 minutes ago, in 3 hours, yesterday; from a week on its day. */
export function relativeText(instant: Date, now: Date, language: Language): string {
  const span = instant.getTime() - now.getTime();
  const size = Math.abs(span);
  if (size >= 7 * DAY) return dateText(instant, language);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (size < MINUTE) return words.format(0, 'second');
  if (size < HOUR) return words.format(Math.trunc(span / MINUTE), 'minute');
  if (size < DAY) return words.format(Math.trunc(span / HOUR), 'hour');
  return words.format(Math.trunc(span / DAY), 'day');
}
