import { useId, useState, type KeyboardEvent } from 'react';
import { Field } from '../field';
import { Chips } from './chips';
import { Combobox } from './combobox';
import type { ComboboxOption } from './combobox-option';

export interface SeveralWords {
  /** Said in the field once something is chosen. */
  readonly more: string;
  readonly nothingFound: string;
  readonly remove: (name: string) => string;
}

interface SeveralFieldProps {
  readonly label: string;
  /** Said in place of a choice while none is made. */
  readonly placeholder: string;
  readonly words: SeveralWords;
  readonly options: readonly ComboboxOption[];
  readonly chosen: readonly string[];
  readonly error: string | null;
  readonly onChange: (chosen: string[]) => void;
}

/** Several of a list, found by typing; what is chosen stands above. */
export function SeveralField({ label, placeholder, words, options, chosen, error, onChange }: SeveralFieldProps) {
  const id = useId();
  const [text, setText] = useState('');
  const isFound = (option: ComboboxOption) =>
    !chosen.includes(option.value) && option.label.toLocaleLowerCase().includes(text.trim().toLocaleLowerCase());
  const found = options.filter(isFound);
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label.trim() ?? value;

  function removeLast({ key }: KeyboardEvent) {
    if (key === 'Backspace' && text === '' && chosen.length > 0) onChange(chosen.slice(0, -1));
  }

  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <>
          <Chips
            label={label}
            options={chosen.map((value) => ({ value, label: labelOf(value) }))}
            removeText={words.remove}
            onRemove={(value) => onChange(chosen.filter((one) => one !== value))}
          />
          <Combobox
            {...control}
            label={label}
            placeholder={chosen.length === 0 ? placeholder : words.more}
            text={text}
            options={found}
            status={found.length === 0 ? words.nothingFound : null}
            onText={setText}
            onPick={({ value }) => {
              setText('');
              onChange([...chosen, value]);
            }}
            onKeyDown={removeLast}
            onBlur={() => setText('')}
          />
        </>
      )}
    </Field>
  );
}
