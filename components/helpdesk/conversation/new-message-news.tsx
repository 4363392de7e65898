import { useEffect, useRef, useState } from 'react';
import type { TicketMessage } from '@/lib/contract/helpdesk/shapes';
import { fillIn } from '@/lib/i18n/fill-in';
import type { HelpdeskWords } from '../words';

interface NewMessageNewsProps {
  /** Undefined until they are known. */
  readonly messages: readonly TicketMessage[] | undefined;
  readonly words: HelpdeskWords['conversation'];
}

/** Says to who listens that somebody else has written while the conversation was open. */
export function NewMessageNews({ messages, words }: NewMessageNewsProps) {
  const known = useRef<number | null>(null);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (!messages) return;
    const added = known.current === null ? [] : messages.slice(known.current);
    known.current = messages.length;
    const written = added.findLast(({ Kind, ReceivedFlag }) => Kind !== 'event' && ReceivedFlag !== 'N');
    if (written) setNews(fillIn(words.newMessage, { name: written.UpdatedBy }));
  }, [messages, words]);
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  );
}
