import { clsx } from 'clsx';
import { memo, type MouseEvent, type ReactNode } from 'react';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { MessageTime } from '../conversation/message-time';
import { StatusBadge } from '../status-badge';
import { targetOfNow, TargetClock } from '../target-clock';

interface TicketRowProps {
  readonly ticket: Ticket;
  readonly isOpen: boolean;
  /** Whether its conversation opens below it; beside the list otherwise. */
  readonly isUnfolding: boolean;
  readonly now: Date;
  readonly onPick: (code: string, isByKey: boolean) => void;
  readonly onPrepare: () => void;
  readonly children?: ReactNode;
}

/** INBOX-07 to INBOX-15: a ticket in the list. It is a link, for who wants it in another tab. */
export const TicketRow = memo(function TicketRow(props: TicketRowProps) {
  const t = useMessages('helpdesk.inbox');
  const { ticket, isOpen, isUnfolding, now, onPick, onPrepare, children } = props;
  const { QueryCode, TicketID, QSubject, ProcessName, CategoryName, PriorityName, IsUnread } = ticket;
  const target = targetOfNow(ticket.Targets);

  function pick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onPick(QueryCode, event.detail === 0);
  }

  return (
    <li className="scroll-mt-16 border-b border-line [contain-intrinsic-size:auto_6.5rem] [content-visibility:auto]">
      <a
        href={`?ticket=${encodeURIComponent(QueryCode)}`}
        data-row={QueryCode}
        aria-current={isOpen && !isUnfolding ? 'true' : undefined}
        aria-expanded={isUnfolding ? isOpen : undefined}
        onClick={pick}
        onPointerEnter={onPrepare}
        onFocus={onPrepare}
        className="relative block px-4 py-3 -outline-offset-2 transition-colors duration-150 hover:bg-hover aria-[current=true]:bg-accent-tint"
      >
        <div className="flex items-baseline gap-2">
          {IsUnread && (
            <span className="absolute top-1/2 left-1.5 size-1.5 [translate:0_-50%] rounded-full bg-accent-text">
              <span className="sr-only">{t('unread')}: </span>
            </span>
          )}
          <span
            className={clsx(
              'min-w-0 flex-1 wrap-anywhere',
              !(isOpen && isUnfolding) && 'line-clamp-2',
              IsUnread ? 'font-semibold' : 'font-medium',
            )}
          >
            {QSubject}
          </span>
          <MessageTime at={ticket.UpdatedAt || ticket.CreatedAt} wire={ticket.CreatedDate} now={now} />
        </div>
        <p className="mt-0.5 truncate text-xs text-muted">
          #{TicketID} · {ProcessName} · {CategoryName}
        </p>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge code={ticket.StatusCode} name={ticket.StatusName} />
          <span className="text-xs text-muted">{PriorityName}</span>
          {target && <TargetClock target={target} now={now} />}
        </div>
      </a>
      {children}
    </li>
  );
});
