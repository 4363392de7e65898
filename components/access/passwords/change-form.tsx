'use client';

import { useRef, useState } from 'react';
import { PasswordField } from '@/components/ui/form/credentials/password-field';
import { PostForm } from '@/components/ui/form/post-form';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { CallError } from '@/lib/client/call/call-error';
import { leaveEndedSession } from '@/lib/client/session/leave-ended-session';
import { postSession } from '@/lib/client/session/session';
import { failureText, type FailureWords } from '@/lib/i18n/failure-text';
import { NewPasswordFields } from './new-password-fields';
import {
  fieldErrorsOfError,
  hasFieldError,
  type FieldErrors,
  type PasswordIssueMessages,
} from './password-field-errors';
import { newPasswordIssues } from './password-rules';
import { RuleList, type RuleListWords } from './rule-list';

export interface ChangeWords extends PasswordIssueMessages, RuleListWords {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly submit: string;
  readonly submitting: string;
  readonly updated: string;
  readonly changed: string;
}

interface ChangeFormProps {
  readonly words: ChangeWords;
  readonly failures: FailureWords;
  /** For password managers, which have to know whose password it is. */
  readonly employeeId: string;
}

/** ROUTE-09, SOPQ-30: one's own password. The session goes on here; all others end, and the page says so. */
export function ChangeForm({ words, failures, employeeId }: ChangeFormProps) {
  const isHydrated = useIsHydrated();
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<unknown>(null);
  const oldRef = useRef<HTMLInputElement>(null);
  const newRef = useRef<HTMLInputElement>(null);
  const confirmationRef = useRef<HTMLInputElement>(null);

  function show(found: FieldErrors) {
    setFieldErrors(found);
    const at =
      (found.OldPassword && oldRef) || (found.NewPassword && newRef) || (found.confirmation && confirmationRef);
    if (at) at.current?.focus();
  }

  function refuse(error: unknown) {
    if (error instanceof CallError && error.code === 'unauthenticated') return leaveEndedSession();
    const found = fieldErrorsOfError(error, words, failures.password_wrong);
    show(found);
    if (!hasFieldError(found)) setFailure(error);
  }

  async function submit(form: HTMLFormElement) {
    const oldPassword = oldRef.current?.value ?? '';
    const newPassword = newRef.current?.value ?? '';
    const confirmation = confirmationRef.current?.value ?? '';
    const found = {
      OldPassword: oldPassword === '' ? words.required : null,
      ...newPasswordIssues(newPassword, confirmation, words),
    };
    setIsDone(false);
    setFailure(null);
    show(found);
    if (hasFieldError(found)) return;

    setIsBusy(true);
    try {
      await postSession('change-password', { OldPassword: oldPassword, NewPassword: newPassword, confirmation });
      form.reset();
      setIsDone(true);
      showSnackbar('success', words.updated);
    } catch (error) {
      refuse(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <PostForm
      onSubmit={submit}
      failure={failure === null ? null : failureText(failure, failures)}
      notice={isDone ? words.changed : null}
      isBusy={isBusy}
      canSubmit={isHydrated}
      words={words}
      className="max-w-md"
    >
      <input type="text" name="username" autoComplete="username" value={employeeId} readOnly hidden />
      <PasswordField
        id="old-password"
        ref={oldRef}
        name="OldPassword"
        label={words.oldPassword}
        error={fieldErrors.OldPassword}
        words={words}
        autoComplete="current-password"
        readOnly={isBusy}
      />
      <NewPasswordFields
        labels={{ password: words.newPassword, confirmation: words.confirmPassword }}
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
