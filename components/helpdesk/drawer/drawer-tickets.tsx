import { useEffect, useRef, useState, type ReactNode } from 'react';
import { PanelData } from '@/components/platform/panel/panel-data';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import { useRefreshTicketCounts } from '@/lib/client/use-ticket-counts';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { DrawerTicket, type DrawerTicketProps } from './drawer-ticket';

/** Tickets that come at a time. */
const PAGE = 25;

interface DrawerTicketsProps extends Omit<DrawerTicketProps, 'ticket' | 'isOpen' | 'onToggle' | 'onChange'> {
  readonly statusCode: number;
  /** Of the whole list; another one has it read again. */
  readonly version: string | undefined;
  /** The way on where no ticket has the status. */
  readonly elsewhere: ReactNode;
}

/** DRAW-12: the tickets of a status, newest first; one of them unfolds at a time. */
export function DrawerTickets(props: DrawerTicketsProps) {
  const [open, setOpen] = useState<OpenTicket | null>(null);
  return (
    <div className="py-2">
      <TicketPage {...props} page={0} after="" open={open} onOpen={setOpen} />
    </div>
  );
}

interface OpenTicket {
  readonly ticket: Ticket;
  /** The page of the list on which it was opened. */
  readonly page: number;
}

interface TicketPageProps extends DrawerTicketsProps {
  readonly page: number;
  /** The `Position` of the row before. */
  readonly after: string;
  readonly open: OpenTicket | null;
  readonly onOpen: (open: OpenTicket | null) => void;
}

/** A page of the list, and behind it the next when it is wanted. */
function TicketPage({ page, after, open, onOpen, ...list }: TicketPageProps) {
  const { statusCode, version, elsewhere, ...row } = list;
  const tickets = useCall(
    'listTickets',
    { View: row.view, StatusCode: statusCode, After: after, PageSize: PAGE },
    { revalidateOnFocus: false },
  );
  const [hasNext, setHasNext] = useState(false);
  const refreshCounts = useRefreshTicketCounts();
  const { mutate } = tickets;
  const known = useRef(version);

  useEffect(() => {
    if (known.current !== undefined && version !== known.current) void mutate();
    known.current = version;
  }, [version, mutate]);

  const isOpen = ({ QueryCode }: Ticket) => QueryCode === open?.ticket.QueryCode;

  return (
    <PanelData of={tickets} skeleton={<SkeletonRows rows={6} />}>
      {(rows) => {
        if (rows.length === 0 && page === 0 && !open) {
          return <EmptyState title={row.t('drawer.none')} text={row.t('drawer.noneText')} action={elsewhere} />;
        }
        const last = rows.at(-1);
        return (
          <>
            <ul className="divide-y divide-line">
              {withOpen(rows, open, page).map((ticket) => (
                <DrawerTicket
                  key={ticket.QueryCode}
                  {...row}
                  ticket={ticket}
                  isOpen={isOpen(ticket)}
                  onToggle={() => onOpen(isOpen(ticket) ? null : { ticket, page })}
                  onChange={(changed) => {
                    onOpen({ ticket: changed, page });
                    refreshCounts();
                  }}
                />
              ))}
            </ul>
            {last && rows.length === PAGE && !hasNext && (
              <Button look="secondary" type="button" className="mx-auto mt-4" onClick={() => setHasNext(true)}>
                {row.t('drawer.more')}
              </Button>
            )}
            {last && hasNext && (
              <TicketPage {...list} page={page + 1} after={last.Position} open={open} onOpen={onOpen} />
            )}
          </>
        );
      }}
    </PanelData>
  );
}

/**
 * The rows in their order, whatever the HR API's was. The open ticket is shown as it was last heard of, and stays although its
 * status has changed, so that nobody is interrupted by their own answer.
 */
function withOpen(rows: readonly Ticket[], open: OpenTicket | null, page: number): readonly Ticket[] {
  if (!open) return inOrder(rows);
  const others = rows.filter(({ QueryCode }) => QueryCode !== open.ticket.QueryCode);
  const isHere = others.length < rows.length || open.page === page;
  return inOrder(isHere ? [...others, open.ticket] : rows);
}

const inOrder = (rows: readonly Ticket[]) => [...rows].sort((one, other) => other.TicketID - one.TicketID);
