import { foldText } from '../../../../../lib/contract/platform/fold-text';
import { serialTime } from '../serial-time';
import { calendarDay } from './calendar-day';
import { isBesideDay, monthOf } from './month-names';

/** A time behind a day, which says nothing about the day. */
const TIME =
  /(?<=[\d日])(?:t|,?\s+)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?m\.?)?\s*(?:z|utc|[+-]\d{2}:?\d{2})?$/;

/** A text of a day, folded and without its time. */
export const dayText = (text: string): string => foldText(text).replace(TIME, '').trim();

const YEAR_FIRST = /^(\d{4})\s*([-/.])\s*(\d{1,2})\s*\2\s*(\d{1,2})\.?$/;
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
const COUNTED =
  /^(?:(明治|大正|昭和|平成|令和)\s*(\d{1,2}|元)|(\d{2,4}))\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*[日号]?\s*(?:[(].[)]|(?:星期|周).|.曜日)?$/;

/** The year before the first of each era of Japan. */
const ERAS: Readonly<Record<string, number>> = { 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 };

/** Days that a spreadsheet counts, from 1927 to 2173: shorter numbers are years, longer ones are no days. */
const SERIAL = /^[1-9]\d{4}(?:\.\d+)?$/;

/** A day whose text can be read in one way only; null for any other text. It is given as `dayText` leaves it. */
export function plainDay(text: string): string | null {
  if (SERIAL.test(text)) return serialTime(Number(text))?.day ?? null;
  const [, year, , month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year) return calendarDay(year, Number(month), Number(day));
  const [, compactYear, compactMonth, compactDay] = COMPACT.exec(text) ?? [];
  if (compactYear) return calendarDay(compactYear, Number(compactMonth), Number(compactDay));
  return countedDay(text) ?? namedDay(text);
}

/** 2026年1月31日, or the year counted from the beginning of its era. */
function countedDay(text: string): string | null {
  const [, era, eraYear, year, month, day] = COUNTED.exec(text) ?? [];
  if (!month) return null;
  const counted = era ? String(ERAS[era]! + (eraYear === '元' ? 1 : Number(eraYear))) : year!;
  return calendarDay(counted, Number(month), Number(day));
}

/** A month by its name among two numbers, in whatever order: only a year has four digits, else it comes last. */
function namedDay(text: string): string | null {
  const words = text.match(/\p{L}+/gu) ?? [];
  const months = words.map(monthOf).filter((month) => month !== undefined);
  const [first, second, ...more] = text.match(/\d+/g) ?? [];
  const isKnown = words.every((word) => monthOf(word) !== undefined || isBesideDay(word));
  const isOther = /[^\p{L}\d\s.,/'’ºª°()-]/u.test(text);
  if (months.length !== 1 || !first || !second || more.length > 0 || !isKnown || isOther) return null;
  const [year, day] = first.length === 4 ? [first, second] : [second, first];
  return day.length > 2 ? null : calendarDay(year, months[0]!, Number(day));
}
