'use client';

import { useCallback, useMemo, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { Tabs } from '@/components/ui/tabs';
import { useConfirmLeave } from '@/lib/client/session/use-confirm-leave';
import type { HelpdeskSettings } from '@/lib/contract/helpdesk/settings';
import { useMessages } from '@/lib/i18n/use-messages';
import { SettingsProvider } from './settings-context';
import { SettingsHolidays } from './hours/settings-holidays';
import { SettingsHours } from './hours/settings-hours';
import { SettingsPriorities } from './processes/settings-priorities';
import { SettingsProcesses } from './processes/settings-processes';
import { SettingsStatuses } from './statuses/settings-statuses';

interface SettingsScreenProps {
  /** As the HR API told the page. */
  readonly initial: HelpdeskSettings;
  /** YYYY-MM-DD. */
  readonly today: string;
}

const parts = ['processes', 'priorities', 'statuses', 'hours'] as const;

/** What the helpdesk is, in four parts. What was changed in one stays there while another is looked at. */
export function SettingsScreen({ initial, today }: SettingsScreenProps) {
  const t = useMessages('desk.settings');
  const [settings, setSettings] = useState(initial);
  const [selected, setSelected] = useState(0);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const question = useConfirmLeave(changed.size > 0);

  const tell = useCallback((part: string, isChanged: boolean) => {
    setChanged((before) => {
      if (before.has(part) === isChanged) return before;
      const next = new Set(before);
      if (isChanged) next.add(part);
      else next.delete(part);
      return next;
    });
  }, []);
  const surroundings = useMemo(
    () => ({
      settings,
      replace: setSettings,
      tell,
    }),
    [settings, tell],
  );
  const names = parts.map((part) =>
    [...changed].some((place) => place.split('/')[0] === part) ? t('unsavedTab', { name: t(part) }) : t(part),
  );

  return (
    <SettingsProvider value={surroundings}>
      <Tabs label={t('tabs')} names={names} selected={selected} onSelect={setSelected}>
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
          <div hidden={selected !== 3} className="space-y-6">
            <SettingsHours />
            <SettingsHolidays today={today} />
          </div>
        </div>
      </Tabs>
      <ConfirmDialog
        isOpen={question.isAsked}
        title={t('leaveTitle')}
        confirmText={t('leave')}
        cancelText={t('stay')}
        onConfirm={question.leave}
        onCancel={question.stay}
      >
        {t('leaveText')}
      </ConfirmDialog>
    </SettingsProvider>
  );
}
