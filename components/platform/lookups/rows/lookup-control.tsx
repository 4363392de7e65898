import { Select } from '@/components/ui/form/select';
import { TextInput } from '@/components/ui/form/text-input';
import type { Cell } from '../lookup-row';

interface LookupControlProps {
  readonly cell: Cell;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly id?: string;
  readonly required?: boolean;
  readonly 'aria-label'?: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby'?: string;
}

/** The bare control of a text, a number or a choice. */
export function LookupControl({ cell, value, onChange, ...control }: LookupControlProps) {
  const { column, options = [] } = cell;
  if (column.type === 'choice')
    return (
      <Select {...control} value={Number(value)} onChange={({ target }) => onChange(Number(target.value))}>
        {!options.some((option) => option.value === value) && <option value={Number(value)} />}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </Select>
    );
  if (column.type === 'number')
    return (
      <TextInput
        {...control}
        type="number"
        min={column.min}
        max={column.max}
        value={Number(value)}
        onChange={({ target }) => onChange(Math.floor(Number(target.value)))}
      />
    );
  return (
    <TextInput
      {...control}
      maxLength={column.type === 'text' ? column.maxLength : undefined}
      value={String(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
