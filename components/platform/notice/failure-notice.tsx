'use client';

import { buttonClasses } from '@/components/ui/button/button-variant';
import { withBasePath } from '@/lib/links/links';
import { useMessages } from '@/lib/i18n/use-messages';
import { CloudDrawing } from '@/components/ui/icons/drawings';
import { Notice } from '@/components/ui/feedback/notice';

interface FailureNoticeProps {
  readonly error: unknown;
  readonly retry: () => void;
}

/** The id of this failure in the log. Its message may hold what is not for the screen. */
function referenceOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  if ('requestId' in error && typeof error.requestId === 'string' && error.requestId) return error.requestId;
  return 'digest' in error && typeof error.digest === 'string' ? error.digest : null;
}

/** What an error boundary shows. */
export function FailureNotice({ error, retry }: FailureNoticeProps) {
  const t = useMessages('notice');
  const reference = referenceOf(error);
  return (
    <Notice
      drawing={<CloudDrawing />}
      title={t('faultTitle')}
      text={t('faultText')}
      actions={
        <>
          <button type="button" onClick={retry} className={buttonClasses('primary')}>
            {t('retry')}
          </button>
          <a href={withBasePath('/')} className={buttonClasses('secondary')}>
            {t('home')}
          </a>
        </>
      }
    >
      {reference && (
        <p className="mt-3 text-xs text-muted">
          {t('reference')}: <code className="select-all">{reference}</code>
        </p>
      )}
    </Notice>
  );
}
