'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { PostForm } from '@/components/ui/form/post-form';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { LoginIdField } from '@/components/ui/form/credentials/login-id-field';
import { usePostedValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { pause, untilLeft } from '@/lib/client/pause';
import { postSession } from '@/lib/client/session/session';
import { LENGTH } from '@/lib/contract/access/limits';
import type { Failure } from '@/lib/i18n/failure-text';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { findLengthIssue } from '@/lib/text/length-issue';
import { withBasePath, withoutBasePath } from '@/lib/links/links';
import { rememberedLoginId } from './remembered-login-id';

interface ForgotFormProps {
  /** The reply to a form that was posted without scripts. */
  readonly returned: (Failure & { readonly username: string }) | null;
}

/** PWD-09: how long the success message is shown before the next screen, in milliseconds. */
const SUBMIT_DELAY_MS = 500;

/** PWD-01 to PWD-10. Before scripts run it is a plain form that the server answers with a redirect. */
export function ForgotForm({ returned }: ForgotFormProps) {
  const t = useMessages('passwords');
  const errorText = useErrorText();
  const router = useRouter();
  const form = useForm({
    values: usePostedValues({ username: returned?.username ?? '' }),
    check: ({ username }) => ({ username: findLengthIssue(username.trim(), LENGTH.loginId, t) }),
    send: async ({ username }) => {
      const step = await postSession('forgot-password', { username: username.trim() });
      rememberedLoginId.remember(username.trim());
      return step;
    },
    onSent: async ({ next }) => {
      showSnackbar('success', t('codeSent'));
      await pause(SUBMIT_DELAY_MS);
      router.push(withoutBasePath(next));
      return untilLeft;
    },
    failureText: errorText,
    onFailed: (error) => showSnackbar('error', errorText(error)),
    retryAt: 'username',
    returned,
  });

  useEffect(() => router.prefetch('/auth/change-password'), [router]);

  return (
    <PostForm
      action={withBasePath('/api/session/forgot-password')}
      form={form}
      submitText={t('submit')}
      busyText={t('submitting')}
      cancel={{ text: t('cancel'), href: withBasePath('/auth/login') }}
    >
      <LoginIdField {...form.field('username')} id="username" label={t('employeeId')} />
    </PostForm>
  );
}
