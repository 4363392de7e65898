import type { ReactNode } from 'react';
import type { TicketMessage } from '@/lib/contract/helpdesk/shapes';
import { textOfHtml } from '@/lib/text/html-text';
import type { Translate } from '@/lib/i18n/message-key';
import { useMessages } from '@/lib/i18n/use-messages';
import { EventLine } from './event-line';
import { MessageCard } from './message-card';

interface MessageListProps {
  readonly messages: readonly TicketMessage[];
  /** TMSG-03, TMSG-04: what stands at the first message. */
  readonly head: ReactNode;
  readonly now: Date;
}

/** A conversation in the order in which it was written, so that it reads and is heard from its beginning. */
export function MessageList({ messages, head, now }: MessageListProps) {
  const t = useMessages('helpdesk.conversation');
  const first = messages.findIndex(({ Kind }) => Kind !== 'event');
  return (
    <ol aria-label={t('messages')} className="space-y-4">
      {messages.map((message, at) => (
        <li key={message.MessageCode || at}>
          {message.Kind === 'event' ? (
            <EventLine event={message} now={now} />
          ) : (
            <MessageCard
              message={message}
              head={at === first ? head : undefined}
              change={at === first ? null : changeOf(message, messages[at - 1], t)}
              now={now}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

/** What a message made of the ticket's status; null where it left it as the entry before had it. */
function changeOf(
  message: TicketMessage,
  before: TicketMessage | undefined,
  t: Translate<'helpdesk.conversation'>,
): string | null {
  if (!before || !message.StatusName || message.StatusName === before.StatusName) return null;
  return t('statusBecame', { status: textOfHtml(message.StatusName) });
}
