import { useId } from 'react';
import { SelectField } from '@/components/ui/form/select-field';
import type { Form } from '@/lib/client/form/use-form';
import type { ImportKind } from '@/lib/contract/workplace/imports/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import type { MappingValues } from './mapping-values';
import { ValueField } from './value-field';

interface HowFieldsProps {
  readonly form: Form<MappingValues>;
  readonly kind: ImportKind;
}

/** By what rows are found, and how their cells are read. */
export function HowFields({ form, kind }: HowFieldsProps) {
  const t = useMessages('imports');
  const id = useId();
  const { values, isBusy } = form;
  const keys = kind.Keys.flatMap((key) => kind.Columns.find(({ Column }) => Column === key) ?? []);
  return (
    <fieldset className="space-y-4">
      <legend className="mb-3 font-semibold">{t('columns.how')}</legend>
      {keys.length > 1 && (
        <div>
          <SelectField
            {...form.field('KeyColumn')}
            value={values.KeyColumn}
            label={t('columns.key')}
            disabled={isBusy}
            onChange={({ target }) => form.change({ KeyColumn: target.value })}
          >
            {keys.map(({ Column, Title }) => (
              <option key={Column} value={Column}>
                {Title}
              </option>
            ))}
          </SelectField>
          <p className="mt-1 text-xs text-muted">{t('columns.keyText')}</p>
        </div>
      )}
      {kind.Options.map(({ Key, Title, Hint, Type, Choices }) => (
        <div key={Key}>
          <ValueField
            id={`${id}-${Key}`}
            label={Title}
            type={Type}
            choices={Choices}
            value={values.Options[Key] ?? ''}
            isFixed={isBusy}
            onChange={(value) => form.change({ Options: { ...values.Options, [Key]: value } })}
          />
          {Hint && <p className="mt-1 text-xs text-muted">{Hint}</p>}
        </div>
      ))}
    </fieldset>
  );
}
