import { Field } from '@/components/ui/form/field';
import { Select } from '@/components/ui/form/select';
import type { FieldDefinition } from '@/lib/contract/people/section-definition';
import { useMessages } from '@/lib/i18n/use-messages';
import { TYPES_WITH } from '../../field-kinds';
import { changedField } from '../../model/edit-definition';
import { useSetup } from '../../setup-context';
import { nameIn } from '../../words';

/** By the answer of which other field the options are narrowed down: the cities by the country. */
export function ParentField({ field, error }: { readonly field: FieldDefinition; readonly error: string | null }) {
  const t = useMessages('profile-setup');
  const { definition, language, change } = useSetup();
  const parents = definition.fields.filter(
    ({ code, type, isRetired, isSecret }) =>
      code !== field.code && !isRetired && !isSecret && TYPES_WITH.choices.has(type),
  );
  if (parents.length === 0 && field.choicesOf === null) return null;
  return (
    <Field id={`parent-${field.code}`} label={t('choicesOf')} error={error}>
      {(control) => (
        <Select
          {...control}
          value={field.choicesOf ?? ''}
          onChange={({ target }) => change(changedField(definition, field.code, { choicesOf: target.value || null }))}
        >
          <option value="">{t('choicesOfNone')}</option>
          {parents.map(({ code, names, key }) => (
            <option key={code} value={code}>
              {nameIn(names, language) || key}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
