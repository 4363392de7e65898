import type { Metadata } from 'next';
import { notFoundTitle } from '@/components/notice/not-found-notice';
import { readMenuLink } from '@/components/shell/read-menu-link';
import { readModule } from '@/components/shell/read-module';
import { requireSession } from '@/lib/bff/require-session';
import { ModuleOverview } from '../../module-overview';
import { DeskInbox } from '../desk-inbox';
import { TicketInbox, type InboxQuery } from '../ticket-inbox';

const MODULE = 'chillconnect';

export async function generateMetadata(): Promise<Metadata> {
  await requireSession('full');
  const module = await readModule(MODULE);
  return { title: module?.Module_Name ?? (await notFoundTitle()) };
}

/** VOPQ-04: the desk or the inbox, for a role that answers or has tickets; else what the module's dashboard shows anywhere. */
export default async function ChillConnectPage({ searchParams }: { searchParams: InboxQuery }) {
  await requireSession('full');
  if (typeof (await readMenuLink(MODULE, 'helpdeskinbox')) === 'object') return <DeskInbox />;
  const hasTickets = typeof (await readMenuLink(MODULE, 'mytickets')) === 'object';
  return hasTickets ? <TicketInbox query={searchParams} /> : <ModuleOverview path={MODULE} />;
}
