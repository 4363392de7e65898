import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import type { AskedQuery } from '@/lib/links/query-of';
import { TicketInbox } from '../ticket-inbox';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('helpdesk');
  return { title: t('inbox.title') };
}

export default async function MyTicketsPage({ searchParams }: { searchParams: AskedQuery }) {
  await requireSession('full');
  await requireLink('chillconnect', 'mytickets');
  return <TicketInbox query={searchParams} />;
}
