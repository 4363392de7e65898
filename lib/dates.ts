import type { Language } from './contract/platform/languages';

/** The zone of every date that the portal shows or reads. */
export const ZONE = 'Asia/Kolkata';

const digitsIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
const digits = digitsIn(ZONE);

function partsOf(instant: Date, format = digits): Record<string, string> {
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
}

const WIRE_MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Written out, so that server and browser write them alike whatever their tables say. */
const MONTHS = {
  es: 'ene feb mar abr may jun jul ago sept oct nov dic'.split(' '),
  fr: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' '),
};

/** A day from its wire's parts and the month's place in the year, as people who read the language write it. */
function writeDay(day: string, month: number, year: string, language: Language): string {
  const [d, m] = [Number(day), month + 1];
  if (language === 'en') return `${day}-${WIRE_MONTHS[month]}-${year}`;
  if (language === 'de') return `${day}.${String(m).padStart(2, '0')}.${year}`;
  if (language === 'es') return `${d} ${MONTHS.es[month]} ${year}`;
  if (language === 'fr') return `${d === 1 ? '1er' : d} ${MONTHS.fr[month]} ${year}`;
  return `${year}年${m}月${d}日`;
}

/** A day as `writeDay` writes it in any of the languages, for a text to be split by. */
export const WRITTEN_DAY =
  /(\d{2}-[A-Z][a-z]{2}-\d{4}|\d{2}\.\d{2}\.\d{4}|\d{1,2}(?:er)? \p{L}+\.? \d{4}|\d{4}年\d{1,2}月\d{1,2}日)/u;

/** What stands between a day and a time, where it is not a space alone. */
const BEFORE_TIME: Partial<Record<Language, string>> = { de: ', ', es: ', ', fr: ' à ' };

const withTime = (day: string, time: string, language: Language) => `${day}${BEFORE_TIME[language] ?? ' '}${time}`;

/** DD-MMM-YYYY in English, else as the language writes a day: 05-Mar-2025, 05.03.2025, 5 mars 2025, 2025年3月5日. */
export function dateText(instant: Date, language: Language): string {
  const { day = '', month, year = '' } = partsOf(instant);
  return writeDay(day, Number(month) - 1, year, language);
}

/** A calendar date (2026-03-05), or the day of an instant of the wire, as the language writes it. What is neither comes back as it is. */
export function dayText(at: string, language: Language): string {
  const instant = at.includes('T') ? new Date(at) : instantAt(at, '12:00');
  return instant && !Number.isNaN(instant.getTime()) ? dateText(instant, language) : at;
}

/** DD-MMM-YYYY HH:mm in English, else as the language writes it: 05-Mar-2025 14:30, 5 mars 2025 à 14:30. */
export function dateTimeText(instant: Date, language: Language): string {
  const { hour, minute } = partsOf(instant);
  return withTime(dateText(instant, language), `${hour}:${minute}`, language);
}

/** Since when or from when on something counts: the day alone where it counts from the day's beginning, else with the time. */
export function beginText(instant: Date, language: Language): string {
  const { hour, minute } = partsOf(instant);
  return hour === '00' && minute === '00' ? dateText(instant, language) : dateTimeText(instant, language);
}

/**
 * A day or an instant of the wire, whose month is English whoever asks (`05-Mar-2025`, `05-Mar-2025 14:30`), as the language
 * writes it. What is neither comes back as it is.
 */
export function wireTimeText(wire: string, language: Language): string {
  const parts = wireParts(wire);
  if (!parts) return wire;
  const day = writeDay(parts.day, parts.month, parts.year, language);
  return parts.time ? withTime(day, parts.time, language) : day;
}

/** The calendar date of a day or an instant of the wire, YYYY-MM-DD; null for what is neither. */
export function wireCalendarDate(wire: string): string | null {
  const parts = wireParts(wire);
  return parts && `${parts.year}-${String(parts.month + 1).padStart(2, '0')}-${parts.day}`;
}

/** The instant of a wire's time; null for a day alone and for what is no time. */
export function wireInstant(wire: string): Date | null {
  const date = wireCalendarDate(wire);
  return date && wire.length > 11 ? instantAt(date, wire.slice(12)) : null;
}

function wireParts(wire: string) {
  const [, day = '', name = '', year = '', time = ''] =
    /^(\d{2})-([A-Z][a-z]{2})-(\d{4})(?: (\d{2}:\d{2}))?$/.exec(wire) ?? [];
  const month = WIRE_MONTHS.indexOf(name);
  return month < 0 ? null : { day, month, year, time };
}

/** The day in words of the language, on a zone's clock: Wednesday, 5 March 2025. */
export function longDateText(instant: Date, language: Language, timeZone = ZONE): string {
  const locale = language === 'en' ? 'en-GB' : language;
  const text = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'full' }).format(instant);
  return language === 'fr' ? text.replace(' 1 ', ' 1er ') : text;
}

/** A unit of time as it stands behind a number: h, Std., 時間. */
export function unitName(unit: 'hour' | 'minute', language: Language): string {
  const parts = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).formatToParts(2);
  return parts.find(({ type }) => type === 'unit')?.value ?? '';
}

/** YYYY-MM-DD, on a zone's clock. */
export function calendarDate(instant: Date, timeZone = ZONE): string {
  const { day, month, year } = partsOf(instant, timeZone === ZONE ? digits : digitsIn(timeZone));
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

/** The part of the day on a zone's clock, by which people who speak the language greet. */
export function dayPartOf(instant: Date, language: Language, timeZone = ZONE): DayPart {
  const hour = Number(
    new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(instant),
  );
  if (hour < 12) return 'morning';
  return hour < (EVENINGS[language] ?? 17) ? 'afternoon' : 'evening';
}

/** What `Intl` writes, spaced as the texts of the portal are: not at all in Japanese, after a number in Chinese. */
export function spacedText(text: string, language: Language): string {
  if (language === 'ja') return text.replaceAll(' ', '');
  return language === 'zh' ? text.replace(/\d(?=\p{Script=Han})/gu, '$& ') : text;
}

/** A span of minutes in words of the language, in hours where it comes out even: 30 minutes, 4 hours, 1 hour 15 minutes. */
export function minutesText(minutes: number, language: Language): string {
  const inUnit = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const words = [hours > 0 && inUnit(hours, 'hour'), (rest > 0 || hours === 0) && inUnit(rest, 'minute')];
  return spacedText(words.filter(Boolean).join(' '), language);
}
