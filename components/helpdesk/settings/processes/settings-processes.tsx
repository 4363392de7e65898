import { useState } from 'react';
import { AddButton } from '@/components/platform/lookups/rows/add-button';
import type { HelpdeskSettings } from '@/lib/contract/helpdesk/settings';
import { useSettings } from '../settings-context';
import { SettingsProcess } from './settings-process';

type Process = HelpdeskSettings['Processes'][number];

const EMPTY: Process = { ProcessCode: 0, Name: '', IsActive: true, IsForClients: false, Members: [], SubProcesses: [] };

/** What people can ask for: each process with who answers it. */
export function SettingsProcesses() {
  const { settings, words } = useSettings();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <div className="space-y-4">
      {settings.Processes.map((process, at) => (
        <SettingsProcess key={process.ProcessCode} kept={process} isOpen={at === 0} />
      ))}
      {isAdding ? (
        <SettingsProcess kept={EMPTY} isOpen onGone={() => setIsAdding(false)} />
      ) : (
        <AddButton text={words.process.add} onClick={() => setIsAdding(true)} />
      )}
    </div>
  );
}
