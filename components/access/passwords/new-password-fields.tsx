import type { RefObject } from 'react';
import { PasswordField } from '@/components/ui/form/credentials/password-field';
import type { FieldErrors } from './password-field-errors';

interface NewPasswordFieldsProps {
  readonly labels: { readonly password: string; readonly confirmation: string };
  readonly words: { readonly showPassword: string; readonly hidePassword: string };
  readonly fieldErrors: FieldErrors;
  readonly isBusy: boolean;
  readonly newRef: RefObject<HTMLInputElement | null>;
  readonly confirmationRef: RefObject<HTMLInputElement | null>;
}

/** A new password and, once more, the same. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { labels, words, fieldErrors, isBusy, newRef, confirmationRef } = props;
  const both = { words, autoComplete: 'new-password', readOnly: isBusy };
  return (
    <>
      <PasswordField
        {...both}
        id="new-password"
        ref={newRef}
        name="NewPassword"
        label={labels.password}
        error={fieldErrors.NewPassword}
      />
      <PasswordField
        {...both}
        id="confirmation"
        ref={confirmationRef}
        name="confirmation"
        label={labels.confirmation}
        error={fieldErrors.confirmation}
      />
    </>
  );
}
