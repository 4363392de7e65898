import { PersonChip } from '@/components/people/person-chip';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { PrioritySign } from '../../priority-sign';
import { StatusBadge } from '../../status-badge';
import { assigneeOf, requesterOf } from '../../ticket-people';
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
      <PersonChip {...requesterOf(ticket)} face="sm">
        <span className="block text-xs text-muted">
          {ticket.ProcessName} / {ticket.CategoryName}
        </span>
      </PersonChip>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <StatusBadge code={ticket.StatusCode} name={ticket.StatusName} />
        <PrioritySign code={ticket.PriorityCode} name={ticket.PriorityName} />
        <span className="text-muted">
          {ticket.AssigneeName ? <PersonChip {...assigneeOf(ticket)} face="none" /> : t('nobody')}
        </span>
      </div>
      {target && <TargetClock target={target} now={now} />}
    </div>
  );
}
