'use client';

import { useRef, useState } from 'react';
import { LoginIdField } from '@/components/ui/form/credentials/login-id-field';
import { PasswordField } from '@/components/ui/form/credentials/password-field';
import { PostForm } from '@/components/ui/form/post-form';
import { pause } from '@/lib/client/pause';
import { postSession } from '@/lib/client/session/session';
import { failureText, type FailureWords } from '@/lib/i18n/failure-text';
import { lengthIssueText } from '@/lib/i18n/length-issue-text';
import { findLengthIssue, type LengthWords } from '@/lib/text/length-rule';
import { withBasePath } from '@/lib/links/links';
import type { ReturnedSignIn } from './returned-form';

export interface SignInWords extends LengthWords {
  readonly employeeId: string;
  readonly password: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly forgot: string;
  readonly forgotHint: string;
  readonly submit: string;
  readonly submitting: string;
}

interface SignInFormProps {
  readonly step?: 'sign-in' | 'device-sign-in';
  readonly words: SignInWords;
  readonly failures: FailureWords;
  /** How a form that was posted without scripts came back. */
  readonly returned: ReturnedSignIn | null;
}

/** SIGN-20: how long Sign In waits before the call, in milliseconds. */
const SUBMIT_DELAY_MS = 1000;

/** SIGN-01 to SIGN-25. Before scripts run it is a plain form that the server answers with a redirect. */
export function SignInForm({ step = 'sign-in', words, failures, returned }: SignInFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(returned?.code ? returned : null);
  const [fieldErrors, setFieldErrors] = useState<{ username?: string | null; password?: string | null }>({});
  const usernameRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);

  async function submit() {
    const username = usernameRef.current?.value ?? '';
    const password = passwordRef.current?.value ?? '';
    const found = {
      username: lengthIssueText(findLengthIssue(username.trim(), 1, 50), words),
      password: lengthIssueText(findLengthIssue(password, 3, 50), words),
    };
    setFieldErrors(found);
    setFailure(null);
    if (found.username) return usernameRef.current?.focus();
    if (found.password) return passwordRef.current?.focus();

    setIsBusy(true);
    await pause(SUBMIT_DELAY_MS);
    try {
      const { next } = await postSession(step, { username, password });
      location.assign(next);
    } catch (error) {
      setFailure(error);
      setIsBusy(false);
      passwordRef.current?.focus();
      passwordRef.current?.select();
    }
  }

  return (
    <PostForm
      action={withBasePath(`/api/session/${step}`)}
      onSubmit={submit}
      failure={failure === null ? null : failureText(failure, failures)}
      notice={returned?.notice}
      isBusy={isBusy}
      words={words}
      isWide
    >
      <LoginIdField
        id="username"
        ref={usernameRef}
        name="username"
        label={words.employeeId}
        error={fieldErrors.username}
        defaultValue={returned?.username}
        readOnly={isBusy}
      />
      <PasswordField
        id="password"
        ref={passwordRef}
        name="password"
        label={words.password}
        error={fieldErrors.password}
        words={words}
        autoComplete="current-password"
        readOnly={isBusy}
        aside={
          <a
            href={withBasePath('/auth/forgot-password')}
            title={words.forgotHint}
            className="rounded-sm py-1 font-medium text-accent-text hover:underline"
          >
            {words.forgot}
          </a>
        }
      />
    </PostForm>
  );
}
