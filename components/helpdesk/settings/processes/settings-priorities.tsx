import { LookupEditor } from '@/components/platform/lookups/lookup-editor';
import { useCallMutation } from '@/lib/client/call/use-call';
import { priorityShape } from '@/lib/contract/helpdesk/lookups';
import { useSettings } from '../settings-context';

/** How soon each priority is answered and solved, and which one a new ticket has at first. */
export function SettingsPriorities() {
  const { settings, replace, words, lookupWords } = useSettings();
  const { send } = useCallMutation('saveHelpdeskPriority');
  const { text, new: newText, add, response, resolution, isDefault, defaultText } = words.priority;
  return (
    <LookupEditor
      part="priorities"
      shape={priorityShape}
      rows={settings.Priorities}
      columns={{
        Name: { label: lookupWords.name },
        IsActive: { label: lookupWords.active },
        IsDefault: { label: isDefault, hint: defaultText },
        ResponseMinutes: { label: response },
        ResolutionMinutes: { label: resolution },
      }}
      texts={{ about: text, new: newText, add }}
      send={send}
      rowsIn={({ Priorities }) => Priorities}
      onSaved={replace}
    />
  );
}
