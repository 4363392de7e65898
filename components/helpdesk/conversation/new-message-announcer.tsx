import { useEffect, useRef, useState } from 'react';
import type { TicketMessage } from '@/lib/contract/helpdesk/shapes';
import { useMessages } from '@/lib/i18n/use-messages';

interface NewMessageAnnouncerProps {
  /** Undefined until they are known. */
  readonly messages: readonly TicketMessage[] | undefined;
}

/** Says to who listens that somebody else has written while the conversation was open. */
export function NewMessageAnnouncer({ messages }: NewMessageAnnouncerProps) {
  const t = useMessages('helpdesk.conversation');
  const known = useRef<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (!messages) return;
    const added = known.current === null ? [] : messages.slice(known.current);
    known.current = messages.length;
    const written = added.findLast(({ Kind, ReceivedFlag }) => Kind !== 'event' && ReceivedFlag !== 'N');
    if (written) setAnnouncement(t('newMessage', { name: written.UpdatedBy }));
  }, [messages, t]);
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
