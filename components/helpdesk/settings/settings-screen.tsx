'use client';

import { useMemo, useState } from 'react';
import { LookupProvider } from '@/components/platform/lookups/lookup-provider';
import { Tabs } from '@/components/ui/tabs';
import type { HelpdeskSettings } from '@/lib/contract/helpdesk/settings';
import { useMessages } from '@/lib/i18n/use-messages';
import { SettingsProvider } from './settings-context';
import { SettingsCalendar } from './settings-calendar';
import { SettingsPriorities } from './processes/settings-priorities';
import { SettingsProcesses } from './processes/settings-processes';
import { SettingsStatuses } from './statuses/settings-statuses';

interface SettingsScreenProps {
  /** As the HR API told the page. */
  readonly initial: HelpdeskSettings;
}

const parts = ['processes', 'priorities', 'statuses', 'hours'] as const;

/** What the helpdesk is, in four parts. What was changed in one stays there while another is looked at. */
export function SettingsScreen({ initial }: SettingsScreenProps) {
  const t = useMessages('desk.settings');
  const lookups = useMessages('lookups');
  const [settings, setSettings] = useState(initial);
  const [selected, setSelected] = useState(0);
  const surroundings = useMemo(() => ({ settings, replace: setSettings }), [settings]);
  const namesOf = (changedParts: ReadonlySet<string>) =>
    parts.map((part) =>
      [...changedParts].some((place) => place.split('/')[0] === part)
        ? lookups('unsavedTab', { name: t(part) })
        : t(part),
    );

  return (
    <LookupProvider>
      {(changedParts) => (
        <SettingsProvider value={surroundings}>
          <Tabs label={t('tabs')} names={namesOf(changedParts)} selected={selected} onSelect={setSelected}>
            <div className="pt-5">
              <div hidden={selected !== 0}>
                <SettingsProcesses />
              </div>
              <div hidden={selected !== 1}>
                <SettingsPriorities />
              </div>
              <div hidden={selected !== 2}>
                <SettingsStatuses />
              </div>
              <div hidden={selected !== 3}>
                <SettingsCalendar />
              </div>
            </div>
          </Tabs>
        </SettingsProvider>
      )}
    </LookupProvider>
  );
}
