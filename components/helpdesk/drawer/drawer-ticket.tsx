import { clsx } from 'clsx';
import Link from 'next/link';
import { useId } from 'react';
import type { PanelProps } from '@/components/platform/panel/define-panel';
import { ArrowRightIcon, ChevronDownIcon } from '@/components/ui/icons/icons';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { useCall } from '@/lib/client/call/use-call';
import { useNow } from '@/lib/client/use-now';
import { wireTimeText } from '@/lib/dates';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import type { TicketView } from '@/lib/ticket-view';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';
import { Conversation } from '../conversation/conversation';
import { StatusBadge } from '../status-badge';

export interface DrawerTicketProps extends Omit<PanelProps, 'subject'> {
  readonly view: TicketView;
  readonly ticket: Ticket;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Hears of the ticket as it is after an answer or a reading. */
  readonly onChange: (ticket: Ticket) => void;
}

/** A ticket of the list, which unfolds to its conversation and the answer to it. */
export function DrawerTicket(props: DrawerTicketProps) {
  const t = useMessages('helpdesk');
  const language = useLanguage();
  const { ticket, isOpen, onToggle } = props;
  const id = useId();
  const facts = [ticket.RequesterName, ticket.ProcessName, ticket.CategoryName, ticket.PriorityName];
  return (
    <li className="py-1">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex w-full items-start gap-3 rounded px-3 py-3 text-left transition-colors duration-150 hover:bg-hover md:items-center md:gap-4"
        >
          <span
            aria-hidden="true"
            className={clsx(
              'mt-1.5 size-2 shrink-0 rounded-full md:mt-0',
              ticket.IsUnread ? 'bg-accent' : 'bg-transparent',
            )}
          />
          <span className="hidden w-14 shrink-0 text-muted digits md:block">#{ticket.TicketID}</span>
          <span className="min-w-0 flex-1">
            <span className={clsx('block wrap-anywhere', ticket.IsUnread ? 'font-semibold' : 'font-medium')}>
              {ticket.QSubject}
              {ticket.IsUnread && <span className="sr-only">, {t('drawer.unread')}</span>}
            </span>
            <span className="block text-muted">
              <span className="md:hidden">#{ticket.TicketID} · </span>
              {facts.filter(Boolean).join(' · ')}
            </span>
            <span className="mt-0.5 block text-xs text-muted md:hidden">
              {wireTimeText(ticket.CreatedDate, language)}
            </span>
          </span>
          <span className="hidden shrink-0 flex-col items-end gap-1 md:flex">
            <StatusBadge code={ticket.StatusCode} name={ticket.StatusName} />
            <span className="text-xs text-muted">{wireTimeText(ticket.CreatedDate, language)}</span>
          </span>
          <ChevronDownIcon
            className={clsx(
              'mt-0.5 size-4 shrink-0 text-muted transition-transform duration-150 md:mt-0',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="max-w-4xl px-3 pb-4 md:pl-9">
        {isOpen && <OpenTicket {...props} />}
      </div>
    </li>
  );
}

function OpenTicket({ view, ticket, onChange, close }: DrawerTicketProps) {
  const t = useMessages('helpdesk');
  const now = useNow(new Date().toISOString());
  // Somebody of the desk has their own questions in the same queue, and is on the other side of those.
  const side = ticket.IsMine ? 'mine' : view;
  const statuses = useCall('listTicketStatuses', { View: side }, { revalidateOnFocus: false });
  return (
    <Conversation
      code={ticket.QueryCode}
      view={side}
      layout="flow"
      statuses={statuses.data ?? []}
      now={now}
      ticket={ticket}
      onTicket={onChange}
      actions={
        <Link
          href={`/chillconnect/ticket/key/${encodeURIComponent(ticket.QueryCode)}`}
          prefetch={false}
          aria-label={t('drawer.page')}
          title={t('drawer.page')}
          onClick={close}
          className={iconButtonClasses}
        >
          <ArrowRightIcon />
        </Link>
      }
    />
  );
}
