'use client';

import { PasswordField } from '@/components/ui/form/credentials/password-field';
import { PostForm } from '@/components/ui/form/post-form';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { usePostedValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { postSignedIn } from '@/lib/client/session/post-signed-in';
import { failureText, type FailureWords } from '@/lib/i18n/failure-text';
import { NewPasswordFields } from './new-password-fields';
import { passwordErrorsOf, type PasswordIssueMessages } from './password-field-errors';
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
  const form = useForm({
    values: usePostedValues({ OldPassword: '', NewPassword: '', confirmation: '' }),
    check: ({ OldPassword, NewPassword, confirmation }) => ({
      OldPassword: OldPassword === '' ? words.required : null,
      ...newPasswordIssues(NewPassword, confirmation, words),
    }),
    send: (fields) => postSignedIn('change-password', fields),
    onSent: () => {
      form.reset();
      showSnackbar('success', words.updated);
    },
    errorsOf: (error) => passwordErrorsOf(error, words, failures.password_wrong),
    failureText: (error) => failureText(error, failures),
  });

  return (
    <PostForm
      form={form}
      notice={form.isSent ? words.changed : null}
      canSubmit={isHydrated}
      words={words}
      className="max-w-md"
    >
      <input type="text" name="username" autoComplete="username" value={employeeId} readOnly hidden />
      <PasswordField
        {...form.field('OldPassword')}
        id="old-password"
        label={words.oldPassword}
        words={words}
        autoComplete="current-password"
      />
      <NewPasswordFields
        labels={{ password: words.newPassword, confirmation: words.confirmPassword }}
        words={words}
        form={form}
      />
      <RuleList id="password-rules" words={words} />
    </PostForm>
  );
}
