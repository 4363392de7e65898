import { Badge } from '@/components/ui/badge';
import { rowButtonClasses } from '@/components/ui/button/row-button-classes';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { RelativeTime } from '@/components/ui/relative-time';
import { useCallMutation } from '@/lib/client/call/use-call';
import { SCHEDULER_TYPE } from '@/lib/contract/platform/schedules/scheduler-options';
import type { ReportSubscription } from '@/lib/contract/workplace/reports/sending/subscriptions';
import { ZONE } from '@/lib/dates';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

interface SubscriptionRowProps {
  readonly subscription: ReportSubscription;
  readonly onChanged: () => void;
}

const TYPES = Object.keys(SCHEDULER_TYPE) as (keyof typeof SCHEDULER_TYPE)[];

/** A report that somebody else sends regularly: received from now on, or no more. */
export function SubscriptionRow({ subscription, onChanged }: SubscriptionRowProps) {
  const t = useMessages('report-subscriptions');
  const types = useMessages('schedules.types');
  const errorText = useErrorText();
  const { send, isSending } = useCallMutation('setReportSubscription');
  const { HeaderCode, SaveReportName: name, ReportTitle, OwnerName, IsSubscribed, NextDueAt } = subscription;
  const type = TYPES.find((known) => SCHEDULER_TYPE[known] === subscription.SchedulerType);
  const often = type
    ? t('often', { type: types(type), time: subscription.ExecutionTime, zone: ZONE })
    : subscription.ExecutionTime;

  async function toggle() {
    try {
      await send({ HeaderCode, IsSubscribed: !IsSubscribed });
      showSnackbar('success', t(IsSubscribed ? 'left' : 'joined', { name }));
    } catch (error) {
      showSnackbar('error', errorText(error));
    }
    onChanged();
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 basis-64 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium wrap-anywhere">{name}</span>
          {IsSubscribed && <Badge tone="success">{t('received')}</Badge>}
        </p>
        <p className="text-muted wrap-anywhere">{t('by', { report: ReportTitle, name: OwnerName })}</p>
        <p className="text-muted">
          {often}
          {NextDueAt ? (
            <RelativeTime at={NextDueAt} isAhead sentence={(when) => ` · ${t('next', { when })}`} isStop />
          ) : (
            ` · ${t('paused')}`
          )}
        </p>
      </div>
      <button
        type="button"
        disabled={isSending}
        aria-label={t(IsSubscribed ? 'unsubscribeNamed' : 'subscribeNamed', { name })}
        onClick={() => void toggle()}
        className={rowButtonClasses}
      >
        {t(IsSubscribed ? 'unsubscribe' : 'subscribe')}
      </button>
    </li>
  );
}
