import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { StatusBadge } from './status-badge';
import { targetOfNow, TargetClock, type ClockProps } from './target-clock';

interface TicketStateProps extends ClockProps {
  readonly ticket: Ticket;
  readonly hasClock: boolean;
}

/** Where a ticket stands, and by when something has to happen. */
export function TicketState({ ticket, hasClock, now }: TicketStateProps) {
  const target = hasClock ? targetOfNow(ticket.Targets) : undefined;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      <StatusBadge code={ticket.StatusCode} name={ticket.StatusName} />
      {target && <TargetClock target={target} now={now} />}
    </div>
  );
}
