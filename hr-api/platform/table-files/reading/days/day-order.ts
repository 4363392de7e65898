import { dayText, plainDay } from './plain-day';
import { readDay, type DayOrder } from './read-day';

const ORDERS = ['dmy', 'mdy', 'ymd'] as const;

/**
 * Which order the days of one column are written in: of all its texts that are days at all, or null where both hold for all. `none`
 * where no text is a day, or none of the orders holds for all.
 */
export function dayOrderOf(texts: readonly string[]): DayOrder {
  const days = texts.filter((text) => ORDERS.some((order) => readDay(text, order) !== null));
  if (days.length === 0) return 'none';
  const open = days.filter((text) => plainDay(dayText(text)) === null);
  if (open.length === 0) return plainOrder(dayText(days[0]!));
  const [isDmy, isMdy, isYmd] = ORDERS.map((order) => open.every((text) => readDay(text, order) !== null));
  if (isDmy && isMdy) return open.every((text) => readDay(text, 'dmy') === readDay(text, 'mdy')) ? 'dmy' : null;
  return isDmy ? 'dmy' : isMdy ? 'mdy' : isYmd ? 'ymd' : 'none';
}

/** The order of days that say it themselves; reading them asks for none. */
function plainOrder(text: string): DayOrder {
  if (/^\d{4,}/.test(text) || /年/.test(text)) return 'ymd';
  return /^[^\d]*\p{L}{3,}\W*\d{1,2}\D+\d/u.test(text) ? 'mdy' : 'dmy';
}
