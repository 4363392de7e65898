'use client';

import { useRef, useState } from 'react';
import { LoginIdField } from '@/components/ui/form/credentials/login-id-field';
import { PostForm } from '@/components/ui/form/post-form';
import { TextField } from '@/components/ui/form/text-field';
import { pause } from '@/lib/client/pause';
import { postSession } from '@/lib/client/session/session';
import { failureText, type Failure, type FailureWords } from '@/lib/i18n/failure-text';
import { lengthIssueText } from '@/lib/i18n/length-issue-text';
import { findLengthIssue, type LengthWords } from '@/lib/text/length-rule';
import { withBasePath } from '@/lib/links/links';
import { SUBMIT_DELAY_MS } from './delay';

export interface NamesWords extends LengthWords {
  readonly username: string;
  readonly clientUserName: string;
  readonly clientUserNameRequired: string;
  readonly askCode: string;
  readonly askingCode: string;
}

interface NamesFormProps {
  readonly words: NamesWords;
  readonly failures: FailureWords;
  /** The names as they were typed before. */
  readonly names: { readonly Username: string; readonly ClientUserName: string };
  /** How a form that was posted without scripts came back. */
  readonly returned: Failure | null;
}

/** CLI-02, CLI-03, CLI-05, CLI-08 to CLI-12: whose code it is to be. Before scripts run it is a plain form. */
export function NamesForm({ words, failures, names, returned }: NamesFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(returned);
  const [fieldErrors, setFieldErrors] = useState<{ username?: string | null; clientUserName?: string | null }>({});
  const usernameRef = useRef<HTMLInputElement>(null);
  const clientUserNameRef = useRef<HTMLInputElement>(null);

  async function submit() {
    const Username = (usernameRef.current?.value ?? '').trim();
    const ClientUserName = (clientUserNameRef.current?.value ?? '').trim();
    const found = {
      username: lengthIssueText(findLengthIssue(Username, 1, 50), words),
      clientUserName: lengthIssueText(findLengthIssue(ClientUserName, 3, 50), {
        ...words,
        required: words.clientUserNameRequired,
      }),
    };
    setFieldErrors(found);
    setFailure(null);
    if (found.username) return usernameRef.current?.focus();
    if (found.clientUserName) return clientUserNameRef.current?.focus();

    setIsBusy(true);
    await pause(SUBMIT_DELAY_MS);
    try {
      const { next } = await postSession('client-step', { Username, ClientUserName });
      location.assign(next);
    } catch (error) {
      setFailure(error);
      setIsBusy(false);
      usernameRef.current?.focus();
    }
  }

  return (
    <PostForm
      action={withBasePath('/api/session/client-step')}
      onSubmit={submit}
      failure={failure === null ? null : failureText(failure, failures)}
      isBusy={isBusy}
      words={{ submit: words.askCode, submitting: words.askingCode }}
      isWide
    >
      <LoginIdField
        id="username"
        ref={usernameRef}
        name="Username"
        label={words.username}
        error={fieldErrors.username}
        defaultValue={names.Username}
        readOnly={isBusy}
      />
      <TextField
        id="client-user-name"
        ref={clientUserNameRef}
        name="ClientUserName"
        label={words.clientUserName}
        error={fieldErrors.clientUserName}
        defaultValue={names.ClientUserName}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        readOnly={isBusy}
      />
    </PostForm>
  );
}
