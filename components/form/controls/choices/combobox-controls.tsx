import { useState, type KeyboardEvent } from 'react';
import { Chips } from '@/components/ui/form/combobox/chips';
import { Combobox } from '@/components/ui/form/combobox/combobox';
import type { ComboboxOption } from '@/components/ui/form/combobox/combobox-option';
import { choicesIn } from '@/lib/contract/platform/form/answers';
import { useMessages } from '@/lib/i18n/use-messages';
import { useFormContext } from '../../form-context';
import { labelInText } from '../../field/label-in-text';
import { useOptionName } from '../../field/use-field-label';
import type { ControlProps } from '../control';
import { useOptionSearch } from './use-option-search';

/** FENG-33: stands for every option. */
const ALL = '*';

/** FORM-32: several of a list, `mselect`, or several people, `memplist`. */
export function MultiChoiceControl({ field, view, label, attributes, onAnswer }: ControlProps) {
  const t = useMessages('form');
  const { store } = useFormContext();
  const nameOf = useOptionName(field);
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const { options, status } = useOptionSearch(field, view, text, isOpen);
  const chosen = choicesIn(view.answer);
  const all = { value: ALL, label: t('all'), parent: null };
  const canChooseAll = field.type === 'mselect' && text === '' && options.length > 1 && !chosen.includes(ALL);
  const open = chosen.includes(ALL) ? [] : options.filter(({ value }) => !chosen.includes(value));

  function pick({ value }: ComboboxOption) {
    const option = options.find((one) => one.value === value);
    if (option) store.remember(field.code, option);
    setText('');
    onAnswer(value === ALL ? ALL : [...chosen, value].join(','));
  }

  const remove = (value: string) => onAnswer(chosen.filter((one) => one !== value).join(','));

  function removeLast({ key }: KeyboardEvent) {
    const last = chosen.at(-1);
    if (key === 'Backspace' && text === '' && last !== undefined) remove(last);
  }

  return (
    <>
      <Chips
        label={label}
        options={chosen.map((value) => (value === ALL ? all : { value, label: nameOf(value) }))}
        isFixed={attributes.disabled}
        removeText={(name) => t('remove', { name })}
        onRemove={remove}
      />
      <Combobox
        {...attributes}
        label={label}
        aria-labelledby={`${attributes.id}-label`}
        placeholder={t('pleaseSelect', { label: labelInText(t, label) })}
        text={text}
        options={canChooseAll ? [all, ...open] : open}
        status={chosen.includes(ALL) ? t('allChosen') : status}
        onText={setText}
        onPick={pick}
        onOpen={setIsOpen}
        onKeyDown={removeLast}
        onBlur={() => setText('')}
      />
    </>
  );
}

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
