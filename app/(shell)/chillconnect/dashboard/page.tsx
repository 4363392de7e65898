import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { mayOpenLink } from '@/components/workplace/shell/aside/read-menu-link';
import { readModule } from '@/components/workplace/shell/modules/read-module';
import { requireSession } from '@/lib/bff/session/require-session';
import type { AskedQuery } from '@/lib/links/query-of';
import { ModuleOverview } from '../../module-overview';
import { TicketInbox } from '../ticket-inbox';

const MODULE = 'chillconnect';

export async function generateMetadata(): Promise<Metadata> {
  await requireSession('full');
  const module = await readModule(MODULE);
  return { title: module?.Module_Name ?? (await notFoundTitle()) };
}

/** VOPQ-04: the inbox, for a role that has tickets; who answers them goes to the desk; else what the module's dashboard shows anywhere. */
export default async function ChillConnectPage({ searchParams }: { searchParams: AskedQuery }) {
  await requireSession('full');
  if (await mayOpenLink(MODULE, 'helpdeskinbox')) redirect('/chillconnect/helpdeskinbox');
  const hasTickets = await mayOpenLink(MODULE, 'mytickets');
  return hasTickets ? <TicketInbox query={searchParams} /> : <ModuleOverview path={MODULE} />;
}
