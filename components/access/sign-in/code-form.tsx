'use client';

import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { PasskeyButton } from '@/components/platform/passkey-button';
import { Alert } from '@/components/ui/feedback/alert';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { PostForm } from '@/components/ui/form/post-form';
import { TextField } from '@/components/ui/form/text-field';
import { CodeField } from '@/components/ui/form/credentials/code-field';
import { CallError } from '@/lib/client/call/call-error';
import { usePostedValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { useWhyNoPasskeys } from '@/lib/client/passkeys/use-why-no-passkeys';
import { leaveTo } from '@/lib/client/pause';
import { postSession } from '@/lib/client/session/session';
import { LENGTH } from '@/lib/contract/access/limits';
import type { Failure } from '@/lib/i18n/failure-text';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { findLengthIssue } from '@/lib/text/length-issue';
import { withBasePath } from '@/lib/links/links';
import { OtherCode } from './other-code';
import { ResendCode } from './resend-code';

/** Where the code comes from. */
export type CodeSource = 'mail' | 'app' | 'recovery';

interface CodeFormProps {
  readonly source?: CodeSource;
  /** Whether there is an app, so that there are two kinds of codes. */
  readonly hasApp?: boolean;
  /** Whether a passkey may stand in for the code, where scripts run and the browser can. Without an app it comes first. */
  readonly canUsePasskey?: boolean;
  readonly waitSeconds: number;
  /** The reply to a form that was posted without scripts. */
  readonly returned: Failure | 'code_sent' | null;
}

/** The pending sign-in has ended: a new one is needed. */
const isOver = (failure: unknown) =>
  failure instanceof CallError && failure.status === 401 && failure.code !== 'code_invalid';

/** OTP-02 to OTP-18. */
export function CodeForm(props: CodeFormProps) {
  const { source = 'mail', hasApp = false, canUsePasskey = false, waitSeconds, returned } = props;
  const t = useMessages('sign-in');
  const errorText = useErrorText();
  const [isResent, setIsResent] = useState(returned === 'code_sent');
  const codeRef = useRef<HTMLInputElement>(null);
  const form = useForm({
    values: usePostedValues({ OTP: '' }),
    check: ({ OTP }) => ({ OTP: findLengthIssue(OTP.trim(), LENGTH.code, t) }),
    send: (fields) => {
      setIsResent(false);
      return postSession('code', fields);
    },
    onSent: ({ next }) => leaveTo(next),
    failureText: errorText,
    retryAt: 'OTP',
    returned: returned === 'code_sent' ? null : returned,
  });
  const isNoticeShown = isResent && !form.errorOf('OTP');

  const whyNoPasskeys = useWhyNoPasskeys();
  const byPasskey = canUsePasskey && whyNoPasskeys === null && (
    <PasskeyButton
      text={t('usePasskey')}
      busyText={t('waitingForDevice')}
      variant={hasApp ? 'secondary' : 'primary'}
      post={postSession}
      send={async (signed) => leaveTo((await postSession('passkey', signed)).next)}
      onFailure={form.setError}
    />
  );

  return (
    <div className="space-y-5">
      {isOver(form.error) ? (
        <>
          <Alert tone="danger">{form.failure}</Alert>
          <a href={withBasePath('/auth/login')} className={clsx(buttonClasses('primary'), 'w-full')}>
            {t('backToSignIn')}
          </a>
        </>
      ) : (
        <>
          {!hasApp && byPasskey}
          {!hasApp && canUsePasskey && whyNoPasskeys && (
            <p className="text-muted">{errorText({ code: 'passkey_refused', params: { because: whyNoPasskeys } })}</p>
          )}
          <PostForm
            action={withBasePath('/api/session/code')}
            form={form}
            notice={isNoticeShown ? t('codeSent') : null}
            submitText={t('codeSubmit')}
            busyText={t('codeSubmitting')}
            submitVariant={byPasskey && !hasApp ? 'secondary' : 'primary'}
            isWide
          >
            {source === 'recovery' ? (
              <TextField
                {...form.field('OTP')}
                id="code"
                label={t('recoveryCode')}
                autoComplete="off"
                spellCheck={false}
              />
            ) : (
              <CodeField
                {...form.field('OTP')}
                id="code"
                ref={codeRef}
                label={t(source === 'app' ? 'appCode' : 'code')}
              />
            )}
          </PostForm>
          {hasApp && byPasskey}
          {hasApp && source !== 'mail' && <OtherCode source={source} />}
          {source === 'mail' && (
            <ResendCode
              waitSeconds={waitSeconds}
              typedCode={() => codeRef.current?.value ?? ''}
              onSent={() => {
                form.setError(null);
                setIsResent(true);
                codeRef.current?.focus();
              }}
              onFailure={(error) => {
                setIsResent(false);
                form.setError(error);
              }}
            />
          )}
        </>
      )}
    </div>
  );
}
