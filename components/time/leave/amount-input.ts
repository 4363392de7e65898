import type { Language } from '@/lib/contract/platform/languages';
import { PARTS_PER_DAY } from '@/lib/contract/time/leave/leave-rules';
import { readNumber } from '@/lib/typed/read-number';

/** What is typed of an endless fraction, such as 2.0833, is meant as the parts next to it. */
const NEAR = 0.1;

/** An amount of leave that is typed in days, in parts of a day; null for what is none, and for days that have no whole parts. */
export function readAmount(typed: string): number | null {
  const days = readNumber(typed);
  if (days === null) return null;
  const parts = Number(days) * PARTS_PER_DAY;
  return Math.abs(parts - Math.round(parts)) <= NEAR ? Math.round(parts) : null;
}

/** An amount of leave in days, as it is typed. */
export const typedAmount = (amount: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 4, useGrouping: false }).format(amount / PARTS_PER_DAY);
