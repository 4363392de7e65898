import { MAX_JUSTIFICATION } from '@/lib/contract/changes/change-rules';
import { isoDate } from '@/lib/typed/wire-days';
import type { Translate } from '@/lib/i18n/message-key';

type FormTexts = Translate<'changes.form'>;

/** JOBS-23, MGRC-11, MGRC-12: a day has to be there; what is no day counts as none. */
export const checkEffectiveFrom = (t: FormTexts, day: string): string | null =>
  isoDate(day) ? null : t('required', { name: t('effectiveFrom') });

/** How many characters a text has, as the HR API counts them. */
export const lengthOf = (text: string): number => [...text.trim()].length;

/** JOBS-29, JOBS-30: 500 characters are accepted, 501 are not. */
export function checkJustification(t: FormTexts, text: string, isMandatory: boolean): string | null {
  const name = t('justification');
  const length = lengthOf(text);
  if (length > MAX_JUSTIFICATION) return t('tooLong', { name, max: MAX_JUSTIFICATION });
  return isMandatory && length === 0 ? t('required', { name }) : null;
}
