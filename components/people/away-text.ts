import type { AwayNow } from '@/lib/contract/people/absence-shape';
import type { Language } from '@/lib/contract/platform/languages';
import { wireTimeText } from '@/lib/dates';
import type { Translate } from '@/lib/i18n/message-key';

/** Until when somebody is away, as it is said: “Away until 05-Dec-2026”. */
export function awayText(t: Translate<'people.away'>, { Portion, Until }: AwayNow, language: Language): string {
  if (Portion === 'first') return t('untilNoon');
  return Portion === 'second' ? t('fromNoon') : t('until', { date: wireTimeText(Until, language) });
}

/** When they work again; empty where nobody knows it. */
export const backOnText = (t: Translate<'people.away'>, { BackOn }: AwayNow, language: Language): string =>
  BackOn && t('backOn', { date: wireTimeText(BackOn, language) });
