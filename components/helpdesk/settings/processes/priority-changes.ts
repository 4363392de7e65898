import type { HelpdeskSettings } from '@/lib/contract/helpdesk/settings';
import type { Language } from '@/lib/contract/platform/languages';
import { minutesText } from '@/lib/dates';
import type { Translate } from '@/lib/i18n/message-key';
import { changeLine } from '../settings-changes';

export type Priority = HelpdeskSettings['Priorities'][number];

/** What saving the priorities would change, a line for each. */
export function priorityChanges(
  t: Translate<'desk.settings'>,
  language: Language,
  kept: readonly Priority[],
  value: readonly Priority[],
): readonly string[] {
  return value.flatMap((now, at) => {
    const before = kept[at];
    if (!before) return [t('added', { what: now.Name || t('priority.new') })];
    const line = (what: string, from: string, to: string) => changeLine(t, `${before.Name}, ${what}`, from, to);
    const state = ({ IsActive }: Priority) => (IsActive ? t('active') : t('inactive'));
    return [
      ...line(t('name'), before.Name, now.Name),
      ...line(t('active'), state(before), state(now)),
      ...line(
        t('priority.response'),
        minutesText(before.ResponseMinutes, language),
        minutesText(now.ResponseMinutes, language),
      ),
      ...line(
        t('priority.resolution'),
        minutesText(before.ResolutionMinutes, language),
        minutesText(now.ResolutionMinutes, language),
      ),
      ...(now.IsDefault && !before.IsDefault ? [`${now.Name}: ${t('priority.isDefault')}`] : []),
    ];
  });
}
