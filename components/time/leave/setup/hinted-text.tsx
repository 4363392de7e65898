import type { ComponentProps } from 'react';
import { TextInput } from '@/components/ui/form/text-input';
import { HintedField } from './hinted-field';

interface HintedTextProps extends Pick<ComponentProps<typeof HintedField>, 'label' | 'hint' | 'error' | 'isMandatory'> {
  readonly value: string;
  readonly placeholder?: string;
  readonly inputMode: 'numeric' | 'decimal';
  readonly onText: (text: string) => void;
}

/** A number with its label and what it means, as wide as numbers are. */
export function HintedText({ value, placeholder, inputMode, onText, ...field }: HintedTextProps) {
  return (
    <HintedField {...field}>
      {(control) => (
        <TextInput
          {...control}
          aria-required={field.isMandatory || undefined}
          inputMode={inputMode}
          autoComplete="off"
          maxLength={12}
          placeholder={placeholder}
          value={value}
          onChange={({ target }) => onText(target.value)}
          className="max-w-44 digits"
        />
      )}
    </HintedField>
  );
}
