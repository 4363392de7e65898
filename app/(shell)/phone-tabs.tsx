'use client';

import { BottomTabs, type BottomTab } from '@/components/workplace/shell/bottom-tabs';
import { BellIcon, GridIcon, UserIcon } from '@/components/ui/icons/icons';
import { PartyIcon } from '@/components/ui/icons/reading-icons';
import { useNotificationCount } from '@/lib/client/use-notification-count';
import { useMessages } from '@/lib/i18n/use-messages';

interface PhoneTabsProps {
  /** How much waits to be read, as the page brought it; null for who has no notifications. */
  readonly pendingCount: number | null;
  /** MOB-13. */
  readonly hasEvents: boolean;
  readonly isBelowSheet?: boolean;
}

const icon = 'size-6';

/** MOB-03 to MOB-08, MOB-14, MOB-15: what a person reaches with the thumb, a line for each tab. */
export function PhoneTabs({ pendingCount, hasEvents, isBelowSheet }: PhoneTabsProps) {
  const t = useMessages('shell');
  const count = useNotificationCount(pendingCount);
  const tabs: (BottomTab | false)[] = [
    { panel: 'profile', name: t('tabProfile'), icon: <UserIcon className={icon} /> },
    { panel: 'modules', name: t('modules'), icon: <GridIcon className={icon} /> },
    pendingCount !== null && {
      panel: 'notifications',
      name: t('tabAlerts'),
      icon: <BellIcon className={icon} />,
      count,
    },
    hasEvents && { panel: 'happenings', name: t('tabEvents'), icon: <PartyIcon className={icon} /> },
  ];
  return <BottomTabs tabs={tabs.filter((tab) => tab !== false)} isBelowSheet={isBelowSheet} />;
}
