import type { TableSource } from '@/components/ui/table/use-keyset-pages';
import { call } from '@/lib/client/call/call';
import type { Ticket, TicketSort } from '@/lib/contract/helpdesk/shapes';
import type { DeskFilter } from '../desk-url-state';

/** The name under which the queue's rows are read, and read anew. */
export const DESK_TABLE = 'desk-tickets';

/** The queue, page by page. A table that is not sorted shows the newest first. */
export const deskSource: TableSource<Ticket, DeskFilter> = {
  name: DESK_TABLE,
  positionOf: ({ Position }) => Position,
  maxRows: 200,
  list: ({ search, sort, filters, after, limit }) =>
    call('listTickets', {
      ...filters,
      View: 'desk',
      Search: search,
      Sort: (sort?.column ?? 'TicketID') as TicketSort,
      Direction: sort?.direction ?? 'desc',
      After: after,
      PageSize: limit,
    }),
  count: async ({ search, filters }) => {
    const { Total, IsEstimated } = await call('countTickets', { ...filters, View: 'desk', Search: search });
    return { count: Total, isEstimated: IsEstimated };
  },
};
