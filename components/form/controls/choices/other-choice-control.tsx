import { useState } from 'react';
import { Select } from '@/components/ui/form/select';
import { TextInput } from '@/components/ui/form/text-input';
import { useMessages } from '@/lib/i18n/use-messages';
import type { ControlProps } from '../control';
import { useOfferedOptions } from './use-offered-options';

/** No option: an answer cannot hold a semicolon. */
const OTHER = ';';

/** `othselect`: one of a list, or the person's own words for another one. */
export function OtherChoiceControl({ field, view, label, attributes, onAnswer }: ControlProps) {
  const t = useMessages('form');
  const options = useOfferedOptions(field, view);
  const isWritten = view.answer !== '' && !options.some(({ value }) => value === view.answer);
  const [wantsOther, setWantsOther] = useState(false);
  const isOther = isWritten || (wantsOther && view.answer === '');

  function choose(value: string) {
    setWantsOther(value === OTHER);
    onAnswer(value === OTHER ? '' : value);
  }

  const { autoFocus: _, ...select } = attributes;
  return (
    <div className="space-y-2">
      <Select
        {...select}
        aria-labelledby={`${attributes.id}-label`}
        aria-invalid={attributes['aria-invalid'] && !isOther}
        value={isOther ? OTHER : view.answer}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t('choose')}</option>
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
        <option value={OTHER}>{t('other')}</option>
      </Select>
      {isOther && view.isEnabled && (
        <TextInput
          type="text"
          aria-label={t('otherOf', { name: label })}
          aria-invalid={attributes['aria-invalid']}
          aria-required={attributes['aria-required']}
          autoComplete="off"
          autoFocus={wantsOther}
          value={view.answer}
          onChange={({ target }) => onAnswer(target.value)}
        />
      )}
    </div>
  );
}
