import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { CheckIcon } from '@/components/ui/icons/form-icons';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import type { SignFrame as Frame } from '@/lib/signing/sign-frame';
import { useMessages } from '@/lib/i18n/use-messages';
import { useSignature } from './use-signature';

interface SignFrameProps {
  readonly frame: Frame;
  /** Of the agreement. */
  readonly name: string;
  readonly isSigned: boolean;
  /** Hears the code of the signature, more than once where it is asked for again. */
  readonly onSigned: (code: string) => void;
  /** The document without the host, for as long as that does not answer. */
  readonly reader: ReactNode;
}

/** COC-13 to COC-20: the document at the e-sign host, read and signed there; what the host says is all that comes back. */
export function SignFrame({ frame, name, isSigned, onSigned, reader }: SignFrameProps) {
  const t = useMessages('signatures');
  const { frameRef, state, attempt, hasNothing, retry, ask } = useSignature(frame, onSigned);
  if (state === 'silent') {
    return (
      <div className="space-y-4">
        {frame.isToSign && !isSigned ? (
          <Alert tone="danger">{t('unreachable')}</Alert>
        ) : (
          <p role="status" className="text-muted">
            {t('unreachableRead')}
          </p>
        )}
        <Button type="button" variant="secondary" onClick={retry}>
          {t('retry')}
        </Button>
        {reader}
      </div>
    );
  }
  return (
    <div className="space-y-3">
      <div
        aria-busy={state === 'waiting'}
        className="relative overflow-hidden rounded border border-line bg-surface-sunken"
        style={{ height: frame.height }}
      >
        {state === 'waiting' && (
          <div role="status" aria-label={t('loading')} className="absolute inset-0 space-y-4 p-6">
            <Skeleton className="mx-auto h-full max-w-3xl" />
          </div>
        )}
        <iframe
          key={attempt}
          ref={frameRef}
          src={frame.address}
          title={t(frame.isToSign ? 'toSign' : 'toRead', { name })}
          sandbox="allow-scripts allow-forms allow-same-origin"
          referrerPolicy="no-referrer"
          allow=""
          className={clsx('relative block size-full border-0', state !== 'ready' && 'opacity-0')}
        />
      </div>
      {frame.isToSign && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p
            role="status"
            className={clsx('flex items-center gap-1.5 font-medium', isSigned ? 'text-success' : 'text-muted')}
          >
            {isSigned && <CheckIcon className="size-4" />}
            {isSigned ? t('signed') : hasNothing ? t('nothing') : t('waiting')}
          </p>
          <Button type="button" variant="secondary" onClick={ask}>
            {t('upload')}
          </Button>
        </div>
      )}
    </div>
  );
}
