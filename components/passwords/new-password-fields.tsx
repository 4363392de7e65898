import type { RefObject } from 'react';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
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
  const shared = {
    autoComplete: 'new-password',
    showText: words.showPassword,
    hideText: words.hidePassword,
    readOnly: isBusy,
    required: true,
  };
  return (
    <>
      <Field id="new-password" label={labels.password} error={faults.NewPassword}>
        {(control) => <PasswordInput {...control} {...shared} ref={newRef} name="NewPassword" />}
      </Field>
      <Field id="confirmation" label={labels.confirmation} error={faults.confirmation}>
        {(control) => <PasswordInput {...control} {...shared} ref={confirmationRef} name="confirmation" />}
      </Field>
    </>
  );
}
