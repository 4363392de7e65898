import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readTicket } from '@/components/helpdesk/conversation/read-ticket';
import { TicketPage } from '@/components/helpdesk/inbox/ticket-page';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { readMenuLink } from '@/components/workplace/shell/aside/read-menu-link';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { requireSession } from '@/lib/bff/session/require-session';
import { PageMessages } from '@/lib/i18n/page-messages';

interface TicketPageProps {
  readonly params: Promise<{ code: string }>;
}

export async function generateMetadata({ params }: TicketPageProps): Promise<Metadata> {
  await requireSession('full');
  const ticket = await readTicket((await params).code);
  return { title: ticket ? `#${ticket.TicketID} ${ticket.QSubject}` : await notFoundTitle() };
}

/** One ticket at an address to share, for either side of it; to anybody else it does not exist. */
export default async function OneTicketPage({ params }: TicketPageProps) {
  await requireSession('full');
  const ticket = await readTicket((await params).code);
  if (!ticket) return <NotFoundPage />;
  const view = ticket.IsMine ? 'mine' : 'desk';
  const list = view === 'mine' ? 'mytickets' : 'helpdeskinbox';
  const [t, tShell, statuses, messages, inbox] = await Promise.all([
    getTranslations('helpdesk'),
    getTranslations('shell'),
    callHr('listTicketStatuses', { View: view }),
    callHr('listTicketMessages', { QueryCode: ticket.QueryCode }),
    readMenuLink('chillconnect', list),
  ]);
  const above =
    typeof inbox === 'object'
      ? { href: `/chillconnect/${list}`, name: t('page.above') }
      : { href: '/home/dashboard', name: tShell('home') };
  return (
    <PageMessages of={['helpdesk', 'errors']}>
      <TicketPage
        view={view}
        ticket={ticket}
        messages={messages}
        statuses={statuses}
        now={new Date().toISOString()}
        above={above}
      />
    </PageMessages>
  );
}
