'use client';

import { Button } from '@/components/ui/button/button';
import { buttonLook } from '@/components/ui/button/button-look';
import { withBasePath } from '@/lib/links/links';
import { type FaultWords } from './fault-words';
import { CloudDrawing } from '@/components/ui/icons/drawings';
import { Notice } from '@/components/ui/feedback/notice';

interface FaultNoticeProps {
  readonly words: FaultWords;
  readonly error: unknown;
  readonly retry: () => void;
}

/** The id by which the log knows this failure; never its message, which may hold what is not for the screen. */
function referenceOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  if ('requestId' in error && typeof error.requestId === 'string' && error.requestId) return error.requestId;
  return 'digest' in error && typeof error.digest === 'string' ? error.digest : null;
}

export function FaultNotice({ words, error, retry }: FaultNoticeProps) {
  const reference = referenceOf(error);
  return (
    <Notice
      drawing={<CloudDrawing />}
      title={words.title}
      text={words.text}
      actions={
        <>
          <Button onClick={retry}>{words.retry}</Button>
          <a href={withBasePath('/')} className={buttonLook('secondary')}>
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
