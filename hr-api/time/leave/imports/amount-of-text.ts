import { PARTS_PER_DAY } from '../../../../lib/contract/time/leave/leave-rules';

const DAYS = /^([-−]?)(\d{1,4})(?:[.,](\d{1,2}))?$/;
const MAX_DAYS = 1000;

/**
 * Days as a file says them, such as 12.5 or 12,50, in parts of a day. Null for what is no number with at most two places, is no whole
 * number of parts, or is more than anybody has.
 */
export function amountOfText(text: string): number | null {
  const [, sign = '', whole, places = ''] = DAYS.exec(text.replace(/\s/g, '')) ?? [];
  if (whole === undefined) return null;
  const parts = (Number(`${whole}${places.padEnd(2, '0')}`) * PARTS_PER_DAY) / 100;
  if (!Number.isInteger(parts) || parts > MAX_DAYS * PARTS_PER_DAY) return null;
  return sign === '' || parts === 0 ? parts : -parts;
}
