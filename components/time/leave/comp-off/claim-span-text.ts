import type { CompOffClaim } from '@/lib/contract/time/comp-off/comp-off';
import type { Language } from '@/lib/contract/platform/languages';
import { wireTimeText } from '@/lib/dates';
import type { Translate } from '@/lib/i18n/message-key';
import { weekdayText } from '../weekday-text';

type Span = Pick<CompOffClaim, 'WorkFrom' | 'WorkTo' | 'HalfDay' | 'HalfDayDate'>;

/** Which days a claim is of, in words. */
export function claimSpanText(t: Translate<'comp-off.span'>, claim: Span, language: Language): string {
  const { WorkFrom, WorkTo, HalfDay, HalfDayDate } = claim;
  if (WorkFrom === WorkTo) {
    const day = weekdayText(WorkFrom, language);
    return HalfDay ? t('half', { day }) : day;
  }
  const [from, to] = [wireTimeText(WorkFrom, language), wireTimeText(WorkTo, language)];
  return HalfDay ? t('daysWithHalf', { from, to, day: wireTimeText(HalfDayDate, language) }) : t('days', { from, to });
}
