import { useId } from 'react';

interface SwitchProps {
  readonly label: string;
  readonly description?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly disabled?: boolean;
}

/** Something that is on or off and acts at once. Its whole row is the control. */
export function Switch({ label, description, isOn, onChange, disabled }: SwitchProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      disabled={disabled}
      aria-labelledby={`${id}-label`}
      aria-describedby={description && `${id}-description`}
      onClick={() => onChange(!isOn)}
      className="group flex min-h-11 w-full items-center justify-between gap-5 rounded-sm py-3 text-left disabled:cursor-default"
    >
      <span className="min-w-0">
        <span id={`${id}-label`} className="block font-medium">
          {label}
        </span>
        {description && (
          <span id={`${id}-description`} className="mt-0.5 block text-muted">
            {description}
          </span>
        )}
      </span>
      <span
        aria-hidden="true"
        className="relative h-6 w-11 shrink-0 rounded-full bg-line-strong transition-colors duration-150 group-disabled:opacity-60 group-aria-checked:bg-accent-text"
      >
        <span className="absolute top-0.5 left-0.5 size-5 rounded-full bg-surface transition-transform duration-150 group-aria-checked:[translate:1.25rem]" />
      </span>
    </button>
  );
}
