import { Inbox } from '@/components/helpdesk/inbox/inbox';
import { PAGE_SIZE } from '@/components/helpdesk/inbox/inbox-filter';
import { parseInboxUrlState } from '@/components/helpdesk/inbox/inbox-url-state';
import { readTicket } from '@/components/helpdesk/conversation/read-ticket';
import { TICKET_REPORT } from '@/components/helpdesk/ticket-report';
import { PageMessages } from '@/lib/i18n/page-messages';
import { callHr, tryCallHr } from '@/lib/bff/upstream/call-hr';
import { queryOf, type AskedQuery } from '@/lib/links/query-of';
import { SavedLayoutLinks } from '../saved-layouts';

/** One's own tickets as the address wants to see them, read with the page. */
export async function TicketInbox({ query }: { query: AskedQuery }) {
  const place = parseInboxUrlState(await queryOf(query));
  const { ticket: code, status, search } = place;
  const found = { View: 'mine' as const, ...(search && { Search: search }) };
  const [statuses, tickets, counts, ticket, messages] = await Promise.all([
    callHr('listTicketStatuses', { View: 'mine' }),
    callHr('listTickets', { ...found, ...(status && { StatusCode: status }), Sort: 'UpdatedAt', PageSize: PAGE_SIZE }),
    callHr('countTickets', found),
    code ? readTicket(code) : null,
    code ? tryCallHr('listTicketMessages', { QueryCode: code }) : null,
  ]);
  return (
    <PageMessages of={['helpdesk', 'errors']}>
      <Inbox
        now={new Date().toISOString()}
        statuses={statuses}
        known={{ filter: { status, search }, tickets, counts }}
        opened={ticket && messages && { ticket, messages }}
        layouts={<SavedLayoutLinks module="chillconnect" report={TICKET_REPORT} />}
      />
    </PageMessages>
  );
}
