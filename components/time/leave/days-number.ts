import type { Language } from '@/lib/contract/platform/languages';
import { daysOfAmount } from '@/lib/contract/time/leave/leave-rules';

/** An amount as a number of days, for where the word stands apart: 12.5. */
export const daysNumber = (amount: number, language: Language): string =>
  new Intl.NumberFormat(language).format(daysOfAmount(amount));

/** What came or went: +22, −1. */
export const signedDays = (amount: number, language: Language): string =>
  new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(daysOfAmount(amount)).replace('-', '−');
