import { useState, type ReactNode } from 'react';
import { PanelData } from '@/components/platform/panel/panel-data';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { call } from '@/lib/client/call/call';
import { useLoadMore } from '@/lib/client/call/use-load-more';
import { useRefreshTicketCounts } from '@/lib/client/use-ticket-counts';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { DrawerTicket, type DrawerTicketProps } from './drawer-ticket';

/** Tickets that come at a time. */
const PAGE_SIZE = 25;

interface DrawerTicketsProps extends Omit<DrawerTicketProps, 'ticket' | 'isOpen' | 'onToggle' | 'onChange'> {
  readonly statusCode: number;
  /** Of the whole list; another one has it read again. */
  readonly version: string | undefined;
  /** The way on where no ticket has the status. */
  readonly elsewhere: ReactNode;
}

/** DRAW-12: the tickets of a status, newest first; one of them unfolds at a time. */
export function DrawerTickets({ statusCode, version, elsewhere, ...row }: DrawerTicketsProps) {
  const t = useMessages('helpdesk');
  const errorText = useErrorText();
  const retryText = useMessages('notice')('retry');
  const [open, setOpen] = useState<Ticket | null>(null);
  const refreshCounts = useRefreshTicketCounts();
  const request = { View: row.view, StatusCode: statusCode, PageSize: PAGE_SIZE };
  const list = useLoadMore({
    query: JSON.stringify(['listTickets', request]),
    load: (After) => call('listTickets', { ...request, After }),
    positionOf: ({ Position }) => Position,
    idOf: ({ QueryCode }) => QueryCode,
    pageSize: PAGE_SIZE,
    version,
  });
  const isOpen = ({ QueryCode }: Ticket) => QueryCode === open?.QueryCode;
  const tickets = withOpen(list.rows, open);

  return (
    <div className="py-2">
      <PanelData of={list.first} skeleton={<SkeletonRows rows={6} />}>
        {() =>
          tickets.length === 0 ? (
            <EmptyState title={t('drawer.none')} text={t('drawer.noneText')} action={elsewhere} />
          ) : (
            <>
              <ul className="divide-y divide-line">
                {tickets.map((ticket) => (
                  <DrawerTicket
                    key={ticket.QueryCode}
                    {...row}
                    ticket={ticket}
                    isOpen={isOpen(ticket)}
                    onToggle={() => setOpen(isOpen(ticket) ? null : ticket)}
                    onChange={(changed) => {
                      setOpen(changed);
                      refreshCounts();
                    }}
                  />
                ))}
              </ul>
              {list.isLoadingMore && (
                <div aria-busy="true">
                  <SkeletonRows rows={6} />
                </div>
              )}
              {list.failure !== null && (
                <div className="space-y-4 py-4">
                  <Alert tone="danger">{errorText(list.failure)}</Alert>
                  <Button variant="secondary" type="button" onClick={() => void list.loadMore()}>
                    {retryText}
                  </Button>
                </div>
              )}
              {list.hasMore && !list.isLoadingMore && list.failure === null && (
                <Button variant="secondary" type="button" className="mx-auto mt-4" onClick={() => void list.loadMore()}>
                  {t('drawer.more')}
                </Button>
              )}
            </>
          )
        }
      </PanelData>
    </div>
  );
}

/**
 * The rows in their order, whatever the HR API's was. The open ticket is shown as it was last heard of, and stays although its
 * status has changed, so that nobody is interrupted by their own answer.
 */
function withOpen(rows: readonly Ticket[], open: Ticket | null): readonly Ticket[] {
  const others = rows.filter(({ QueryCode }) => QueryCode !== open?.QueryCode);
  return [...others, ...(open ? [open] : [])].sort((one, other) => other.TicketID - one.TicketID);
}
