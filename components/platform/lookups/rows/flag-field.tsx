import { useId } from 'react';
import { FieldIssue } from '@/components/ui/form/field-issue';
import { LabelledCheck } from '@/components/ui/form/labelled-check';
import type { Cell } from '../lookup-row';

interface FlagFieldProps {
  readonly cell: Cell;
  /** An exclusive flag is set in one row of its group. */
  readonly group: string;
  readonly isOn: boolean;
  readonly error: string | null;
  readonly onChange: (isOn: boolean) => void;
}

/** A flag: a checkbox, or a radio button where it is exclusive. */
export function FlagField({ cell: { column, label, hint }, group, isOn, error, onChange }: FlagFieldProps) {
  const id = useId();
  if (column.type !== 'flag' || !column.isExclusive)
    return (
      <LabelledCheck isOn={isOn} error={error} onChange={onChange}>
        {String(label)}
      </LabelledCheck>
    );
  return (
    <>
      <label className="flex min-h-11 items-center gap-2.5 md:min-h-9">
        <input
          type="radio"
          name={group}
          checked={isOn}
          onChange={() => onChange(true)}
          aria-describedby={`${id}-hint`}
          className="size-5 shrink-0"
        />
        {String(label)}
      </label>
      {error && <FieldIssue text={error} />}
      <p id={`${id}-hint`} className="text-muted">
        {isOn && hint}
      </p>
    </>
  );
}
