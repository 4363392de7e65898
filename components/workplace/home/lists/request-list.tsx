import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PanelButton } from '@/components/platform/panel/panel-button';
import { Badge } from '@/components/ui/badge';
import { HeadsetIcon } from '@/components/ui/icons/icons';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { NearTime } from '../near-time';
import { HomeList } from './home-list';

interface RequestListProps {
  /** The person's own open tickets, the newest first; null where the HR API did not give them. */
  readonly tickets: readonly Ticket[] | null;
  /** Whether the role has the page of all of them; the others have the drawer. */
  readonly hasInbox: boolean;
  /** How the helpdesk shows the state of a ticket. */
  readonly stateOf: (ticket: Ticket) => ReactNode;
}

/** What the person has asked the helpdesk and is not closed yet, each with the way to its page. */
export async function RequestList({ tickets, hasInbox, stateOf }: RequestListProps) {
  const t = await getTranslations('home');
  return (
    <HomeList
      id="requests"
      title={t('requests')}
      rows={
        tickets?.map((ticket) => <RequestRow key={ticket.QueryCode} ticket={ticket} state={stateOf(ticket)} />) ?? null
      }
      empty={t('requestsEmpty')}
      icon={<HeadsetIcon className="size-5" />}
      action={
        <span className="flex flex-wrap gap-x-4 py-1.5">
          <PanelButton panel="chill-connect" label={t('raiseTicket')} classes={textButtonClasses}>
            {t('raiseTicket')}
          </PanelButton>
          {hasInbox ? (
            <Link href="/chillconnect/mytickets" prefetch={false} className={textButtonClasses}>
              {t('requestsAll')}
            </Link>
          ) : (
            <PanelButton panel="tickets" label={t('requestsAll')} classes={textButtonClasses}>
              {t('requestsAll')}
            </PanelButton>
          )}
        </span>
      }
    />
  );
}

async function RequestRow({ ticket, state }: { ticket: Ticket; state: ReactNode }) {
  const t = await getTranslations('home');
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          <Link
            href={`/chillconnect/ticket/key/${encodeURIComponent(ticket.QueryCode)}`}
            prefetch={false}
            className="rounded-sm hover:underline"
          >
            {ticket.QSubject}
          </Link>
        </p>
        <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
          {state}
          <span>#{ticket.TicketID}</span>
          <NearTime at={ticket.CreatedDate} className="whitespace-nowrap" />
        </div>
      </div>
      {ticket.IsUnread && <Badge tone="accent">{t('answered')}</Badge>}
    </li>
  );
}
