'use client';

import { useRouter } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { PostForm } from '@/components/ui/form/post-form';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { CodeField } from '@/components/ui/form/credentials/code-field';
import { LoginIdField } from '@/components/ui/form/credentials/login-id-field';
import { usePostedValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { pause, untilLeft } from '@/lib/client/pause';
import { postSession } from '@/lib/client/session/session';
import type { Failure } from '@/lib/i18n/failure-text';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { withBasePath, withoutBasePath } from '@/lib/links/links';
import { rememberedLoginId } from './remembered-login-id';
import { NewPasswordFields } from './new-password-fields';
import { passwordErrorsOf } from './password-field-errors';
import { codeIssues, newPasswordIssues } from './password-rules';
import { RuleList } from './rule-list';

/** The reply to a form that was posted without scripts: a code was sent, or the failure. */
export interface ReturnedReset {
  readonly failure: Failure | null;
  readonly issues?: readonly { readonly path: string; readonly message: string }[];
  readonly username: string;
}

interface ResetFormProps {
  readonly returned: ReturnedReset | null;
}

/** PWD-27: how long the success message is shown before the sign-in, in milliseconds. */
const SUBMIT_DELAY_MS = 500;

const neverChanges = () => () => {};

/** PWD-11 to PWD-29. Before scripts run it is a plain form that the server answers with a redirect. */
export function ResetForm({ returned }: ResetFormProps) {
  const t = useMessages('passwords');
  const errorText = useErrorText();
  const router = useRouter();
  const asked = useSyncExternalStore(neverChanges, rememberedLoginId.recall, () => '');
  const form = useForm({
    values: usePostedValues({ username: returned?.username ?? asked, OTP: '', NewPassword: '', confirmation: '' }),
    check: ({ username, OTP, NewPassword, confirmation }) => ({
      ...codeIssues(username.trim(), OTP.trim(), t),
      ...newPasswordIssues(NewPassword, confirmation, t),
    }),
    send: ({ username, OTP, ...passwords }) =>
      postSession('reset-password', { username: username.trim(), OTP: OTP.trim(), ...passwords }),
    onSent: async ({ next }) => {
      rememberedLoginId.remember('');
      showSnackbar('success', t('updated'));
      await pause(SUBMIT_DELAY_MS);
      router.push(withoutBasePath(next));
      return untilLeft;
    },
    errorsOf: (error) => passwordErrorsOf(error, t, errorText),
    failureText: errorText,
    onFailed: (error) => showSnackbar('error', errorText(error)),
    returned: returned?.failure && { ...returned.failure, issues: returned.issues },
  });

  return (
    <PostForm
      action={withBasePath('/api/session/reset-password')}
      form={form}
      notice={returned && !returned.failure && !form.isBusy ? t('codeSent') : null}
      submitText={t('submit')}
      busyText={t('submitting')}
      cancel={{ text: t('cancel'), href: withBasePath('/auth/login') }}
    >
      <LoginIdField {...form.field('username')} key={asked} id="username" label={t('username')} />
      <CodeField {...form.field('OTP')} id="code" label={t('otp')} />
      <NewPasswordFields labels={{ password: t('password'), confirmation: t('confirmPassword') }} form={form} />
      <RuleList id="password-rules" />
    </PostForm>
  );
}
