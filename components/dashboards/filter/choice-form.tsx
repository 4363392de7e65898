import type { ComponentProps } from 'react';
import { Select } from '@/components/ui/form/select';
import { TileForm } from './tile-form';

interface ChoiceFormProps extends Omit<ComponentProps<typeof TileForm>, 'children'> {
  readonly label: string;
  readonly chosen: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

/** A choice of a tile among some. */
export const ChoiceForm = ({ label, chosen, options, ...form }: ChoiceFormProps) => (
  <TileForm {...form}>
    <Select name={form.name} aria-label={label} defaultValue={chosen} className="w-auto max-w-44">
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  </TileForm>
);
