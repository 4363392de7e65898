import { getMessages } from 'next-intl/server';
import { Bell } from '@/components/notifications/bell';
import { FeatureRow, type Feature } from '@/components/shell/feature-row';
import { CompassIcon, PencilIcon, PersonPlusIcon, QuickPanelIcon, SlidersIcon, TeamIcon } from '@/components/ui/icons';
import { BookIcon, PartyIcon } from '@/components/ui/reading-icons';
import type { ReplyFor } from '@/lib/contract/all';
import { readPendingCount } from './read-pending-count';

type EmployeeInfo = ReplyFor<'getEmployeeInfo'>[number];

/** FEAT-01 to FEAT-11: what the header offers to this person, a line for each feature by its flag, and the bell. */
export async function HeaderFeatures({ info }: { info: EmployeeInfo }) {
  const { account, shell, notifications } = await getMessages();
  const pendingCount = await readPendingCount(info);
  const features: (Feature | false)[] = [
    info.knb && { label: shell.panels.knowledge, icon: <BookIcon />, opens: { panel: 'knowledge' } },
    info.hape && { label: shell.panels.happenings, icon: <PartyIcon />, opens: { panel: 'happenings' } },
    { label: shell.panels.buddy, icon: <CompassIcon />, opens: { panel: 'buddy' } },
    info.EditTour && { label: shell.panels.tours, icon: <PencilIcon />, opens: { panel: 'tours' } },
    info.EditTour && { label: shell.editBuddy, icon: <TeamIcon />, opens: { href: '/common/buddytask' } },
    info.nejo && { label: shell.panels['new-joiners'], icon: <PersonPlusIcon />, opens: { panel: 'new-joiners' } },
    info.enablegear && { label: account.settings, icon: <SlidersIcon />, opens: { page: 'commonsetting' } },
    { label: shell.panels['quick-panel'], icon: <QuickPanelIcon />, opens: { panel: 'quick-panel' } },
  ];
  return (
    <>
      <FeatureRow features={features.filter((feature) => feature !== false)} moreText={shell.moreFeatures} />
      {pendingCount !== null && <Bell initialCount={pendingCount} label={notifications.bell} />}
    </>
  );
}
