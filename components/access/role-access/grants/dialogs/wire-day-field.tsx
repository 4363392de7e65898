import { DateInput } from '@/components/ui/form/date/date-input';
import { Field } from '@/components/ui/form/field';

interface WireDayFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly error: string | null;
  readonly readOnly?: boolean;
  readonly isMandatory?: boolean;
  readonly onDay: (day: string) => void;
}

/** A day with its label, what it means to leave it empty, and its error. */
export function WireDayField({ id, name, label, hint, value, error, readOnly, isMandatory, onDay }: WireDayFieldProps) {
  return (
    <div className="min-w-0">
      <Field id={id} label={label} error={error} isMandatory={isMandatory}>
        {(control) => (
          <DateInput {...control} name={name} label={label} value={value} readOnly={readOnly} onChange={onDay} />
        )}
      </Field>
      {hint && !error && <p className="mt-1 text-xs text-muted">{hint}</p>}
    </div>
  );
}
