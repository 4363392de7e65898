import { useId, type ReactNode } from 'react';
import { Field, type ControlAttributes } from '@/components/ui/form/field';

interface HintedFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | null;
  readonly isMandatory?: boolean;
  readonly children: (control: ControlAttributes) => ReactNode;
}

/** A control with its label, its error, and a sentence about what it means. */
export function HintedField({ label, hint, error, isMandatory, children }: HintedFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div>
      <Field id={id} label={label} error={error} isMandatory={isMandatory}>
        {(control) =>
          children({
            ...control,
            'aria-describedby': [control['aria-describedby'], hint && hintId].filter(Boolean).join(' ') || undefined,
          })
        }
      </Field>
      {hint && (
        <p id={hintId} className="mt-1.5 text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
