import { useState } from 'react';
import { DateInput } from '@/components/ui/form/date/date-input';
import { Field } from '@/components/ui/form/field';
import { isoDate, wireDate } from '@/lib/typed/wire-days';

interface DayFieldProps {
  readonly id: string;
  readonly label: string;
  /** YYYY-MM-DD; empty for none. */
  readonly value: string;
  readonly isMandatory?: boolean;
  readonly error?: string | null;
  /** Told the day, and nothing while what is typed is none. */
  readonly onDay: (day: string) => void;
}

/** A day with its label and error, as forms of ours hold it. */
export function DayField({ id, label, value, isMandatory = false, error, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState('');

  function change(next: string) {
    const day = isoDate(next) ?? '';
    setTyped(day ? '' : next);
    onDay(day);
  }

  return (
    <Field id={id} label={label} error={error} isMandatory={isMandatory}>
      {(control) => (
        <DateInput
          {...control}
          aria-required={isMandatory}
          label={label}
          value={value ? wireDate(value) : typed}
          onChange={change}
        />
      )}
    </Field>
  );
}
