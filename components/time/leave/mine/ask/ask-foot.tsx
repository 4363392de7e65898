import { clsx } from 'clsx';
import { Button } from '@/components/ui/button/button';
import { Alert } from '@/components/ui/feedback/alert';
import { SendIcon } from '@/components/ui/icons/icons';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { daysOfAmount } from '@/lib/contract/time/leave/leave-rules';
import { useMessages } from '@/lib/i18n/use-messages';
import { amountText } from '../../amount-text';
import type { LeavePreview } from '../leave-holder';

interface AskFootProps {
  readonly preview: LeavePreview | undefined;
  readonly isCurrent: boolean;
  /** Whether the preview could not be asked for. */
  readonly hasFailed: boolean;
  /** What is against it as it is chosen; null where nothing is. */
  readonly issue: string | null;
  /** Why it was not sent. */
  readonly failure: string | null;
  readonly isBusy: boolean;
  readonly submit: string;
}

/** What it comes to and what is left then, beside the one button; always in sight, and of one height. */
export function AskFoot({ preview, isCurrent, hasFailed, issue, failure, isBusy, submit }: AskFootProps) {
  const t = useMessages('my-leave.ask');
  const amounts = useMessages('leave');
  return (
    <div className="sticky bottom-0 z-10 space-y-3 border-t border-line bg-surface px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
      {failure && <Alert tone="danger">{failure}</Alert>}
      <div className="flex min-h-16 items-center justify-between gap-4">
        <div
          role="status"
          className={clsx('min-w-0 digits transition-opacity duration-150', !isCurrent && 'opacity-60')}
        >
          {preview && preview.Days.length > 0 && (
            <p className="text-lg leading-6 font-semibold">{amountText(amounts, preview.Amount)}</p>
          )}
          {preview && (issue ? <p className="text-danger">{issue}</p> : <LeftThen {...preview} />)}
          {!preview && !hasFailed && <Skeleton className="h-6 w-24" />}
        </div>
        <Button
          type="submit"
          isBusy={isBusy}
          busyText={t('sending')}
          aria-keyshortcuts="Control+Enter"
          className="shrink-0"
        >
          <SendIcon className="size-4" />
          {submit}
        </Button>
      </div>
    </div>
  );
}

/** What is left on the last day, and where leave that is planned for later leaves less, the least. */
function LeftThen({ Days, Left, Lowest }: Pick<LeavePreview, 'Days' | 'Left' | 'Lowest'>) {
  const t = useMessages('my-leave.ask');
  if (Left === null || Days.length === 0) return null;
  return (
    <>
      <p className="text-muted">{t('leftThen', { days: daysOfAmount(Left) })}</p>
      {Lowest !== null && Lowest < Left && (
        <p className="text-xs text-muted">{t('lowest', { days: daysOfAmount(Lowest) })}</p>
      )}
    </>
  );
}
