'use client';

import { Skeleton } from '@/components/ui/feedback/skeleton';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { useCall } from '@/lib/client/call/use-call';
import type { Language } from '@/lib/contract/platform/languages';
import { failureText, type FailureWords } from '@/lib/i18n/failure-text';
import type { AdminMessages } from '../admin-messages';
import { ProgressLine } from './progress-line';

interface CountedProgressProps {
  readonly code: string;
  readonly words: AdminMessages;
  readonly failures: FailureWords;
  readonly language: Language;
}

/** How far a version among others has come: counted beside the page, which does not wait for it. */
export function CountedProgress({ code, words, failures, language }: CountedProgressProps) {
  const { data, error, mutate } = useCall('getConductProgress', { ConductCode: code }, { revalidateOnFocus: false });
  if (data) return <ProgressLine progress={data} words={words} language={language} />;
  if (error) {
    return (
      <p className="text-muted">
        {failureText(error, failures)}{' '}
        <button type="button" onClick={() => void mutate()} className={textButtonClasses}>
          {words.retry}
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
