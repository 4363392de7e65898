import { Select } from '@/components/ui/form/select';
import type { FieldOption } from '@/lib/contract/platform/form/field';
import { useMessages } from '@/lib/i18n/use-messages';
import { useOptionName } from '../../field/use-field-label';
import type { ControlProps } from '../control';
import { useOfferedOptions } from './use-offered-options';

const optionOf = ({ value, label }: FieldOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/** One of a list that came whole, under headings where the options have some. A stored answer that is offered no more stays in sight. */
export function SelectControl({ field, view, attributes, onAnswer }: ControlProps) {
  const t = useMessages('form');
  const nameOf = useOptionName(field);
  const options = useOfferedOptions(field, view);
  const groups = [...new Set(options.map(({ group = '' }) => group))];
  const isOffered = view.answer === '' || options.some(({ value }) => value === view.answer);
  return (
    <Select
      {...attributes}
      value={view.answer}
      onChange={({ target }) => onAnswer(target.value, options.find(({ value }) => value === target.value)?.fills)}
    >
      <option value="">{t('choose')}</option>
      {!isOffered && <option value={view.answer}>{nameOf(view.answer)}</option>}
      {groups.map((heading) => {
        const those = options.filter(({ group = '' }) => group === heading).map(optionOf);
        if (heading === '') return those;
        return (
          <optgroup key={heading} label={heading}>
            {those}
          </optgroup>
        );
      })}
    </Select>
  );
}
