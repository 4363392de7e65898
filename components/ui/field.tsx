import type { ReactNode } from 'react';
import { AlertIcon } from './icons';

export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  /** What stands at the end of the label's line. */
  readonly aside?: ReactNode;
  readonly hint?: string;
  readonly error?: string | null;
  readonly children: (control: ControlAttributes) => ReactNode;
}

/** A control with its label, hint and error, tied together for screen readers. */
export function Field({ id, label, aside, hint, error, children }: FieldProps) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div>
      <div className="mb-1.5 flex items-center justify-between gap-4">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy })}
      {hint && (
        <p id={hintId} className="mt-1.5 text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="enter-fade mt-1.5 flex items-start gap-1.5 text-danger">
          <AlertIcon className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </div>
  );
}
