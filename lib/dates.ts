import type { Language } from './contract/languages';

/** The zone of every date that the portal shows or reads. */
export const ZONE = 'Asia/Kolkata';

const digits = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function partsOf(instant: Date): Record<string, string> {
  return Object.fromEntries(digits.formatToParts(instant).map(({ type, value }) => [type, value]));
}

/** DD-MMM-YYYY, the month in English in every language: 05-Mar-2025. */
export function dateText(instant: Date): string {
  const { day, month, year } = partsOf(instant);
  return `${day}-${month}-${year}`;
}

/** DD-MMM-YYYY HH:mm: 05-Mar-2025 14:30. */
export function dateTimeText(instant: Date): string {
  const { hour, minute } = partsOf(instant);
  return `${dateText(instant)} ${hour}:${minute}`;
}

/** The day in words of the language: Wednesday, 5 March 2025. */
export function dayInWords(instant: Date, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { timeZone: ZONE, dateStyle: 'full' }).format(instant);
}

export function yearOf(instant: Date): number {
  return Number(partsOf(instant).year);
}

export type DayPart = 'morning' | 'afternoon' | 'evening';

export function dayPartOf(instant: Date): DayPart {
  const hour = Number(partsOf(instant).hour);
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}
