import { useState } from 'react';
import { Combobox } from '@/components/ui/form/combobox/combobox';
import type { ComboboxOption } from '@/components/ui/form/combobox/combobox-option';
import { useMessages } from '@/lib/i18n/use-messages';
import { useFormContext } from '../../form-context';
import { useOptionName } from '../../field/use-field-label';
import type { ControlProps } from '../control';
import { useOptionSearch } from './use-option-search';

/** One of a list that is searched: people, branches of banks, all that is long. An emptied field has no answer. */
export function SearchedControl({ field, view, label, attributes, onAnswer }: ControlProps) {
  const t = useMessages('form');
  const { store } = useFormContext();
  const nameOf = useOptionName(field);
  const [text, setText] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { options, status } = useOptionSearch(field, view, text ?? '', isOpen);

  function search(next: string) {
    setText(next);
    if (next === '') onAnswer('');
  }

  function pick({ value }: ComboboxOption) {
    const option = options.find((one) => one.value === value);
    if (!option) return;
    store.remember(field.code, option);
    setText(null);
    onAnswer(value, option.fills);
  }

  return (
    <Combobox
      {...attributes}
      label={label}
      placeholder={t('search')}
      text={text ?? (view.answer === '' ? '' : nameOf(view.answer))}
      options={options}
      status={status}
      onText={search}
      onPick={pick}
      onOpen={setIsOpen}
      onBlur={() => setText(null)}
    />
  );
}
