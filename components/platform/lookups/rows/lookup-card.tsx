import { useId, type ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/form/field';
import { DurationField } from './duration-field';
import { FlagField } from './flag-field';
import type { LookupNames } from '@/lib/contract/platform/lookups/lookup-shape';
import { LookupControl } from './lookup-control';
import { NamesField } from './names-field';
import { type Cell, type Values } from '../lookup-row';

interface LookupCardProps {
  /** Separates the exclusive flags of this lookup from those of others on the page. */
  readonly group: string;
  readonly cells: readonly Cell[];
  readonly values: Values;
  readonly issueOf: (path: string) => string | null;
  readonly onChange: (part: Values) => void;
  /** Beside the label of the first field. */
  readonly buttons: ReactNode;
}

/** One row with a field for each column: the first, then the others, then the flags. */
export function LookupCard({ group, cells, values, issueOf, onChange, buttons }: LookupCardProps) {
  const id = useId();
  const flags = cells.filter(({ column }) => column.type === 'flag');
  const [first, ...others] = cells.filter(({ column }) => column.type !== 'flag');
  const field = (cell: Cell) => {
    const { name, column } = cell;
    const label = String(cell.label);
    const change = (value: unknown) => onChange({ [name]: value });
    if (column.type === 'minutes')
      return (
        <DurationField
          key={name}
          label={label}
          minutes={Number(values[name])}
          max={column.max}
          error={issueOf(name)}
          onChange={change}
        />
      );
    if (column.type === 'names')
      return (
        <NamesField
          key={name}
          cell={cell}
          names={values[name] as LookupNames}
          error={issueOf(name)}
          onChange={change}
        />
      );
    const isRequired = column.type === 'text' && !column.isOptional;
    return (
      <Field key={name} id={`${id}-${name}`} label={label} error={issueOf(name)}>
        {(control) => (
          <LookupControl {...control} required={isRequired} cell={cell} value={values[name]} onChange={change} />
        )}
      </Field>
    );
  };
  return (
    <li>
      <Card className="h-full p-5">
        <div className="relative">
          {first && field(first)}
          <div className="absolute -top-4.5 -right-2.5 flex md:-top-3.5">{buttons}</div>
        </div>
        {others.length > 0 && <div className="mt-4 space-y-4">{others.map(field)}</div>}
        {flags.length > 0 && (
          <div className="mt-3">
            {flags.map((cell) => (
              <FlagField
                key={cell.name}
                cell={cell}
                group={`${group}-${cell.name}`}
                isOn={values[cell.name] === true}
                error={issueOf(cell.name)}
                onChange={(isOn) => onChange({ [cell.name]: isOn })}
              />
            ))}
          </div>
        )}
      </Card>
    </li>
  );
}
