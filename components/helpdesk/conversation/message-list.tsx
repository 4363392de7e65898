import type { ReactNode } from 'react';
import type { TicketMessage } from '@/lib/contract/helpdesk/shapes';
import type { Language } from '@/lib/contract/platform/languages';
import { fillIn } from '@/lib/i18n/fill-in';
import { textOfHtml } from '@/lib/text/html-text';
import { EventLine } from './event-line';
import { MessageCard } from './message-card';
import type { HelpdeskMessages } from '../helpdesk-messages';

interface MessageListProps {
  readonly messages: readonly TicketMessage[];
  /** TMSG-03, TMSG-04: what stands at the first message. */
  readonly head: ReactNode;
  readonly words: HelpdeskMessages['conversation'];
  readonly language: Language;
  readonly now: Date;
}

/** A conversation in the order in which it was written, so that it reads and is heard from its beginning. */
export function MessageList({ messages, head, words, language, now }: MessageListProps) {
  const first = messages.findIndex(({ Kind }) => Kind !== 'event');
  return (
    <ol aria-label={words.messages} className="space-y-4">
      {messages.map((message, at) => (
        <li key={message.MessageCode || at}>
          {message.Kind === 'event' ? (
            <EventLine event={message} language={language} now={now} />
          ) : (
            <MessageCard
              message={message}
              head={at === first ? head : undefined}
              change={at === first ? null : changeOf(message, messages[at - 1], words)}
              words={words}
              language={language}
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
  words: HelpdeskMessages['conversation'],
): string | null {
  if (!before || !message.StatusName || message.StatusName === before.StatusName) return null;
  return fillIn(words.statusBecame, { status: textOfHtml(message.StatusName) });
}
