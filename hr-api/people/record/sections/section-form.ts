import type { FieldOption, FormField } from '../../../../lib/contract/platform/form/field';
import type { Language } from '../../../../lib/contract/platform/languages';
import type { FieldDefinition, SectionDefinition } from '../../../../lib/contract/people/section-definition';

type Names = SectionDefinition['names'];

export const nameIn = (names: Names, language: Language): string => names[language] ?? names.en ?? '';

/** What another bank empties (FORM-28). */
const OF_A_BANK = new Set(['IFSCCode', 'Branch', 'BankAddress']);

export function optionsOf({ options }: FieldDefinition, language: Language): FieldOption[] {
  return options.map(({ value, names, parent }) => ({ value, label: nameIn(names, language), parent: parent || null }));
}

/** The fields of a section as the rules of forms read them, in their order; a retired one is not among them. */
export function sectionFields({ fields, groups }: SectionDefinition, language: Language): FormField[] {
  const groupNames = new Map(groups.map(({ code, names }) => [code, nameIn(names, language)]));
  const ofBank = fields.filter(({ key }) => OF_A_BANK.has(key)).map(({ code }) => code);
  return fields
    .filter(({ isRetired }) => !isRetired)
    .map((field, order) => ({
      code: field.code,
      key: field.key,
      label: nameIn(field.names, language),
      type: field.type,
      group: { code: field.group, label: groupNames.get(field.group) ?? '' },
      order,
      notes: field.notes[language] ?? field.notes.en ?? '',
      isMandatory: field.isMandatory,
      isEnabled: field.isEnabled,
      isReadOnly: field.isReadOnly,
      isShown: true,
      isColumn: field.isColumn,
      isSecret: field.isSecret || field.type === 'password',
      minLength: field.minLength,
      maxLength: field.maxLength,
      patterns: field.patterns,
      isAboveZero: field.isAboveZero,
      enables: field.enables,
      labelledBy: field.labelledBy,
      choicesOf: field.choicesOf,
      empties: field.key === 'BankCode' ? ofBank : [],
      formula: field.formula,
    }));
}
