'use client';

import { LoginIdField } from '@/components/ui/form/credentials/login-id-field';
import { PostForm } from '@/components/ui/form/post-form';
import { TextField } from '@/components/ui/form/text-field';
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

interface NamesFormProps {
  /** The names as they were typed before. */
  readonly names: { readonly Username: string; readonly ClientUserName: string };
  /** The reply to a form that was posted without scripts. */
  readonly returned: Failure | null;
}

/** CLI-02, CLI-03, CLI-05, CLI-08 to CLI-12: names the client user. Before scripts run it is a plain form. */
export function NamesForm({ names, returned }: NamesFormProps) {
  const t = useMessages('client-users');
  const errorText = useErrorText();
  const form = useForm({
    values: usePostedValues({ ...names }),
    check: ({ Username, ClientUserName }) => ({
      Username: findLengthIssue(Username.trim(), LENGTH.loginId, t),
      ClientUserName: findLengthIssue(ClientUserName.trim(), LENGTH.clientUserName, t, t('clientUserNameRequired')),
    }),
    send: async ({ Username, ClientUserName }) => {
      await pause(SUBMIT_DELAY_MS);
      return postSession('client-step', { Username: Username.trim(), ClientUserName: ClientUserName.trim() });
    },
    onSent: ({ next }) => leaveTo(next),
    failureText: errorText,
    retryAt: 'Username',
    returned,
  });

  return (
    <PostForm
      action={withBasePath('/api/session/client-step')}
      form={form}
      submitText={t('askCode')}
      busyText={t('askingCode')}
      isWide
    >
      <LoginIdField {...form.field('Username')} id="username" label={t('username')} />
      <TextField
        {...form.field('ClientUserName')}
        id="client-user-name"
        label={t('clientUserName')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </PostForm>
  );
}
