import type { Metadata } from 'next';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { readTicket } from '@/components/helpdesk/read-ticket';
import { TicketPage } from '@/components/helpdesk/ticket-page';
import { notFoundTitle } from '@/components/notice/not-found-notice';
import { NotFoundPage } from '@/components/notice/not-found-page';
import { callHr } from '@/lib/bff/call-hr';
import { requireSession } from '@/lib/bff/require-session';

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
  const [t, { helpdesk, errors }, language, statuses, messages] = await Promise.all([
    getTranslations('helpdesk'),
    getMessages(),
    getLocale(),
    callHr('listTicketStatuses', { View: view }),
    callHr('listTicketMessages', { QueryCode: ticket.QueryCode }),
  ]);
  return (
    <TicketPage
      view={view}
      ticket={ticket}
      messages={messages}
      statuses={statuses}
      words={helpdesk}
      failures={errors}
      language={language}
      now={new Date().toISOString()}
      above={{
        href: view === 'mine' ? '/chillconnect/mytickets' : '/chillconnect/helpdeskinbox',
        name: t('page.above'),
      }}
    />
  );
}
