import { Avatar } from '@/components/ui/avatar';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { photoOf } from '@/lib/files/photo';
import { useMessages } from '@/lib/i18n/use-messages';
import { PrioritySign } from '../../priority-sign';
import { StatusBadge } from '../../status-badge';
import { targetOfNow, TargetClock } from '../../target-clock';

interface DeskCardProps {
  readonly ticket: Ticket;
  readonly now: Date;
}

/** What a card of the queue shows below the subject. */
export function DeskCard({ ticket, now }: DeskCardProps) {
  const t = useMessages('desk.inbox');
  const target = targetOfNow(ticket.Targets);
  return (
    <div className="mt-2 space-y-2">
      <p className="flex items-center gap-2.5">
        <Avatar name={ticket.RequesterName} size="sm" photo={photoOf(ticket.RequesterId, ticket.RequesterHasPhoto)} />
        <span className="min-w-0">
          <span className="block">{ticket.RequesterName}</span>
          <span className="block text-xs text-muted">
            {ticket.ProcessName} / {ticket.CategoryName}
          </span>
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <StatusBadge code={ticket.StatusCode} name={ticket.StatusName} />
        <PrioritySign code={ticket.PriorityCode} name={ticket.PriorityName} />
        <span className="text-muted">{ticket.AssigneeName || t('nobody')}</span>
      </div>
      {target && <TargetClock target={target} now={now} />}
    </div>
  );
}
