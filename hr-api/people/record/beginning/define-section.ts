import type { z } from 'zod';
import { languages, type Language } from '../../../../lib/contract/platform/languages';
import { sectionDefinitionSchema, type SectionDefinition } from '../../../../lib/contract/people/section-definition';
import { beginningTexts, type BeginningTexts } from './beginning-texts';

type SectionTexts = BeginningTexts['sections'];
export type BeginningCode = keyof SectionTexts;
type SectionInput = z.input<typeof sectionDefinitionSchema>;
type FieldInput = SectionInput['fields'][number];
type Key<Code extends BeginningCode, Part extends 'groups' | 'fields'> = keyof SectionTexts[Code][Part] & string;

/** A field without its words, which stand in `texts` under its key. */
type FieldPlan<Code extends BeginningCode> = Omit<
  FieldInput,
  'code' | 'key' | 'names' | 'notes' | 'options' | 'group'
> & {
  readonly key: Key<Code, 'fields'>;
  readonly group: Key<Code, 'groups'>;
};

interface SectionPlan<Code extends BeginningCode> extends Omit<SectionInput, 'names' | 'groups' | 'fields'> {
  readonly groups: readonly Key<Code, 'groups'>[];
  readonly fields: readonly FieldPlan<Code>[];
}

interface Words {
  readonly name: string;
  readonly groups: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
  readonly notes?: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A text in each language that has it. */
const inAll = (read: (language: Language) => string | undefined): Partial<Record<Language, string>> =>
  Object.fromEntries(languages.flatMap((language) => (read(language) ? [[language, read(language)]] : [])));

/** A section that the product brings. A choice that has neither words of its own nor a list is between yes and no. */
export function defineSection<const Code extends BeginningCode>(
  code: Code,
  { groups, fields, ...plan }: SectionPlan<Code>,
): SectionDefinition {
  const words = (language: Language): Words => beginningTexts[language].sections[code];
  const optionsOf = ({ key, type, list }: FieldPlan<Code>) => {
    if (list || (type !== 'select' && type !== 'radio')) return [];
    const choices = (language: Language) => words(language).options?.[key] ?? beginningTexts[language].yesNo;
    return Object.keys(choices('en')).map((value) => ({
      value,
      names: inAll((language) => (choices(language) as Readonly<Record<string, string>>)[value]),
    }));
  };
  return sectionDefinitionSchema.parse({
    ...plan,
    names: inAll((language) => words(language).name),
    groups: groups.map((group) => ({ code: group, names: inAll((language) => words(language).groups[group]) })),
    fields: fields.map((field) => ({
      ...field,
      code: field.key,
      names: inAll((language) => words(language).fields[field.key]),
      notes: inAll((language) => words(language).notes?.[field.key]),
      options: optionsOf(field),
    })),
  });
}
