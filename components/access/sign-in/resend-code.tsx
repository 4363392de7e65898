import { useState, type FormEvent } from 'react';
import { CodeWait } from '@/components/ui/form/credentials/code-wait';
import { useCountdown } from '@/components/ui/use-countdown';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { CallError } from '@/lib/client/call/call-error';
import { postSession } from '@/lib/client/session/session';
import { useMessages } from '@/lib/i18n/use-messages';
import { withBasePath } from '@/lib/links/links';

interface ResendCodeProps {
  readonly waitSeconds: number;
  readonly typedCode: () => string;
  readonly onSent: () => void;
  readonly onFailure: (error: unknown) => void;
}

/** OTP-06, OTP-10: 3 minutes 29 seconds between two codes. */
const RESEND_SECONDS = 209;

/** The countdown to a new code and the button that requests it; without scripts the server checks the time. */
export function ResendCode({ waitSeconds, typedCode, onSent, onFailure }: ResendCodeProps) {
  const t = useMessages('sign-in');
  const isHydrated = useIsHydrated();
  const { secondsLeft, restart } = useCountdown(waitSeconds);
  const [isSending, setIsSending] = useState(false);

  async function resend(event: FormEvent) {
    event.preventDefault();
    setIsSending(true);
    try {
      await postSession('resend', { OTP: typedCode() });
      restart(RESEND_SECONDS);
      onSent();
    } catch (error) {
      const seconds = error instanceof CallError && error.code === 'code_wait' ? Number(error.params?.seconds) : 0;
      if (seconds > 0) restart(seconds);
      onFailure(error);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <form
      method="post"
      action={withBasePath('/api/session/resend')}
      onSubmit={resend}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-muted"
    >
      <CodeWait secondsLeft={secondsLeft} waitText={(time) => t('codeWait', { time })} readyText={t('codeReady')} />
      <button
        type="submit"
        disabled={isHydrated && (secondsLeft > 0 || isSending)}
        className="min-h-11 rounded-sm font-medium text-accent-text hover:underline disabled:text-muted disabled:no-underline"
      >
        {t('resend')}
      </button>
    </form>
  );
}
