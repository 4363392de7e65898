import { getLocale, getMessages } from 'next-intl/server';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import type { ReplyFor } from '@/lib/contract/all';
import { readPreferences } from '@/lib/preferences';
import { ticketViewOf } from '@/lib/ticket-view';
import { HeaderControls, type ChillConnect } from './header-controls';
import { readPendingCount } from './read-pending-count';
import { readPermissions } from './read-permissions';
import { headerFeaturesFor } from './shell-entries';

interface HeaderFeaturesProps {
  /** Null where the HR API does not say. */
  readonly info: ReplyFor<'getEmployeeInfo'>[number] | null;
}

/** FEAT-01 to FEAT-11: what the header offers to this person, each by its flag; what is for colleagues to employees alone. */
export async function HeaderFeatures({ info }: HeaderFeaturesProps) {
  const [messages, language, { theme }, pendingCount, chillConnect] = await Promise.all([
    getMessages(),
    getLocale(),
    readPreferences(),
    readPendingCount(info),
    info?.cconn ? readChillConnect() : null,
  ]);
  return (
    <HeaderControls
      chillConnect={chillConnect}
      pendingCount={pendingCount}
      discover={headerFeaturesFor('discover', info, messages)}
      preferences={headerFeaturesFor('preferences', info, messages)}
      language={language}
      theme={theme}
    />
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
