import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../field';
import { PasswordInput } from './password-input';

interface PasswordFieldProps extends Omit<ComponentProps<typeof PasswordInput>, 'showText' | 'hideText'> {
  readonly id: string;
  readonly label: string;
  readonly error?: string | null;
  readonly aside?: ReactNode;
  readonly words: { readonly showPassword: string; readonly hidePassword: string };
}

/** A password with its label and error, and the toggle that shows it. */
export function PasswordField({ label, error, aside, words, ...input }: PasswordFieldProps) {
  return (
    <Field id={input.id} label={label} error={error} aside={aside}>
      {(control) => (
        <PasswordInput {...input} {...control} showText={words.showPassword} hideText={words.hidePassword} required />
      )}
    </Field>
  );
}
