'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import { useState } from 'react';
import { PanelData } from '@/components/platform/panel/panel-data';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { Tabs } from '@/components/ui/tabs';
import { readBrowserPreferences } from '@/lib/client/preferences';
import { useCall } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { ActivityList } from './activity-list';
import { BrowserSwitches } from './browser-switches';
import { ShortcutSwitch } from './shortcut-switch';
import { UnreadRows } from './unread-rows';

/** QP-01 to QP-03: what was done with the account, what is unread, and the settings that act at once. */
export function QuickPanel() {
  const t = useMessages('account');
  const [selected, setSelected] = useState(0);
  const Selected = [OwnActivity, Unread, QuickSettings][selected] ?? OwnActivity;
  return (
    <Tabs
      label={t('tabs')}
      names={[t('auditLogs'), t('notifications'), t('settings')]}
      selected={selected}
      onSelect={setSelected}
    >
      <Selected />
    </Tabs>
  );
}

function OwnActivity() {
  const t = useMessages('account');
  const activity = useCall('listOwnActivity', {});
  return (
    <PanelData of={activity} skeleton={<SkeletonRows rows={5} />}>
      {(rows) => <ActivityList activity={rows} empty={t('activityEmpty')} />}
    </PanelData>
  );
}

function Unread() {
  const today = useCall('listToday', {});
  return (
    <PanelData of={today} skeleton={<SkeletonRows rows={5} />}>
      {({ Rows }) => <UnreadRows unread={Rows.filter(({ Kind }) => Kind === 'notification' || Kind === 'message')} />}
    </PanelData>
  );
}

function QuickSettings() {
  const t = useMessages('account');
  const [initial] = useState(readBrowserPreferences);
  return (
    <>
      <div className="divide-y divide-line">
        <BrowserSwitches initial={initial} />
        <ShortcutSwitch />
      </div>
      <Link href="/home/commonsetting" prefetch={false} className={clsx('mt-3', buttonClasses('secondary'))}>
        {t('allSettings')}
      </Link>
    </>
  );
}
