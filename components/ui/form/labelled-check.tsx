import type { ReactNode } from 'react';
import { FieldIssue } from './field-issue';

interface LabelledCheckProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** What is read out where that says more than what stands beside it. */
  readonly label?: string;
  readonly error?: string | null;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** A box to tick, with its words beside it and what is wrong with it below. */
export function LabelledCheck({ isOn, onChange, label, error, disabled, children }: LabelledCheckProps) {
  return (
    <div>
      <label className="inline-flex min-h-11 items-center gap-2.5 md:min-h-9">
        <input
          type="checkbox"
          checked={isOn}
          disabled={disabled}
          aria-label={label}
          aria-invalid={Boolean(error)}
          onChange={({ target }) => onChange(target.checked)}
          className="size-5 shrink-0"
        />
        {children}
      </label>
      {error && <FieldIssue text={error} />}
    </div>
  );
}
