import type { ReactNode } from 'react';
import { AlertIcon } from '../icons/form-icons';

export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  /** Marked so; the control says it to screen readers by `aria-required`. */
  readonly isMandatory?: boolean;
  /** What stands at the end of the label's line. */
  readonly aside?: ReactNode;
  readonly error?: string | null;
  readonly children: (control: ControlAttributes) => ReactNode;
}

/** A control with its label and error, tied together for screen readers. */
export function Field({ id, label, isMandatory = false, aside, error, children }: FieldProps) {
  const errorId = `${id}-error`;
  return (
    <div>
      <div className="mb-1.5 flex items-center justify-between gap-4">
        <label htmlFor={id} className="font-medium">
          {label}
          {isMandatory && (
            <span aria-hidden="true" className="text-danger">
              {' *'}
            </span>
          )}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': error ? errorId : undefined })}
      {error && (
        <p id={errorId} className="enter-fade mt-1.5 flex items-start gap-1.5 text-danger">
          <AlertIcon className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </div>
  );
}
