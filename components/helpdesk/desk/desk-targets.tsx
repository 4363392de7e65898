import { clsx } from 'clsx';
import { CheckIcon } from '@/components/ui/icons/form-icons';
import { ClockIcon } from '@/components/ui/icons/icons';
import type { Target } from '@/lib/contract/helpdesk/shapes';
import { dateTimeText, minutesText } from '@/lib/dates';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';
import { targetNow } from '../target-now';

interface DeskTargetsProps {
  readonly targets: readonly Target[];
  readonly now: Date;
}

const targetClasses = {
  running: 'text-ink',
  paused: 'text-warning',
  met: 'text-success',
  missed: 'text-danger',
  overdue: 'font-medium text-danger',
} as const;

/** How much working time is left for each target, in words and by a tone. */
export function DeskTargets({ targets, now }: DeskTargetsProps) {
  const t = useMessages('desk.ticket');
  const language = useLanguage();
  return (
    <dl className="space-y-2.5">
      {targets.map((target) => {
        const { state, leftMinutes } = targetNow(target, now);
        const StateIcon = state === 'met' ? CheckIcon : ClockIcon;
        return (
          <div key={target.Kind}>
            <dt className="text-xs text-muted">{t(target.Kind)}</dt>
            <dd>
              <span className={clsx('inline-flex items-start gap-1.5', targetClasses[state])}>
                <StateIcon className="mt-0.5 size-4" />
                {t(state, { time: minutesText(Math.abs(leftMinutes), language) })}
              </span>
              {target.DueAt && (
                <span className="block text-xs text-muted digits">
                  {t('dueAt', { when: dateTimeText(new Date(target.DueAt), language) })}
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
