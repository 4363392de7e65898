import { clsx } from 'clsx';
import { ClockIcon } from '@/components/ui/icons/icons';
import type { Target } from '@/lib/contract/helpdesk/shapes';
import { dateTimeText } from '@/lib/dates';
import { relativeText } from '@/lib/relative-dates';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';

export interface ClockProps {
  readonly now: Date;
}

/** The target that matters now: the one that is still to be met, the answer before the solution. */
export function targetOfNow(targets: readonly Target[]): Target | undefined {
  const open = targets.filter(({ State }) => State === 'running' || State === 'paused' || State === 'overdue');
  return open.find(({ Kind }) => Kind === 'response') ?? open[0];
}

interface TargetClockProps extends ClockProps {
  readonly target: Target;
  /** Shows the time alone, where what stands around it says what is due. */
  readonly isShort?: boolean;
}

/** By when a ticket is promised to be answered or solved, and whether that has passed. */
export function TargetClock({ target, now, isShort = false }: TargetClockProps) {
  const t = useMessages('helpdesk.clock');
  const language = useLanguage();
  const { Kind, State, DueAt } = target;
  const due = DueAt ? new Date(DueAt) : null;
  const isOverdue = State === 'overdue' || (State === 'running' && due !== null && due < now);
  const key = isOverdue ? ('overdue' as const) : State;
  const when = due ? relativeText(due, now, language) : '';
  const text = t(`${Kind}.${key}`, { when });
  return (
    <span
      title={due ? (isShort ? `${text}: ${dateTimeText(due, language)}` : dateTimeText(due, language)) : undefined}
      className={clsx(
        'inline-flex items-center gap-1 text-xs',
        isOverdue || key === 'missed' ? 'font-medium text-danger' : 'text-muted',
      )}
    >
      <ClockIcon className="size-4" />
      {isShort && when ? when : text}
    </span>
  );
}
