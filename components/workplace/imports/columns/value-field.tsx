import { DateField } from '@/components/form/date-field';
import { SelectField } from '@/components/ui/form/select-field';
import { TextField } from '@/components/ui/form/text-field';
import { MAX_CELL } from '@/lib/contract/workplace/imports/import-rules';
import { useMessages } from '@/lib/i18n/use-messages';

interface ValueFieldProps {
  readonly id: string;
  readonly label: string;
  readonly type: 'text' | 'day' | 'number' | 'choice';
  readonly choices: readonly { readonly Value: string; readonly Text: string }[];
  readonly value: string;
  readonly isFixed: boolean;
  readonly onChange: (value: string) => void;
}

/** One value, typed or chosen by what it is. */
export function ValueField({ id, label, type, choices, value, isFixed, onChange }: ValueFieldProps) {
  const t = useMessages('imports');
  if (choices.length > 0) {
    return (
      <SelectField
        id={id}
        label={label}
        value={value}
        disabled={isFixed}
        onChange={({ target }) => onChange(target.value)}
      >
        {!choices.some(({ Value }) => Value === '') && <option value="">{t('choose')}</option>}
        {choices.map(({ Value, Text }) => (
          <option key={Value} value={Value}>
            {Text}
          </option>
        ))}
      </SelectField>
    );
  }
  if (type === 'day') return <DateField id={id} label={label} value={value} onDay={onChange} />;
  return (
    <TextField
      id={id}
      label={label}
      value={value}
      readOnly={isFixed}
      maxLength={MAX_CELL}
      inputMode={type === 'number' ? 'decimal' : undefined}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
