import { useId, type ReactNode } from 'react';

interface ChoiceSettingProps {
  readonly label: string;
  readonly description?: string;
  /** The choices, as a list. */
  readonly children: ReactNode;
}

/** A setting with a few choices under its name. */
export function ChoiceSetting({ label, description, children }: ChoiceSettingProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="py-4">
      <p id={id} className="font-medium">
        {label}
      </p>
      {description && <p className="mt-0.5 text-muted">{description}</p>}
      <div className="mt-3">{children}</div>
    </div>
  );
}
