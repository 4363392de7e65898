import { useState } from 'react';
import { AddButton } from '@/components/platform/lookups/rows/add-button';
import type { HelpdeskSettings } from '@/lib/contract/helpdesk/settings';
import { useMessages } from '@/lib/i18n/use-messages';
import { useSettings } from '../settings-context';
import { SettingsProcess } from './settings-process';

type Process = HelpdeskSettings['Processes'][number];

const EMPTY: Process = { ProcessCode: 0, Name: '', IsActive: true, IsForClients: false, Members: [], SubProcesses: [] };

/** What people can ask for: each process with who answers it. */
export function SettingsProcesses() {
  const { settings } = useSettings();
  const t = useMessages('desk.settings.process');
  const [isAdding, setIsAdding] = useState(false);
  return (
    <div className="space-y-4">
      {settings.Processes.map((process, at) => (
        <SettingsProcess key={process.ProcessCode} kept={process} isOpen={at === 0} />
      ))}
      {isAdding ? (
        <SettingsProcess kept={EMPTY} isOpen onGone={() => setIsAdding(false)} />
      ) : (
        <AddButton text={t('add')} onClick={() => setIsAdding(true)} />
      )}
    </div>
  );
}
