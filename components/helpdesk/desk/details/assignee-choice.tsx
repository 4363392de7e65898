import { Avatar } from '@/components/ui/avatar';
import { CheckIcon } from '@/components/ui/icons/form-icons';
import { menuItemClasses } from '@/components/ui/overlay/menu-item-classes';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useAssignees } from './use-assignees';

interface AssigneeChoiceProps {
  readonly tickets: readonly Ticket[];
  /** Who has it now, where that is one. */
  readonly chosen?: string;
  readonly isOpen: boolean;
  /** An empty code leaves them to nobody. */
  readonly onChoose: (code: string, name: string) => void;
}

/** Who may be given some tickets, oneself first, each with how much they have open. */
export function AssigneeChoice({ tickets, chosen, isOpen, onChoose }: AssigneeChoiceProps) {
  const t = useMessages('desk.inbox');
  const errorText = useErrorText();
  const { people, error, retry } = useAssignees(tickets, isOpen);
  if (error) {
    return (
      <div className="px-3 py-2">
        <p role="alert" className="text-danger">
          {errorText(error)}
        </p>
        <button
          type="button"
          onClick={(event) => {
            event.stopPropagation();
            retry();
          }}
          className={textButtonClasses}
        >
          {t('retry')}
        </button>
      </div>
    );
  }
  if (!people) {
    return (
      <div role="status" aria-label={t('loading')} className="px-3">
        <SkeletonRows rows={2} />
      </div>
    );
  }
  const ordered = [...people].sort((one, other) => Number(other.IsMe) - Number(one.IsMe));
  return (
    <ul>
      {ordered.map(({ AssigneeCode, Name, IsMe, OpenTickets, Away }) => (
        <li key={AssigneeCode}>
          <button
            type="button"
            aria-current={AssigneeCode === chosen || undefined}
            onClick={() => onChoose(AssigneeCode, Name)}
            className={menuItemClasses}
          >
            <Avatar name={Name} size="sm" />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{IsMe ? t('myself', { name: Name }) : Name}</span>
              <span className="block text-xs text-muted">
                {t('openTickets', { count: OpenTickets })}
                {Away && ` · ${t(Away.Portion === 'whole' ? 'awayToday' : 'awayHalf')}`}
              </span>
            </span>
            {AssigneeCode === chosen && <CheckIcon className="size-4 text-accent-text" />}
          </button>
        </li>
      ))}
      {ordered.length === 0 && <li className="px-3 py-2 text-muted">{t('noAssignee')}</li>}
      {chosen !== '' && (
        <li className="mt-1 border-t border-line pt-1">
          <button type="button" onClick={() => onChoose('', '')} className={menuItemClasses}>
            {t('nobody')}
          </button>
        </li>
      )}
    </ul>
  );
}
