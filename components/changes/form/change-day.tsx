import { DateInput } from '@/components/ui/form/date/date-input';
import { Field } from '@/components/ui/form/field';

interface ChangeDayProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** As it was typed; DD-MMM-YYYY where it is a day. */
  readonly value: string;
  readonly error: string | null;
  readonly readOnly?: boolean;
  readonly isMandatory?: boolean;
  readonly onDay: (typed: string) => void;
}

/** A day of a change, with its label and error. */
export function ChangeDay({ id, name, label, value, error, readOnly, isMandatory = true, onDay }: ChangeDayProps) {
  return (
    <Field id={id} label={label} error={error} isMandatory={isMandatory}>
      {(control) => (
        <DateInput
          {...control}
          label={label}
          name={name}
          readOnly={readOnly}
          aria-required={isMandatory || undefined}
          value={value}
          onChange={onDay}
        />
      )}
    </Field>
  );
}
