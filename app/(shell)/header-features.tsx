import { getMessages } from 'next-intl/server';
import { Bell } from '@/components/workplace/notifications/bell';
import type { Feature } from '@/components/workplace/shell/header/feature-row';
import {
  CompassIcon,
  PencilIcon,
  PersonPlusIcon,
  QuickPanelIcon,
  SlidersIcon,
  TeamIcon,
} from '@/components/ui/icons/icons';
import { BookIcon, PartyIcon } from '@/components/ui/icons/reading-icons';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import type { ReplyFor } from '@/lib/contract/all';
import { ticketViewOf } from '@/lib/ticket-view';
import { readPermissions } from './read-permissions';
import { FeatureButtons, type ChillConnect } from './feature-buttons';
import { readPendingCount } from './read-pending-count';

type EmployeeInfo = ReplyFor<'getEmployeeInfo'>[number];

interface HeaderFeaturesProps {
  readonly info: EmployeeInfo;
}

/** FEAT-01 to FEAT-11: what the header offers to this person, a line for each feature by its flag, and the bell; what is for colleagues to employees alone. */
export async function HeaderFeatures({ info }: HeaderFeaturesProps) {
  const [messages, pendingCount, chillConnect] = await Promise.all([
    getMessages(),
    readPendingCount(info),
    info.cconn ? readChillConnect() : null,
  ]);
  const { account, shell } = messages;
  const features: (Feature | false)[] = [
    info.knb && { label: messages.knowledge.panels.knowledge, icon: <BookIcon />, opens: { panel: 'knowledge' } },
    info.hape && { label: messages.happenings.panels.happenings, icon: <PartyIcon />, opens: { panel: 'happenings' } },
    info.IsEmployed && { label: messages.buddy.panels.buddy, icon: <CompassIcon />, opens: { panel: 'buddy' } },
    info.EditTour && { label: messages.tours.panels.tours, icon: <PencilIcon />, opens: { panel: 'tours' } },
    info.EditTour && { label: shell.editBuddy, icon: <TeamIcon />, opens: { href: '/common/buddytask' } },
    info.nejo && {
      label: messages['new-joiners'].panels['new-joiners'],
      icon: <PersonPlusIcon />,
      opens: { panel: 'new-joiners' },
    },
    info.enablegear && { label: account.settings, icon: <SlidersIcon />, opens: { page: 'commonsetting' } },
    info.IsEmployed && {
      label: account.panels['quick-panel'],
      icon: <QuickPanelIcon />,
      opens: { panel: 'quick-panel' },
    },
  ];
  return (
    <>
      <FeatureButtons
        chillConnect={chillConnect}
        others={features.filter((feature) => feature !== false)}
        moreText={shell.moreFeatures}
      />
      {pendingCount !== null && <Bell initialCount={pendingCount} />}
    </>
  );
}

async function readChillConnect(): Promise<ChillConnect> {
  const view = ticketViewOf(await readPermissions());
  const [{ helpdesk }, counts] = await Promise.all([getMessages(), tryCallHr('countTickets', { View: view })]);
  return {
    view,
    counts: counts ?? undefined,
    label: helpdesk.panels['chill-connect'],
  };
}
