import type { LeaveRule } from '@/lib/contract/time/leave/leave-rules';

/** The first day, YYYY-MM-DD, from which on a rule that holds from a day grants: a period goes by the rule of its first day. Null: it grants nothing. */
export function firstPeriodOf(
  { basis, yearBegins }: Pick<LeaveRule, 'basis' | 'yearBegins'>,
  from: string,
): string | null {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  if (basis === 'none') return null;
  // Months since year 0, of the first month that begins on the day or later.
  const begins = year * 12 + month - 1 + (day > 1 ? 1 : 0);
  const wait = basis === 'year' ? (yearBegins - 1 - (begins % 12) + 12) % 12 : 0;
  const at = begins + wait;
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}-01`;
}
