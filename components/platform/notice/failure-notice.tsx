'use client';

import { Button } from '@/components/ui/button/button';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { withBasePath } from '@/lib/links/links';
import { type FailureMessages } from './failure-messages';
import { CloudDrawing } from '@/components/ui/icons/drawings';
import { Notice } from '@/components/ui/feedback/notice';

interface FailureNoticeProps {
  readonly words: FailureMessages;
  readonly error: unknown;
  readonly retry: () => void;
}

/** The id by which the log knows this failure; never its message, which may hold what is not for the screen. */
function referenceOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  if ('requestId' in error && typeof error.requestId === 'string' && error.requestId) return error.requestId;
  return 'digest' in error && typeof error.digest === 'string' ? error.digest : null;
}

export function FailureNotice({ words, error, retry }: FailureNoticeProps) {
  const reference = referenceOf(error);
  return (
    <Notice
      drawing={<CloudDrawing />}
      title={words.title}
      text={words.text}
      actions={
        <>
          <Button onClick={retry}>{words.retry}</Button>
          <a href={withBasePath('/')} className={buttonClasses('secondary')}>
            {words.home}
          </a>
        </>
      }
    >
      {reference && (
        <p className="mt-3 text-xs text-muted">
          {words.reference}: <code className="select-all">{reference}</code>
        </p>
      )}
    </Notice>
  );
}
