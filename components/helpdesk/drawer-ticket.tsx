import Link from 'next/link';
import { useId } from 'react';
import type { PanelProps } from '@/components/panel/define-panel';
import { Badge } from '@/components/ui/badge';
import { ArrowRightIcon, ChevronDownIcon } from '@/components/ui/icons';
import { wireTimeText } from '@/lib/dates';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import type { TicketView } from '@/lib/ticket-view';
import { StatusName } from './status-name';

interface DrawerTicketProps extends Omit<PanelProps<'helpdesk'>, 'subject'> {
  readonly view: TicketView;
  readonly ticket: Ticket;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Hears of the ticket as it is after an answer or a reading. */
  readonly onChange: (ticket: Ticket) => void;
}

/** A ticket of the list, which unfolds to its conversation. */
export function DrawerTicket({ ticket, isOpen, onToggle, t, language, close }: DrawerTicketProps) {
  const id = useId();
  const facts = [ticket.RequesterName, `${ticket.ProcessName} · ${ticket.CategoryName}`, ticket.PriorityName];
  return (
    <li className="py-1">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex w-full items-center gap-3 rounded px-3 py-3 text-left transition-colors duration-150 hover:bg-hover md:gap-4"
        >
          <span
            aria-hidden="true"
            className={`size-2 shrink-0 rounded-full ${ticket.IsUnread ? 'bg-accent' : 'bg-transparent'}`}
          />
          <span className="w-14 shrink-0 text-muted tabular-nums">#{ticket.TicketID}</span>
          <span className="min-w-0 flex-1">
            <span className={`block ${ticket.IsUnread ? 'font-semibold' : 'font-medium'}`}>
              {ticket.QSubject}
              {ticket.IsUnread && <span className="sr-only">, {t('drawer.unread')}</span>}
            </span>
            <span className="block text-muted">{facts.filter(Boolean).join(' · ')}</span>
          </span>
          <span className="hidden shrink-0 text-right sm:block">
            <Badge>
              <StatusName html={ticket.StatusName} loadingText={t('drawer.statuses')} />
            </Badge>
            <span className="mt-1 block text-xs text-muted">{wireTimeText(ticket.CreatedDate, language)}</span>
          </span>
          <ChevronDownIcon
            className={`size-4 shrink-0 text-muted transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="px-3 pb-4 md:pl-9">
        {isOpen && (
          <Link
            href={`/chillconnect/ticket/key/${encodeURIComponent(ticket.QueryCode)}`}
            prefetch={false}
            onClick={close}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-sm font-medium text-accent-text hover:underline md:min-h-9"
          >
            {t('drawer.page')}
            <ArrowRightIcon className="size-4" />
          </Link>
        )}
      </div>
    </li>
  );
}
