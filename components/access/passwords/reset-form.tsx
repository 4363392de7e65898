'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState, useSyncExternalStore } from 'react';
import { PostForm } from '@/components/ui/form/post-form';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { CodeField } from '@/components/ui/form/credentials/code-field';
import { LoginIdField } from '@/components/ui/form/credentials/login-id-field';
import { pause } from '@/lib/client/pause';
import { postSession } from '@/lib/client/session/session';
import { failureText, type Failure, type FailureWords } from '@/lib/i18n/failure-text';
import { withBasePath, withoutBasePath } from '@/lib/links/links';
import { rememberedLoginId } from './remembered-login-id';
import { NewPasswordFields } from './new-password-fields';
import {
  findFieldErrors,
  fieldErrorsOfError,
  hasFieldError,
  type FieldErrors,
  type PasswordIssueMessages,
} from './password-field-errors';
import { codeIssues, newPasswordIssues } from './password-rules';
import { RuleList, type RuleListWords } from './rule-list';

export interface ResetWords extends PasswordIssueMessages, RuleListWords {
  readonly username: string;
  readonly otp: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly submit: string;
  readonly submitting: string;
  readonly cancel: string;
  readonly codeSent: string;
  readonly updated: string;
}

/** How a form that was posted without scripts came back: with the news that a code was sent, or with what went wrong. */
export interface ReturnedReset {
  readonly failure: Failure | null;
  readonly issues?: readonly { readonly path: string; readonly message: string }[];
  readonly username: string;
}

interface ResetFormProps {
  readonly words: ResetWords;
  readonly failures: FailureWords;
  readonly returned: ReturnedReset | null;
}

/** PWD-27: how long the good news stands before the sign-in, in milliseconds. */
const SUBMIT_DELAY_MS = 500;

const neverChanges = () => () => {};

/** PWD-11 to PWD-29. Before scripts run it is a plain form that the server answers with a redirect. */
export function ResetForm({ words, failures, returned }: ResetFormProps) {
  const router = useRouter();
  const asked = useSyncExternalStore(neverChanges, rememberedLoginId.recall, () => '');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState(returned?.failure ?? null);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>(() => findFieldErrors(returned?.issues, words));
  const usernameRef = useRef<HTMLInputElement>(null);
  const codeRef = useRef<HTMLInputElement>(null);
  const newRef = useRef<HTMLInputElement>(null);
  const confirmationRef = useRef<HTMLInputElement>(null);

  function show(found: FieldErrors) {
    setFieldErrors(found);
    const at =
      (found.username && usernameRef) ||
      (found.OTP && codeRef) ||
      (found.NewPassword && newRef) ||
      (found.confirmation && confirmationRef);
    if (at) at.current?.focus();
  }

  async function submit() {
    const username = (usernameRef.current?.value ?? '').trim();
    const code = (codeRef.current?.value ?? '').trim();
    const newPassword = newRef.current?.value ?? '';
    const confirmation = confirmationRef.current?.value ?? '';
    const found = {
      ...codeIssues(username, code, words),
      ...newPasswordIssues(newPassword, confirmation, words),
    };
    setFailure(null);
    show(found);
    if (hasFieldError(found)) return;

    setIsBusy(true);
    try {
      const fields = { username, OTP: code, NewPassword: newPassword, confirmation };
      const { next } = await postSession('reset-password', fields);
      rememberedLoginId.remember('');
      showSnackbar('success', words.updated);
      await pause(SUBMIT_DELAY_MS);
      router.push(withoutBasePath(next));
    } catch (error) {
      showSnackbar('error', failureText(error, failures));
      setIsBusy(false);
      show(fieldErrorsOfError(error, words, failures.password_wrong));
    }
  }

  return (
    <PostForm
      action={withBasePath('/api/session/reset-password')}
      onSubmit={submit}
      failure={failure && failureText(failure, failures)}
      notice={returned && !returned.failure && !isBusy ? words.codeSent : null}
      isBusy={isBusy}
      words={words}
      cancel={{ text: words.cancel, href: withBasePath('/auth/login') }}
    >
      <LoginIdField
        key={asked}
        id="username"
        ref={usernameRef}
        name="username"
        label={words.username}
        error={fieldErrors.username}
        defaultValue={returned?.username ?? asked}
        readOnly={isBusy}
      />
      <CodeField id="code" ref={codeRef} name="OTP" label={words.otp} error={fieldErrors.OTP} readOnly={isBusy} />
      <NewPasswordFields
        labels={{ password: words.password, confirmation: words.confirmPassword }}
        words={words}
        fieldErrors={fieldErrors}
        isBusy={isBusy}
        newRef={newRef}
        confirmationRef={confirmationRef}
      />
      <RuleList id="password-rules" words={words} />
    </PostForm>
  );
}
