import type { Language } from '@/lib/contract/platform/languages';
import type { Translate } from '@/lib/i18n/message-key';

/** Which of a month are off, in words. */
export const offWeeksText = (
  t: Translate<'structure.calendars'>,
  language: Language,
  weeks: readonly number[],
): string => t('notWeeks', { weeks: new Intl.ListFormat(language).format(weeks.map((week) => t('nth', { week }))) });
