'use client';

import { Skeleton } from '@/components/ui/feedback/skeleton';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { useCall } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { ProgressLine } from './progress-line';

interface CountedProgressProps {
  readonly code: string;
}

/** How far a version among others has come: counted beside the page, which does not wait for it. */
export function CountedProgress({ code }: CountedProgressProps) {
  const t = useMessages('agreements-admin');
  const errorText = useErrorText();
  const { data, error, mutate } = useCall('getConductProgress', { ConductCode: code }, { revalidateOnFocus: false });
  if (data) return <ProgressLine progress={data} />;
  if (error) {
    return (
      <p className="text-muted">
        {errorText(error)}{' '}
        <button type="button" onClick={() => void mutate()} className={textButtonClasses}>
          {t('retry')}
        </button>
      </p>
    );
  }
  return (
    <div aria-busy="true">
      <Skeleton className="mb-1.5 h-5 w-3/5" />
      <Skeleton className="h-2 w-full" />
    </div>
  );
}
