'use client';

import { LoginIdField } from '@/components/ui/form/credentials/login-id-field';
import { PasswordField } from '@/components/ui/form/credentials/password-field';
import { PostForm } from '@/components/ui/form/post-form';
import { usePostedValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { leaveTo, pause } from '@/lib/client/pause';
import { postSession } from '@/lib/client/session/session';
import { LENGTH } from '@/lib/contract/access/limits';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { findLengthIssue } from '@/lib/text/length-issue';
import { withBasePath } from '@/lib/links/links';
import type { ReturnedSignIn } from './returned-form';

interface SignInFormProps {
  readonly step?: 'sign-in' | 'device-sign-in';
  /** The reply to a form that was posted without scripts. */
  readonly returned: ReturnedSignIn | null;
}

/** SIGN-20: how long Sign In waits before the call, in milliseconds. */
const SUBMIT_DELAY_MS = 1000;

/** Attempts pause; who proves their mailbox may go on at once. */
const isPause = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'too_many_attempts';

/** SIGN-01 to SIGN-25. Before scripts run it is a plain form that the server answers with a redirect. */
export function SignInForm({ step = 'sign-in', returned }: SignInFormProps) {
  const t = useMessages('sign-in');
  const errorText = useErrorText();
  const form = useForm({
    values: usePostedValues({ username: returned?.username ?? '', password: '' }),
    check: ({ username, password }) => ({
      username: findLengthIssue(username.trim(), LENGTH.loginId, t),
      password: findLengthIssue(password, LENGTH.password, t),
    }),
    send: async (fields) => {
      await pause(SUBMIT_DELAY_MS);
      return postSession(step, fields);
    },
    onSent: ({ next }) => leaveTo(next),
    failureText: (error) => (isPause(error) ? `${errorText(error)} ${t('proveByMail')}` : errorText(error)),
    retryAt: 'password',
    returned: returned?.code ? returned : null,
  });

  return (
    <PostForm
      action={withBasePath(`/api/session/${step}`)}
      form={form}
      notice={returned?.notice}
      submitText={t('submit')}
      busyText={t('submitting')}
      isWide
    >
      <LoginIdField {...form.field('username')} id="username" label={t('employeeId')} />
      <PasswordField
        {...form.field('password')}
        id="password"
        label={t('password')}
        showText={t('showPassword')}
        hideText={t('hidePassword')}
        autoComplete="current-password"
        aside={
          <a
            href={withBasePath('/auth/forgot-password')}
            title={t('forgotHint')}
            className="rounded-sm py-1 font-medium text-accent-text hover:underline"
          >
            {t('forgot')}
          </a>
        }
      />
    </PostForm>
  );
}
