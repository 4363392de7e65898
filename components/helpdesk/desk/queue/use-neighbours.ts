import useSWR from 'swr';
import { call } from '@/lib/client/call/call';
import type { Ticket, TicketSort } from '@/lib/contract/helpdesk/shapes';
import type { DeskFilter, DeskUrlState } from '../desk-url-state';
import type { Neighbours } from './desk-toolbar';

/** What stands before and behind the open ticket: in the rows that are here, else it is asked for. */
export function useNeighbours(
  rows: readonly Ticket[],
  { ticket, search, sort }: DeskUrlState,
  filter: DeskFilter,
): Neighbours {
  const at = rows.findIndex(({ QueryCode }) => QueryCode === ticket);
  const here = { before: rows[at - 1], after: at < 0 ? undefined : rows[at + 1] };
  const isAsked = ticket !== null && !(here.before && here.after);
  const { data } = useSWR(
    isAsked ? ['desk-neighbours', ticket, search, sort, filter] : null,
    async () => {
      const beside = async (Direction: 'asc' | 'desc') => {
        const order = { Sort: sort.column as TicketSort, Direction, AfterTicket: ticket ?? '', PageSize: 1 };
        return (await call('listTickets', { ...filter, ...order, View: 'desk', Search: search }))[0];
      };
      const [after, before] = await Promise.all([beside('asc'), beside('desc')]);
      return sort.direction === 'asc' ? { before, after } : { before: after, after: before };
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return { at, count: rows.length, before: here.before ?? data?.before, after: here.after ?? data?.after };
}
