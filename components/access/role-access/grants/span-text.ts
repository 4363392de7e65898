import type { Grant } from '@/lib/contract/access/role-access/shapes';
import type { Language } from '@/lib/contract/platform/languages';
import { dayText } from '@/lib/dates';
import type { Translate } from '@/lib/i18n/message-key';

/** From when until when a role is held, in words. */
export function spanText(t: Translate<'role-access'>, language: Language, { From, To, State }: Grant): string {
  const begin = t(State === 'ahead' ? 'fromDay' : 'since', { day: dayText(From, language) });
  return To === '' ? begin : `${begin}, ${t('until', { day: dayText(To, language) })}`;
}
