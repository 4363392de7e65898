'use client';

import { clsx } from 'clsx';
import { Alert } from '@/components/ui/feedback/alert';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { CodeField } from '@/components/ui/form/credentials/code-field';
import { CodeWait } from '@/components/ui/form/credentials/code-wait';
import { PostForm } from '@/components/ui/form/post-form';
import { useCountdown } from '@/components/ui/use-countdown';
import { CallError } from '@/lib/client/call/call-error';
import { usePostedValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { leaveTo, pause } from '@/lib/client/pause';
import { postSession } from '@/lib/client/session/session';
import { LENGTH } from '@/lib/contract/access/limits';
import type { Failure } from '@/lib/i18n/failure-text';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { findLengthIssue } from '@/lib/text/length-issue';
import { withBasePath } from '@/lib/links/links';
import { SUBMIT_DELAY_MS } from './delay';

interface CodeFormProps {
  /** Until another code may be asked for. */
  readonly waitSeconds: number;
  /** The reply to a form that was posted without scripts. */
  readonly returned: Failure | null;
}

const NAMES = '/auth/chilllogin?step=names';

/** CLI-04, CLI-06, CLI-13 to CLI-16: the code that was mailed. Another one is asked for by going back a step. */
export function CodeForm({ waitSeconds, returned }: CodeFormProps) {
  const t = useMessages('client-users');
  const errorText = useErrorText();
  const { secondsLeft } = useCountdown(waitSeconds);
  const form = useForm({
    values: usePostedValues({ OTP: '' }),
    check: ({ OTP }) => ({
      OTP: findLengthIssue(OTP.trim(), LENGTH.clientCode, t, t('codeRequired')),
    }),
    send: async ({ OTP }) => {
      await pause(SUBMIT_DELAY_MS);
      return postSession('client-code', { OTP: OTP.trim() });
    },
    onSent: ({ next }) => leaveTo(next),
    failureText: errorText,
    retryAt: 'OTP',
    returned,
  });

  if (form.error instanceof CallError && form.error.code === 'code_void') {
    return (
      <div className="space-y-5">
        <Alert tone="danger">{form.failure}</Alert>
        <a href={withBasePath(NAMES)} className={clsx(buttonClasses('primary'), 'w-full')}>
          {t('startAgain')}
        </a>
      </div>
    );
  }
  return (
    <div className="space-y-5">
      <PostForm
        action={withBasePath('/api/session/client-code')}
        form={form}
        submitText={t('submit')}
        busyText={t('submitting')}
        isWide
      >
        <CodeField {...form.field('OTP')} id="code" label={t('code')} />
      </PostForm>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-muted">
        <CodeWait secondsLeft={secondsLeft} waitText={(time) => t('codeWait', { time })} readyText={t('codeReady')} />
        <a
          href={withBasePath(NAMES)}
          className="inline-flex min-h-11 items-center rounded-sm font-medium text-accent-text hover:underline"
        >
          {t('back')}
        </a>
      </div>
    </div>
  );
}
