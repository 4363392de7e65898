import type { TicketMessage } from '@/lib/contract/helpdesk/shapes';
import { textOfHtml } from '@/lib/text/html-text';
import { MessageTime } from './message-time';

interface EventLineProps {
  readonly event: TicketMessage;
  readonly now: Date;
}

/** Something that changed without a message: one quiet line. */
export function EventLine({ event, now }: EventLineProps) {
  return (
    <p className="flex flex-wrap items-baseline justify-center gap-x-2 px-4 text-center text-xs text-muted">
      <span>{textOfHtml(event.QMessage)}</span>
      <MessageTime at={event.CreatedAt} wire={event.CreatedDate} now={now} />
    </p>
  );
}
