import { clsx } from 'clsx';
import { useEffect, useRef, type MouseEvent } from 'react';
import { ArrowLeftIcon } from '@/components/ui/icons/icons';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { MessageTime } from '../../conversation/message-time';
import { StatusBadge } from '../../status-badge';
import { targetOfNow, TargetClock } from '../../target-clock';

interface DeskQueueProps {
  readonly rows: readonly Ticket[];
  readonly open: string;
  readonly now: Date;
  readonly hrefOf: (ticket: Ticket) => string;
  readonly onOpen: (code: string) => void;
  readonly onClose: () => void;
}

/** The page of the queue that was looked at, narrow, beside the ticket that is open. */
export function DeskQueue({ rows, open, now, hrefOf, onOpen, onClose }: DeskQueueProps) {
  const t = useMessages('desk.inbox');
  const tInbox = useMessages('helpdesk.inbox');
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    listRef.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  function pick(event: MouseEvent, code: string) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen(code);
  }

  return (
    <section aria-label={t('tickets')} className="hidden min-h-0 flex-col border-r border-line min-[1280px]:flex">
      <button
        type="button"
        onClick={onClose}
        className="flex min-h-11 items-center gap-2 border-b border-line px-4 text-left font-medium text-muted -outline-offset-2 transition-colors duration-150 hover:bg-hover hover:text-ink"
      >
        <ArrowLeftIcon className="size-4" />
        {t('back')}
      </button>
      <ul ref={listRef} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {rows.map((ticket) => {
          const target = targetOfNow(ticket.Targets);
          return (
            <li
              key={ticket.QueryCode}
              className="border-b border-line [content-visibility:auto] [contain-intrinsic-size:auto_6rem]"
            >
              <a
                href={hrefOf(ticket)}
                aria-current={ticket.QueryCode === open || undefined}
                onClick={(event) => pick(event, ticket.QueryCode)}
                className="relative block px-4 py-3 -outline-offset-2 transition-colors duration-150 hover:bg-hover aria-[current=true]:bg-accent-tint"
              >
                {ticket.IsUnread && (
                  <span className="absolute top-5 left-1.5 size-1.5 rounded-full bg-accent-text">
                    <span className="sr-only">{tInbox('unread')}: </span>
                  </span>
                )}
                <span className="flex items-baseline gap-2">
                  <span
                    className={clsx(
                      'line-clamp-2 min-w-0 flex-1 wrap-anywhere',
                      ticket.IsUnread ? 'font-semibold' : 'font-medium',
                    )}
                  >
                    {ticket.QSubject}
                  </span>
                  <MessageTime at={ticket.UpdatedAt} wire={ticket.CreatedDate} now={now} />
                </span>
                <span className="mt-0.5 block truncate text-xs text-muted">
                  #{ticket.TicketID} · {ticket.RequesterName}
                </span>
                <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
                  <StatusBadge code={ticket.StatusCode} name={ticket.StatusName} />
                  {target && <TargetClock target={target} now={now} />}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
