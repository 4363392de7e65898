import type { ComponentProps, ReactNode } from 'react';
import { Field } from './field';
import { TextArea } from './text-area';

interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  readonly id: string;
  readonly label: string;
  readonly isMandatory?: boolean;
  readonly error?: string | null;
  readonly aside?: ReactNode;
}

/** Several lines of text with their label and error. */
export function TextAreaField({ label, isMandatory = false, error, aside, ...area }: TextAreaFieldProps) {
  return (
    <Field id={area.id} label={label} isMandatory={isMandatory} error={error} aside={aside}>
      {(control) => <TextArea aria-required={isMandatory || undefined} {...area} {...control} />}
    </Field>
  );
}
