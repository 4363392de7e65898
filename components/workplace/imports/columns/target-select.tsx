import { useMemo, useState } from 'react';
import { Combobox } from '@/components/ui/form/combobox/combobox';
import type { ComboboxOption } from '@/components/ui/form/combobox/combobox-option';
import { FieldIssue } from '@/components/ui/form/field-issue';
import { useMessages } from '@/lib/i18n/use-messages';
import type { KindColumn } from './mapping-values';

interface TargetSelectProps {
  readonly id: string;
  /** What it is read out as. */
  readonly label: string;
  readonly columns: readonly KindColumn[];
  /** Empty for none. */
  readonly value: string;
  readonly error: string | null;
  readonly isFixed: boolean;
  readonly onChange: (column: string) => void;
}

const folded = (text: string) => text.trim().toLocaleLowerCase();

/** What a column of the file is: found by typing among those of the kind, by what they belong to. Emptied, it is left out. */
export function TargetSelect({ id, label, columns, value, error, isFixed, onChange }: TargetSelectProps) {
  const t = useMessages('imports');
  const [typed, setTyped] = useState<string | null>(null);
  const options = useMemo(() => {
    const wanted = folded(typed ?? '');
    const found: ComboboxOption[] = columns
      .filter(({ Title, Group }) => folded(`${Title} ${Group}`).includes(wanted))
      .map(({ Column, Title, Group, IsRequired }) => ({
        value: Column,
        label: IsRequired ? `${Title} *` : Title,
        group: Group,
      }));
    return wanted === '' ? [{ value: '', label: t('columns.leaveOut') }, ...found] : found;
  }, [columns, typed, t]);
  const chosen = columns.find(({ Column }) => Column === value)?.Title ?? '';

  function search(text: string) {
    setTyped(text);
    if (text === '') onChange('');
  }

  function pick(option: ComboboxOption) {
    setTyped(null);
    onChange(option.value);
  }

  return (
    <div>
      <Combobox
        id={id}
        label={label}
        aria-label={label}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
        readOnly={isFixed}
        placeholder={t('columns.leftOut')}
        text={typed ?? chosen}
        options={options}
        status={options.length === 0 ? t('columns.nothingFound') : null}
        onText={search}
        onPick={pick}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTyped(null)}
      />
      {error && <FieldIssue id={`${id}-error`} text={error} />}
    </div>
  );
}
