'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import { useState } from 'react';
import type { PanelProps } from '@/components/platform/panel/define-panel';
import { usePanelContext } from '@/components/platform/panel/panel-context';
import { PanelData } from '@/components/platform/panel/panel-data';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { Tabs } from '@/components/ui/tabs';
import { readBrowserPreferences } from '@/lib/client/preferences';
import { useCall } from '@/lib/client/call/use-call';
import { ActivityList } from './activity-list';
import { BrowserSwitches } from './browser-switches';
import { ShortcutSwitch } from './shortcut-switch';
import { UnreadRows } from './unread-rows';

type Part = Pick<PanelProps<'account'>, 't' | 'language'>;

/** QP-01 to QP-03: what was done with the account, what is unread, and the settings that act at once. */
export function QuickPanel({ t, language }: PanelProps<'account'>) {
  const [selected, setSelected] = useState(0);
  const Selected = [OwnActivity, Unread, QuickSettings][selected] ?? OwnActivity;
  return (
    <Tabs
      label={t('tabs')}
      names={[t('auditLogs'), t('notifications'), t('settings')]}
      selected={selected}
      onSelect={setSelected}
    >
      <Selected t={t} language={language} />
    </Tabs>
  );
}

function OwnActivity({ t, language }: Part) {
  const activity = useCall('listOwnActivity', {});
  return (
    <PanelData of={activity} skeleton={<SkeletonRows rows={5} />}>
      {(rows) => <ActivityList activity={rows} empty={t('activityEmpty')} language={language} />}
    </PanelData>
  );
}

function Unread({ t, language }: Part) {
  const unread = useCall('listUnread', {});
  return (
    <PanelData of={unread} skeleton={<SkeletonRows rows={5} />}>
      {(rows) => <UnreadRows unread={rows} t={t} language={language} />}
    </PanelData>
  );
}

function QuickSettings({ t }: Part) {
  const { failureText } = usePanelContext();
  const [initial] = useState(readBrowserPreferences);
  return (
    <>
      <div className="divide-y divide-line">
        <BrowserSwitches
          initial={initial}
          words={{
            folded: t('folded'),
            foldedText: t('foldedText'),
            lessMotion: t('lessMotion'),
            lessMotionText: t('lessMotionText'),
            sound: t('sound'),
            soundText: t('soundText'),
          }}
        />
        <ShortcutSwitch
          words={{
            shortcuts: t('shortcuts'),
            shortcutsText: t('shortcutsText'),
            shortcutsChange: t('shortcutsChange'),
          }}
          failureText={failureText}
        />
      </div>
      <Link href="/home/commonsetting" prefetch={false} className={clsx('mt-3', buttonClasses('secondary'))}>
        {t('allSettings')}
      </Link>
    </>
  );
}
