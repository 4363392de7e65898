import { getMessages } from 'next-intl/server';
import { BottomTabs, type BottomTab } from '@/components/shell/bottom-tabs';
import { GridIcon } from '@/components/ui/icons';

/** MOB-03 to MOB-08: what a person reaches with the thumb, a line for each tab. */
export async function PhoneTabs({ isBelowSheet }: { isBelowSheet?: boolean }) {
  const { shell } = await getMessages();
  const tabs: BottomTab[] = [{ panel: 'modules', name: shell.modules, icon: <GridIcon className="size-6" /> }];
  return <BottomTabs words={{ tabs: shell.tabs, home: shell.home }} tabs={tabs} isBelowSheet={isBelowSheet} />;
}
