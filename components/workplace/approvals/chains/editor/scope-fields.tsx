import { useId } from 'react';
import { SeveralField } from '@/components/ui/form/combobox/several-field';
import { SelectField } from '@/components/ui/form/select-field';
import { useMessages } from '@/lib/i18n/use-messages';
import type { ChainChoices } from '../chain-texts';
import type { ChainValues } from './chain-values';

interface ScopeFieldsProps {
  readonly values: ChainValues;
  readonly choices: ChainChoices;
  readonly errorOf: (name: keyof ChainValues) => string | null;
  readonly onChange: (part: Partial<ChainValues>) => void;
}

const INDENT = '\u2003';

/** For what a chain is: a kind of request, and of it some sections, fields and units. */
export function ScopeFields({ values, choices, errorOf, onChange }: ScopeFieldsProps) {
  const t = useMessages('approval-chains');
  const id = useId();
  const words = {
    more: t('addMore'),
    nothingFound: t('nothingFound'),
    remove: (name: string) => t('removeName', { name }),
  };
  const sections = choices.Kinds.find(({ Kind }) => Kind === values.kind)?.Sections ?? [];
  const chosen = sections.filter(({ Code }) => values.sections.includes(Code));
  const fields = chosen.flatMap(({ Name, Fields }) =>
    Fields.map((field) => ({ value: field.Code, label: field.Name, group: Name })),
  );
  return (
    <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
      <SelectField
        id={id}
        label={t('kind')}
        error={errorOf('kind')}
        value={values.kind}
        onChange={({ target }) => onChange({ kind: target.value, sections: [], fields: [] })}
      >
        <option value="">{t('everyKind')}</option>
        {choices.Kinds.map(({ Kind, Name }) => (
          <option key={Kind} value={Kind}>
            {Name}
          </option>
        ))}
      </SelectField>
      <SeveralField
        words={words}
        label={t('units')}
        placeholder={t('everyUnit')}
        options={choices.Units.map(({ Code, Name, Depth }) => ({ value: Code, label: INDENT.repeat(Depth) + Name }))}
        chosen={values.units}
        error={errorOf('units')}
        onChange={(units) => onChange({ units })}
      />
      {sections.length > 0 && (
        <SeveralField
          words={words}
          label={t('sections')}
          placeholder={t('everySection')}
          options={sections.map(({ Code, Name }) => ({ value: Code, label: Name }))}
          chosen={values.sections}
          error={errorOf('sections')}
          onChange={(next) => {
            const left = sections.filter(({ Code }) => next.includes(Code)).flatMap(({ Fields }) => Fields);
            const isLeft = (code: string) => left.some(({ Code }) => Code === code);
            onChange({ sections: next, fields: values.fields.filter(isLeft) });
          }}
        />
      )}
      {fields.length > 0 && (
        <SeveralField
          words={words}
          label={t('fields')}
          placeholder={t('everyField')}
          options={fields.filter(({ value }, at) => fields.findIndex((one) => one.value === value) === at)}
          chosen={values.fields}
          error={errorOf('fields')}
          onChange={(next) => onChange({ fields: next })}
        />
      )}
    </div>
  );
}
