import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import type { HelpdeskSettings } from '@/lib/contract/helpdesk/settings';
import { useMessages } from '@/lib/i18n/use-messages';
import { PlusIcon } from '../../desk/desk-icons';
import { useSettings } from '../settings-context';
import { SettingsProcess } from './settings-process';

type Process = HelpdeskSettings['Processes'][number];

const EMPTY: Process = { ProcessCode: 0, Name: '', IsActive: true, IsForClients: false, Members: [], SubProcesses: [] };

/** What people can ask for: each process with who answers it. */
export function SettingsProcesses() {
  const t = useMessages('desk.settings.process');
  const { settings } = useSettings();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <div className="space-y-4">
      {settings.Processes.map((process, at) => (
        <SettingsProcess key={process.ProcessCode} kept={process} isOpen={at === 0} />
      ))}
      {isAdding ? (
        <SettingsProcess kept={EMPTY} isOpen onGone={() => setIsAdding(false)} />
      ) : (
        <Button variant="secondary" type="button" onClick={() => setIsAdding(true)}>
          <PlusIcon className="size-4" />
          {t('add')}
        </Button>
      )}
    </div>
  );
}
