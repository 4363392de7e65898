import { SelectField } from '@/components/ui/form/select-field';
import { useMessages } from '@/lib/i18n/use-messages';
import type { FrequencyField } from './frequency-values';
import type { FrequencyForm } from './frequency-form';

interface OptionFieldProps {
  readonly form: FrequencyForm;
  readonly name: FrequencyField;
  readonly isOptional?: boolean;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

/** One of the fields of a schedule that is chosen from a list. */
export function OptionField({ form, name, isOptional = false, options }: OptionFieldProps) {
  const t = useMessages('schedules');
  return (
    <SelectField {...form.field(name)} label={t(`fields.${name}`)} isMandatory={!isOptional}>
      <option value="">{t(isOptional ? 'none' : 'choose')}</option>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
