import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { otherRoleOf, readTicket } from '@/components/helpdesk/conversation/read-ticket';
import { TicketPage } from '@/components/helpdesk/inbox/ticket-page';
import { OtherRoleNotice } from '@/components/helpdesk/other-role-notice';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { readMenuLink } from '@/components/workplace/shell/aside/read-menu-link';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { requireSession } from '@/lib/bff/session/require-session';
import { PageMessages } from '@/lib/i18n/page-messages';
import { queryOf, type AskedQuery } from '@/lib/links/query-of';

interface TicketPageProps {
  readonly params: Promise<{ code: string }>;
  /** `reply=1` begins with the answer. */
  readonly searchParams: AskedQuery;
}

export async function generateMetadata({ params }: TicketPageProps): Promise<Metadata> {
  await requireSession('full');
  const ticket = await readTicket((await params).code);
  if (ticket) return { title: `#${ticket.TicketID} ${ticket.QSubject}` };
  return {
    title: (await otherRoleOf((await params).code))
      ? (await getTranslations('helpdesk.page'))('otherRole')
      : await notFoundTitle(),
  };
}

/** One ticket at an address to share, for either side of it; to anybody else it does not exist. */
export default async function OneTicketPage({ params, searchParams }: TicketPageProps) {
  await requireSession('full');
  const { code } = await params;
  const ticket = await readTicket(code);
  if (!ticket) {
    const role = await otherRoleOf(code);
    return role ? <OtherRoleNotice code={code} role={role} /> : <NotFoundPage />;
  }
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
        isReplying={(await queryOf(searchParams)).get('reply') === '1'}
      />
    </PageMessages>
  );
}
