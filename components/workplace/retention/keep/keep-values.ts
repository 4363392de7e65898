import { KEEP_MONTHS } from '@/lib/contract/workplace/retention/retention-rules';
import type { Translate } from '@/lib/i18n/message-key';

/** Whether data is due some time after the last day, or never. */
export const KEEP_MODES = ['after', 'always'] as const;
export type KeepMode = (typeof KEEP_MODES)[number];

export interface KeepValues {
  readonly Mode: KeepMode;
  /** As it is typed. */
  readonly Months: string;
}

export const valuesOf = (keepMonths: number | null): KeepValues => ({
  Mode: 'after',
  Months: keepMonths === null ? '' : String(keepMonths),
});

/** The months that are meant; null where they are no number. Digits of any width count. */
function monthsIn(text: string): number | null {
  const digits = text.normalize('NFKC').trim();
  return /^\d{1,3}$/.test(digits) ? Number(digits) : null;
}

/** What is wrong with the months; null where nothing is. */
export function checkMonths(t: Translate<'retention'>, { Mode, Months }: KeepValues): string | null {
  if (Mode === 'always') return null;
  const months = monthsIn(Months);
  const { least, most } = KEEP_MONTHS;
  return months === null || months < least || months > most ? t('keep.range', { least, most }) : null;
}

/** What is saved: null keeps everything. */
export const keepMonthsOf = ({ Mode, Months }: KeepValues): number | null =>
  Mode === 'always' ? null : monthsIn(Months);
