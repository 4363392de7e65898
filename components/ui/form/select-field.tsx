import type { ComponentProps, ReactNode } from 'react';
import { Field } from './field';
import { Select } from './select';

interface SelectFieldProps extends ComponentProps<'select'> {
  readonly id: string;
  readonly label: string;
  readonly isMandatory?: boolean;
  /** What stands at the end of the label's line. */
  readonly aside?: ReactNode;
  readonly error?: string | null;
  /** Taken as every field takes it; the browser knows no list that is only read. */
  readonly readOnly?: boolean;
}

/** One of some, with its label and error. */
export function SelectField({ label, isMandatory = false, aside, error, readOnly: _, ...select }: SelectFieldProps) {
  return (
    <Field id={select.id} label={label} isMandatory={isMandatory} aside={aside} error={error}>
      {(control) => <Select aria-required={isMandatory || undefined} {...select} {...control} />}
    </Field>
  );
}
