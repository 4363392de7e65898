import type { ComponentProps } from 'react';
import { Select } from '@/components/ui/form/select';
import { HintedField } from './hinted-field';

interface HintedSelectProps<Value extends string | number> extends Pick<
  ComponentProps<typeof HintedField>,
  'label' | 'hint' | 'error'
> {
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly onChoose: (value: Value) => void;
}

/** One of some, with its label and what it means. */
export function HintedSelect<Value extends string | number>(props: HintedSelectProps<Value>) {
  const { value, options, onChoose, ...field } = props;
  return (
    <HintedField {...field}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => String(option.value) === target.value);
            if (chosen) onChoose(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </Select>
      )}
    </HintedField>
  );
}
