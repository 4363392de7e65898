'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { PostForm } from '@/components/ui/form/post-form';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { LoginIdField } from '@/components/ui/form/credentials/login-id-field';
import { pause } from '@/lib/client/pause';
import { postSession } from '@/lib/client/session/session';
import { failureText, type Failure, type FailureWords } from '@/lib/i18n/failure-text';
import { lengthIssueText } from '@/lib/i18n/length-issue-text';
import { findLengthIssue, type LengthWords } from '@/lib/text/length-rule';
import { withBasePath, withoutBasePath } from '@/lib/links/links';
import { rememberedLoginId } from './remembered-login-id';

export interface ForgotWords extends LengthWords {
  readonly employeeId: string;
  readonly submit: string;
  readonly submitting: string;
  readonly cancel: string;
  readonly codeSent: string;
}

interface ForgotFormProps {
  readonly words: ForgotWords;
  readonly failures: FailureWords;
  /** How a form that was posted without scripts came back. */
  readonly returned: (Failure & { readonly username: string }) | null;
}

/** PWD-09: how long the good news stands before the next screen, in milliseconds. */
const SUBMIT_DELAY_MS = 500;

/** PWD-01 to PWD-10. Before scripts run it is a plain form that the server answers with a redirect. */
export function ForgotForm({ words, failures, returned }: ForgotFormProps) {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [issue, setIssue] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(returned);
  const usernameRef = useRef<HTMLInputElement>(null);

  useEffect(() => router.prefetch('/auth/change-password'), [router]);

  async function submit() {
    const username = (usernameRef.current?.value ?? '').trim();
    const found = lengthIssueText(findLengthIssue(username, 1, 50), words);
    setIssue(found);
    setFailure(null);
    if (found) return usernameRef.current?.focus();

    setIsBusy(true);
    try {
      const { next } = await postSession('forgot-password', { username });
      rememberedLoginId.remember(username);
      showSnackbar('success', words.codeSent);
      await pause(SUBMIT_DELAY_MS);
      router.push(withoutBasePath(next));
    } catch (error) {
      showSnackbar('error', failureText(error, failures));
      setIsBusy(false);
      usernameRef.current?.focus();
    }
  }

  return (
    <PostForm
      action={withBasePath('/api/session/forgot-password')}
      onSubmit={submit}
      failure={failure && failureText(failure, failures)}
      isBusy={isBusy}
      words={words}
      cancel={{ text: words.cancel, href: withBasePath('/auth/login') }}
    >
      <LoginIdField
        id="username"
        ref={usernameRef}
        name="username"
        label={words.employeeId}
        error={issue}
        defaultValue={returned?.username}
        readOnly={isBusy}
      />
    </PostForm>
  );
}
