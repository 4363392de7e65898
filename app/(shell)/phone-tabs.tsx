'use client';

import { BottomTabs, type BottomTab } from '@/components/workplace/shell/bottom-tabs';
import { BellIcon, GridIcon, UserIcon } from '@/components/ui/icons/icons';
import { PartyIcon } from '@/components/ui/icons/reading-icons';
import { useNotificationCount } from '@/lib/client/use-notification-count';

export interface PhoneTabWords {
  readonly tabs: string;
  readonly home: string;
  readonly profile: string;
  readonly modules: string;
  readonly alerts: string;
  readonly events: string;
}

interface PhoneTabsProps {
  readonly words: PhoneTabWords;
  /** How much waits to be read, as the page brought it; null for who has no notifications. */
  readonly pendingCount: number | null;
  /** MOB-13. */
  readonly hasEvents: boolean;
  readonly isBelowSheet?: boolean;
}

const icon = 'size-6';

/** MOB-03 to MOB-08, MOB-14, MOB-15: what a person reaches with the thumb, a line for each tab. */
export function PhoneTabs({ words, pendingCount, hasEvents, isBelowSheet }: PhoneTabsProps) {
  const count = useNotificationCount(pendingCount);
  const tabs: (BottomTab | false)[] = [
    { panel: 'profile', name: words.profile, icon: <UserIcon className={icon} /> },
    { panel: 'modules', name: words.modules, icon: <GridIcon className={icon} /> },
    pendingCount !== null && { panel: 'notifications', name: words.alerts, icon: <BellIcon className={icon} />, count },
    hasEvents && { panel: 'happenings', name: words.events, icon: <PartyIcon className={icon} /> },
  ];
  return <BottomTabs words={words} tabs={tabs.filter((tab) => tab !== false)} isBelowSheet={isBelowSheet} />;
}
