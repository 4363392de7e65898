import { call } from '@/lib/client/call/call';
import { useCall } from '@/lib/client/call/use-call';
import { useLoadMore } from '@/lib/client/call/use-load-more';
import { useRefreshTicketCounts } from '@/lib/client/use-ticket-counts';
import type { ReplyFor } from '@/lib/contract/all';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { PAGE_SIZE, type InboxFilter } from './inbox-filter';

/** How often it is asked whether the list has changed while it is seen, in milliseconds. */
const POLL_MS = 20_000;

export interface TicketListState {
  readonly filter: InboxFilter;
  readonly tickets: readonly Ticket[];
  readonly counts: ReplyFor<'countTickets'>;
}

/** One's own tickets, the last changed first, page after page as they are wanted; read again when any of them has changed. */
export function useTicketList({ status, search }: InboxFilter, known: TicketListState) {
  const found = { View: 'mine' as const, ...(search && { Search: search }) };
  const request = { ...found, ...(status && { StatusCode: status }), Sort: 'UpdatedAt' as const, PageSize: PAGE_SIZE };
  const isKnown = known.filter.status === status && known.filter.search === search;
  const counts = useCall('countTickets', found, {
    revalidateOnMount: known.filter.search !== search,
    keepPreviousData: true,
    fallbackData: known.filter.search === search ? known.counts : undefined,
    refreshInterval: POLL_MS,
  });
  const list = useLoadMore({
    query: JSON.stringify(['listTickets', request]),
    load: (After) => call('listTickets', { ...request, After }),
    positionOf: ({ Position }) => Position,
    idOf: ({ QueryCode }) => QueryCode,
    pageSize: PAGE_SIZE,
    initial: isKnown ? known.tickets : undefined,
    version: counts.data?.Version,
  });
  const refreshCounts = useRefreshTicketCounts();

  /** Puts a ticket that an answer brought in the place of its entry (REPLY-09), and has it counted anew. */
  function replace(ticket: Ticket) {
    list.changeRows((row) => (row.QueryCode === ticket.QueryCode ? { ...ticket, Position: row.Position } : row));
    refreshCounts();
  }

  function readAgain() {
    void list.readAgain();
    refreshCounts();
  }

  const { first, rows: tickets, hasMore, failure, loadMore } = list;
  return { first, counts: counts.data, tickets, hasMore, failure, loadMore, replace, readAgain };
}
