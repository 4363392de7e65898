import type { ComponentProps, ReactNode } from 'react';
import { Field } from './field';
import { TextInput } from './text-input';

export interface TextFieldProps extends ComponentProps<'input'> {
  readonly id: string;
  readonly label: string;
  readonly error?: string | null;
  readonly aside?: ReactNode;
  readonly 'data-first-focus'?: true;
}

/** A line of text with its label and error. */
export function TextField({ label, error, aside, ...input }: TextFieldProps) {
  return (
    <Field id={input.id} label={label} error={error} aside={aside}>
      {(control) => <TextInput {...input} {...control} />}
    </Field>
  );
}
