import type { Language } from '../contract/platform/languages';
import { isoDate, wireDate } from '../contract/platform/expressions/days';
import { monthIn } from './month-names';

/** What is written between the parts of a day without being one. */
const BESIDE = /^(?:[年月日号號]|st|nd|rd|th|de|del|er)$/i;

/** Two digits of a year mean the hundred years that end ten years from now. */
function wholeYear(year: string, today: string): string {
  if (year.length !== 2) return year;
  const century = Math.floor(Number(today.slice(0, 4)) / 100) * 100;
  const found = century + Number(year);
  return String(found > Number(today.slice(0, 4)) + 10 ? found - 100 : found);
}

/** Day, month and year of a text, each as it was written: 5.3.2025, 5 Mar 25, March 5, 2025, 2025-03-05, 2025年3月5日, 05032025. */
function partsOf(text: string, language: Language): readonly [string, number, string] | null {
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  if (digits) return [digits[1] ?? '', Number(digits[2]), digits[3] ?? ''];
  const parts = text.match(/\d+|\p{L}[\p{L}\p{M}]*/gu)?.filter((part) => !BESIDE.test(part)) ?? [];
  const [one = '', two = '', three = ''] = parts;
  if (parts.length !== 3) return null;
  if (/^\d{4}$/.test(one)) return [three, monthIn(two, language), two && one];
  return /^\d+$/.test(one) ? [one, monthIn(two, language), three] : [two, monthIn(one, language), three];
}

/**
 * A day that somebody typed, as the wire writes it (`05-Mar-2025`): the day before the month, months as numbers or by their names in
 * English or the reader's language. Null for what is no day. `today` (`2025-03-05`) decides what two digits of a year mean; without it a
 * year has four.
 */
export function readDay(text: string, language: Language, today?: string): string | null {
  const [day = '', month = 0, year = ''] = partsOf(text.trim(), language) ?? [];
  const whole = today === undefined ? year : wholeYear(year, today);
  if (!/^\d{1,2}$/.test(day) || !/^\d{4}$/.test(whole) || month < 1 || month > 12) return null;
  const wire = wireDate(`${whole}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`);
  return isoDate(wire) && wire;
}

/** The same for a month: `Mar-2025`. */
export function readMonth(text: string, language: Language, today?: string): string | null {
  const parts = text.match(/\d+|\p{L}[\p{L}\p{M}]*/gu)?.filter((part) => !BESIDE.test(part)) ?? [];
  if (parts.length !== 2) return null;
  const isYearFirst = /^\d{4}$/.test(parts[0] ?? '');
  const [month = '', year = ''] = isYearFirst ? [parts[1], parts[0]] : parts;
  return readDay(`1 ${month} ${year}`, language, today)?.slice(3) ?? null;
}
