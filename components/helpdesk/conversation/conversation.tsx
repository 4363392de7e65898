'use client';

import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { prepareRichText } from '@/components/ui/media/rich-text';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import type { Ticket, TicketMessage } from '@/lib/contract/helpdesk/shapes';
import { ConversationFoot } from './reply/conversation-foot';
import type { TicketView } from '@/lib/ticket-view';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { MessageList } from './message-list';
import { NewMessageAnnouncer } from './new-message-announcer';
import type { TicketStatus } from './reply/reply-rules';
import { StatusBadge } from '../status-badge';
import { TicketHead } from '../ticket-head';
import { TicketState } from '../ticket-state';
import { useConversation } from './use-conversation';

export interface ConversationProps {
  readonly code: string;
  /** Which side reads it. */
  readonly view: TicketView;
  /** `pane` scrolls within the height it is given; `flow` stands below the ticket's row; `page` is a page's whole content. */
  readonly layout: 'pane' | 'flow' | 'page';
  /** Those of the side that reads. */
  readonly statuses: readonly TicketStatus[];
  readonly now: Date;
  /** What is known of it already. */
  readonly ticket?: Ticket;
  readonly messages?: readonly TicketMessage[];
  /** Whether it begins with an answer. */
  readonly isReplying?: boolean;
  /** Hears of the ticket as it is after every answer, reading, rating, and change by others. */
  readonly onTicket?: (ticket: Ticket) => void;
  /** What else can be done, beside the title. */
  readonly actions?: ReactNode;
}

const badgeClasses = {
  pane: {
    place: 'beside',
    frame: 'flex h-full min-h-0 flex-col',
    head: 'border-b border-line px-5 py-4',
    // Reversed, so that it begins at its end and stays there when something is added or the reply takes its room.
    body: 'flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain bg-canvas px-5 py-5 *:mb-auto',
    foot: 'max-h-[75%] overflow-y-auto border-t border-line px-5 py-3.5',
  },
  flow: { place: 'below', frame: '', head: 'sticky top-16 z-5 bg-surface py-1', body: 'py-2', foot: 'py-3' },
  page: {
    place: 'page',
    frame: 'max-w-4xl',
    head: '',
    body: 'py-6',
    foot: 'border-t border-line py-4 print:hidden',
  },
} as const;

void prepareRichText();

/** INBOX-02, TMSG-01 to TMSG-07: what was written about a ticket, and what can be answered. Moves on by itself. */
export function Conversation(props: ConversationProps) {
  const t = useMessages('helpdesk');
  const errorText = useErrorText();
  const { code, view, layout, statuses, now, isReplying, actions } = props;
  const { ticket, messages, show } = useConversation(code, props, props.onTicket);
  const look = badgeClasses[layout];
  const error: unknown = (!ticket.data && ticket.error) || (!messages.data && messages.error);
  if (error) {
    return (
      <div className="space-y-4 p-5">
        <Alert tone="danger">{errorText(error)}</Alert>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="secondary"
            type="button"
            onClick={() => {
              void ticket.mutate();
              void messages.mutate();
            }}
          >
            {t('form.retry')}
          </Button>
          {actions}
        </div>
      </div>
    );
  }
  return (
    <div className={look.frame}>
      <NewMessageAnnouncer messages={messages.data} />
      <div className={look.head}>
        {ticket.data ? (
          <TicketHead ticket={ticket.data} now={now} placement={look.place} actions={actions} />
        ) : (
          <SkeletonRows rows={1} />
        )}
      </div>
      {ticket.data && layout === 'page' && (
        <div className="sticky top-16 z-5 border-b border-line bg-canvas pt-1 pb-2.5 print:static">
          <TicketState ticket={ticket.data} hasClock now={now} />
        </div>
      )}
      <div tabIndex={layout === 'pane' ? 0 : undefined} className={look.body}>
        {messages.data && ticket.data ? (
          messages.data.length > 0 ? (
            <MessageList messages={messages.data} head={<FirstFacts ticket={ticket.data} />} now={now} />
          ) : (
            <EmptyState title={t('conversation.empty')} text={t('conversation.emptyText')} />
          )
        ) : (
          <div aria-busy="true">
            <p role="status" className="mb-2 text-muted">
              {t('conversation.loading')}
            </p>
            <SkeletonRows rows={3} />
          </div>
        )}
      </div>
      {ticket.data && (
        <div className={look.foot}>
          <ConversationFoot
            key={code}
            view={view}
            ticket={ticket.data}
            statuses={statuses}
            startsReplying={isReplying}
            onReplied={show}
            onOutdated={() => void ticket.mutate().then((next) => next && show(next))}
          />
        </div>
      )}
    </div>
  );
}

/** TMSG-03, TMSG-04: where the ticket stands now. */
function FirstFacts({ ticket }: { ticket: Ticket }) {
  const t = useMessages('helpdesk.conversation');
  return (
    <dl className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs">
      <div className="flex items-center gap-1.5">
        <dt className="text-muted">{t('status')}</dt>
        <dd>
          <StatusBadge code={ticket.StatusCode} name={ticket.StatusName} />
        </dd>
      </div>
      <div className="flex items-center gap-1.5">
        <dt className="text-muted">{t('priority')}</dt>
        <dd className="font-medium">{ticket.PriorityName}</dd>
      </div>
    </dl>
  );
}
