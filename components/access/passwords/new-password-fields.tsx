import type { RefObject } from 'react';
import { PasswordField } from '@/components/ui/form/credentials/password-field';
import type { Faults } from './password-fault-text';

interface NewPasswordFieldsProps {
  readonly labels: { readonly password: string; readonly confirmation: string };
  readonly words: { readonly showPassword: string; readonly hidePassword: string };
  readonly faults: Faults;
  readonly isBusy: boolean;
  readonly newRef: RefObject<HTMLInputElement | null>;
  readonly confirmationRef: RefObject<HTMLInputElement | null>;
}

/** A new password and, once more, the same. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { labels, words, faults, isBusy, newRef, confirmationRef } = props;
  const both = { words, autoComplete: 'new-password', readOnly: isBusy };
  return (
    <>
      <PasswordField
        {...both}
        id="new-password"
        ref={newRef}
        name="NewPassword"
        label={labels.password}
        error={faults.NewPassword}
      />
      <PasswordField
        {...both}
        id="confirmation"
        ref={confirmationRef}
        name="confirmation"
        label={labels.confirmation}
        error={faults.confirmation}
      />
    </>
  );
}
