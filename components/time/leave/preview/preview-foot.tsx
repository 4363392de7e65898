import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { Alert } from '@/components/ui/feedback/alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { SendIcon } from '@/components/ui/icons/icons';
import { useMessages } from '@/lib/i18n/use-messages';
import { amountText } from '../amount-text';

interface PreviewFootProps {
  /** What is chosen comes to so much; null where it comes to nothing that could be said. */
  readonly amount: number | null;
  /** Whether what it comes to is still asked for, for the first time. */
  readonly isWaiting: boolean;
  readonly isCurrent: boolean;
  /** What is against it as it is chosen; null where nothing is. */
  readonly issue: string | null;
  /** Why it was not sent. */
  readonly failure: string | null;
  readonly isBusy: boolean;
  readonly submit: string;
  readonly sending: string;
  /** What else is said of the amount where nothing is against it. */
  readonly children?: ReactNode;
}

/** What is chosen comes to, beside the one button; always in sight, and of one height. */
export function PreviewFoot(props: PreviewFootProps) {
  const { amount, isWaiting, isCurrent, issue, failure, isBusy, submit, sending, children } = props;
  const amounts = useMessages('leave');
  return (
    <div className="sticky bottom-0 z-10 space-y-3 border-t border-line bg-surface px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
      {failure && <Alert tone="danger">{failure}</Alert>}
      <div className="flex min-h-16 items-center justify-between gap-4">
        <div
          role="status"
          className={clsx('min-w-0 digits transition-opacity duration-150', !isCurrent && 'opacity-60')}
        >
          {amount !== null && <p className="text-lg leading-6 font-semibold">{amountText(amounts, amount)}</p>}
          {issue ? <p className="text-danger">{issue}</p> : children}
          {isWaiting && <Skeleton className="h-6 w-24" />}
        </div>
        <Button type="submit" isBusy={isBusy} busyText={sending} aria-keyshortcuts="Control+Enter" className="shrink-0">
          <SendIcon className="size-4" />
          {submit}
        </Button>
      </div>
    </div>
  );
}
