import { LookupEditor } from '@/components/platform/lookups/lookup-editor';
import { useCallMutation } from '@/lib/client/call/use-call';
import { priorityShape } from '@/lib/contract/helpdesk/lookups';
import { useMessages } from '@/lib/i18n/use-messages';
import { useSettings } from '../settings-context';

/** How soon each priority is answered and solved, and which one a new ticket has at first. */
export function SettingsPriorities() {
  const { settings, replace } = useSettings();
  const t = useMessages('desk.settings.priority');
  const lookups = useMessages('lookups');
  const { send } = useCallMutation('saveHelpdeskPriority');
  return (
    <LookupEditor
      part="priorities"
      shape={priorityShape}
      rows={settings.Priorities}
      columns={{
        Name: { label: lookups('name') },
        IsActive: { label: lookups('active') },
        IsDefault: { label: t('isDefault'), hint: t('defaultText') },
        ResponseMinutes: { label: t('response') },
        ResolutionMinutes: { label: t('resolution') },
      }}
      texts={{ about: t('text'), new: t('new'), add: t('add') }}
      send={send}
      rowsIn={({ Priorities }) => Priorities}
      onSaved={replace}
    />
  );
}
