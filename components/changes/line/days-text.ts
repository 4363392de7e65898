import type { Language } from '@/lib/contract/platform/languages';
import { wireTimeText } from '@/lib/dates';
import type { Translate } from '@/lib/i18n/message-key';

/** From when to when, in words; days are DD-MMM-YYYY, `to` is empty while it is open. */
export function daysText(
  t: Translate<'changes.line'>,
  { from, to }: { readonly from: string; readonly to: string },
  language: Language,
): string {
  const first = wireTimeText(from, language);
  return to ? t('fromTo', { from: first, to: wireTimeText(to, language) }) : t('from', { from: first });
}

/** A length of months and days, in words; empty for none. */
export function lengthText(t: Translate<'changes.line'>, months: number | null, days: number | null): string {
  return [months ? t('months', { count: months }) : '', days ? t('days', { count: days }) : '']
    .filter(Boolean)
    .join(' ');
}
