import { useId, useState, type KeyboardEvent } from 'react';
import { Chips } from '@/components/ui/form/combobox/chips';
import { Combobox } from '@/components/ui/form/combobox/combobox';
import type { ComboboxOption } from '@/components/ui/form/combobox/combobox-option';
import { Field } from '@/components/ui/form/field';
import { useMessages } from '@/lib/i18n/use-messages';

interface SeveralFieldProps {
  readonly label: string;
  /** Said in place of a choice while none is made. */
  readonly placeholder: string;
  readonly options: readonly ComboboxOption[];
  readonly chosen: readonly string[];
  readonly error: string | null;
  readonly onChange: (chosen: string[]) => void;
}

/** Several of a list, found by typing; what is chosen stands above. */
export function SeveralField({ label, placeholder, options, chosen, error, onChange }: SeveralFieldProps) {
  const t = useMessages('approval-chains');
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
            removeText={(name) => t('removeName', { name })}
            onRemove={(value) => onChange(chosen.filter((one) => one !== value))}
          />
          <Combobox
            {...control}
            label={label}
            placeholder={chosen.length === 0 ? placeholder : t('addMore')}
            text={text}
            options={found}
            status={found.length === 0 ? t('nothingFound') : null}
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
