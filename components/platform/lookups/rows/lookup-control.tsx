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

/** The bare control of a text, a number, a choice or an option. */
export function LookupControl({ cell, value, onChange, ...control }: LookupControlProps) {
  const { column, options = [], words = [] } = cell;
  if (column.type === 'option')
    return (
      <Select {...control} value={String(value)} onChange={({ target }) => onChange(target.value)}>
        {!words.some((word) => word.value === value) && <option value={String(value)}>{String(value)}</option>}
        {words.map((word) => (
          <option key={word.value} value={word.value}>
            {word.text}
          </option>
        ))}
      </Select>
    );
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
