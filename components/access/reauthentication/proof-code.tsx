import { useEffect, useRef, type ComponentProps } from 'react';
import { CodeField } from '@/components/ui/form/credentials/code-field';
import { CodeWait } from '@/components/ui/form/credentials/code-wait';
import { Alert } from '@/components/ui/feedback/alert';
import { useCountdown } from '@/components/ui/use-countdown';
import { useMessages } from '@/lib/i18n/use-messages';

interface ProofCodeProps {
  readonly field: Omit<ComponentProps<typeof CodeField>, 'label'>;
  readonly waitSeconds: number;
  readonly onResend: () => void;
}

/** The code that was mailed after the password, and the way to another one. */
export function ProofCode({ field, waitSeconds, onResend }: ProofCodeProps) {
  const t = useMessages('reauthentication');
  const { secondsLeft } = useCountdown(waitSeconds);
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => inputRef.current?.focus(), []);
  return (
    <>
      <Alert tone="success">{t('codeSent')}</Alert>
      <CodeField {...field} ref={inputRef} label={t('code')} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-muted">
        <CodeWait secondsLeft={secondsLeft} waitText={(time) => t('codeWait', { time })} readyText={t('codeReady')} />
        <button
          type="button"
          disabled={secondsLeft > 0 || field.readOnly}
          onClick={onResend}
          className="min-h-11 rounded-sm font-medium text-accent-text hover:underline disabled:text-muted disabled:no-underline"
        >
          {t('resend')}
        </button>
      </div>
    </>
  );
}
