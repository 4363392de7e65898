import { calendarDay } from './calendar-day';
import { dayText, plainDay } from './plain-day';

/** How a column's days are written; `none` where no order fits, null where more than one does. */
export type DayOrder = 'dmy' | 'mdy' | 'ymd' | 'none' | null;

const NUMBERS = /^(\d{1,2})(\s*[-/.]\s*|\s+)(\d{1,2})(?:\s*[-/.]\s*|\s+)(\d{4}|\d{2})\.?$/;

/**
 * A day of a text as YYYY-MM-DD, null for what is none. Three numbers are read in the given order; where there is none, only if
 * they are the same day in either order. Numbers of five digits are days as spreadsheets count them.
 */
export function readDay(text: string, order: DayOrder): string | null {
  const written = dayText(text);
  const plain = plainDay(written);
  if (plain) return plain;
  const [, first, , second, third] = NUMBERS.exec(written) ?? [];
  if (!first || !second || !third) return null;
  const readings = {
    dmy: () => calendarDay(third, Number(second), Number(first)),
    mdy: () => calendarDay(third, Number(first), Number(second)),
    ymd: () => (first.length === 2 && third.length === 2 ? calendarDay(first, Number(second), Number(third)) : null),
  };
  if (order !== null && order !== 'none') return readings[order]();
  const [dmy, mdy] = [readings.dmy(), readings.mdy()];
  return dmy === mdy || mdy === null ? dmy : dmy === null ? mdy : null;
}
