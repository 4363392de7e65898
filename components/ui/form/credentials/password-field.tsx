import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../field';
import { PasswordInput } from './password-input';

interface PasswordFieldProps extends ComponentProps<typeof PasswordInput> {
  readonly id: string;
  readonly label: string;
  readonly error?: string | null;
  readonly aside?: ReactNode;
}

/** A password with its label and error, and the toggle that shows it. */
export function PasswordField({ label, error, aside, ...input }: PasswordFieldProps) {
  return (
    <Field id={input.id} label={label} error={error} aside={aside}>
      {(control) => <PasswordInput {...input} {...control} required />}
    </Field>
  );
}
