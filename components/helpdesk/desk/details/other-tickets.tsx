import type { MouseEvent } from 'react';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { MessageTime } from '../../conversation/message-time';
import { StatusBadge } from '../../status-badge';

interface OtherTicketsProps {
  readonly ticket: Ticket;
  readonly now: Date;
  readonly hrefOf: (ticket: Ticket) => string;
  readonly onOpen: (code: string) => void;
}

const MAX_ROWS = 5;

/** What the same person asked lately, as far as one may see it. */
export function OtherTickets({ ticket, now, hrefOf, onOpen }: OtherTicketsProps) {
  const t = useMessages('desk.ticket');
  const { RequesterId, QueryCode } = ticket;
  const { data, error } = useCall(
    'listTickets',
    RequesterId ? { View: 'desk', Search: RequesterId, PageSize: 20 } : null,
    { revalidateOnFocus: false },
  );
  const others = (data ?? [])
    .filter((other) => other.RequesterId === RequesterId && other.QueryCode !== QueryCode)
    .slice(0, MAX_ROWS);

  function pick(event: MouseEvent, code: string) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen(code);
  }

  if (!data && !error && RequesterId) {
    return (
      <div aria-busy="true" className="space-y-2">
        <Skeleton className="h-3 w-4/5" />
        <Skeleton className="h-3 w-3/5" />
      </div>
    );
  }
  if (others.length === 0) return <p className="text-muted">{error ? t('othersFailed') : t('noOthers')}</p>;
  return (
    <ul className="-mx-2">
      {others.map((other) => (
        <li key={other.QueryCode}>
          <a
            href={hrefOf(other)}
            onClick={(event) => pick(event, other.QueryCode)}
            className="block rounded px-2 py-1.5 transition-colors duration-150 hover:bg-hover"
          >
            <span className="line-clamp-2 font-medium wrap-anywhere">{other.QSubject}</span>
            <span className="mt-0.5 flex flex-wrap items-center gap-x-2 text-xs text-muted">
              <StatusBadge code={other.StatusCode} name={other.StatusName} />
              <MessageTime at={other.UpdatedAt} wire={other.CreatedDate} now={now} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
