import type { ComponentProps, ReactNode } from 'react';
import { Field } from './field';
import { TextInput } from './text-input';

export interface TextFieldProps extends ComponentProps<'input'> {
  readonly id: string;
  readonly label: string;
  readonly isMandatory?: boolean;
  readonly error?: string | null;
  readonly aside?: ReactNode;
  readonly 'data-first-focus'?: true;
}

/** A line of text with its label and error. */
export function TextField({ label, isMandatory = false, error, aside, ...input }: TextFieldProps) {
  return (
    <Field id={input.id} label={label} isMandatory={isMandatory} error={error} aside={aside}>
      {(control) => <TextInput aria-required={isMandatory || undefined} {...input} {...control} />}
    </Field>
  );
}
