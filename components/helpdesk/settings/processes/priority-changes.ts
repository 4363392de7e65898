import type { HelpdeskSettings } from '@/lib/contract/helpdesk/settings';
import type { Language } from '@/lib/contract/platform/languages';
import { minutesText } from '@/lib/dates';
import { fillIn } from '@/lib/i18n/fill-in';
import { changeLine } from '../settings-changes';
import type { SettingsMessages } from '../settings-messages';

export type Priority = HelpdeskSettings['Priorities'][number];

/** What saving the priorities would change, a line for each. */
export function priorityChanges(
  words: SettingsMessages,
  language: Language,
  kept: readonly Priority[],
  value: readonly Priority[],
): readonly string[] {
  return value.flatMap((now, at) => {
    const before = kept[at];
    if (!before) return [fillIn(words.added, { what: now.Name || words.priority.new })];
    const line = (what: string, from: string, to: string) => changeLine(words, `${before.Name}, ${what}`, from, to);
    const state = ({ IsActive }: Priority) => (IsActive ? words.active : words.inactive);
    return [
      ...line(words.name, before.Name, now.Name),
      ...line(words.active, state(before), state(now)),
      ...line(
        words.priority.response,
        minutesText(before.ResponseMinutes, language),
        minutesText(now.ResponseMinutes, language),
      ),
      ...line(
        words.priority.resolution,
        minutesText(before.ResolutionMinutes, language),
        minutesText(now.ResolutionMinutes, language),
      ),
      ...(now.IsDefault && !before.IsDefault ? [`${now.Name}: ${words.priority.isDefault}`] : []),
    ];
  });
}
