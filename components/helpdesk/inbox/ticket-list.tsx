import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { TicketRow } from './ticket-row';

interface TicketListProps {
  readonly tickets: readonly Ticket[];
  readonly open: string | null;
  readonly hasMore: boolean;
  /** Why the next ones did not come; null where nothing failed. */
  readonly failure: string | null;
  readonly now: Date;
  readonly onPick: (code: string, isByKey: boolean) => void;
  readonly onPrepare: () => void;
  readonly onMore: () => void;
  /** The conversation of the open ticket where it unfolds below its row; null where it stands beside. */
  readonly unfolded: ReactNode;
}

/** INBOX-01: tickets in their order; the next ones come when the last is near. */
export function TicketList(props: TicketListProps) {
  const t = useMessages('helpdesk');
  const { tickets, open, hasMore, failure, now, onPick, onPrepare, onMore, unfolded } = props;
  const endRef = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });

  useEffect(() => {
    const end = endRef.current;
    if (!end || !hasMore || failure) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: '600px',
    });
    watch.observe(end);
    return () => watch.disconnect();
  }, [hasMore, failure, tickets.length]);

  function move(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !(event.target instanceof HTMLElement) || !event.target.matches('[data-row]')) return;
    if (focusRow(event.currentTarget, event.target.dataset.row ?? null, step)) event.preventDefault();
  }

  return (
    <>
      <ul aria-label={t('inbox.tickets')} onKeyDown={move}>
        {tickets.map((ticket) => {
          const isOpen = ticket.QueryCode === open;
          return (
            <TicketRow
              key={ticket.QueryCode}
              ticket={ticket}
              isOpen={isOpen}
              isUnfolding={unfolded !== null}
              now={now}
              onPick={onPick}
              onPrepare={onPrepare}
            >
              {isOpen && unfolded}
            </TicketRow>
          );
        })}
      </ul>
      <div ref={endRef}>
        {hasMore && (
          <div className="space-y-3 p-4 text-center">
            {failure && <Alert tone="danger">{failure}</Alert>}
            {failure ? (
              <Button variant="secondary" type="button" onClick={onMore}>
                {t('form.retry')}
              </Button>
            ) : (
              <p role="status" className="text-muted">
                {t('inbox.loading')}
              </p>
            )}
          </div>
        )}
      </div>
    </>
  );
}

/** Moves the focus to the row so many steps from a ticket's, or to the first; false where there is none. */
export function focusRow(area: Element, from: string | null, step: number): boolean {
  const rows = [...area.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex(({ dataset }) => dataset.row === from);
  const next = rows[at === -1 ? 0 : at + step];
  next?.focus();
  return next !== undefined;
}
