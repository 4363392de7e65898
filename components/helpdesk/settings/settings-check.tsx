import type { ReactNode } from 'react';
import { AlertIcon } from '@/components/ui/icons/form-icons';

interface SettingsCheckProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** What is read out where that says more than what stands beside it. */
  readonly label?: string;
  readonly error?: string | null;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** A box to tick, with its words beside it and what is wrong with it below. */
export function SettingsCheck({ isOn, onChange, label, error, disabled, children }: SettingsCheckProps) {
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
      {error && <SettingsIssue text={error} />}
    </div>
  );
}

/** What the HR API found wrong, beside the thing that it is about. */
export function SettingsIssue({ text }: { text: string }) {
  return (
    <p role="alert" className="enter-fade mt-1 flex items-start gap-1.5 text-danger">
      <AlertIcon className="mt-0.5 size-4" />
      {text}
    </p>
  );
}
