import type { AwayNow } from '@/lib/contract/people/absence-shape';
import type { Language } from '@/lib/contract/platform/languages';
import { wireTimeText } from '@/lib/dates';
import type { Translate } from '@/lib/i18n/message-key';

/** Until when somebody is away and when they are back: “Away until 04-Dec-2026, back on 07-Dec-2026”. */
export function awayText(t: Translate<'people.away'>, { Portion, Until, BackOn }: AwayNow, language: Language): string {
  if (Portion === 'first') return t('untilNoon');
  const until = Portion === 'second' ? t('fromNoon') : t('until', { date: wireTimeText(Until, language) });
  return BackOn ? t('withBack', { until, date: wireTimeText(BackOn, language) }) : until;
}
