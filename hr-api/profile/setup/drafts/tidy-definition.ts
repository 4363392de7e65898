import type { SectionDefinition } from '../../../../lib/contract/people/section-definition';

type Texts = SectionDefinition['names'];

/** Without the languages that have no text. */
const tidyTexts = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')) as Texts;

/**
 * What is kept of a definition that HR sends: where the section is saved to, and which columns follow it, are the product's. What is
 * written like a password is sealed.
 */
export function tidyDefinition(sent: SectionDefinition, { link, copies }: SectionDefinition): SectionDefinition {
  const codes = new Set(sent.fields.map(({ code }) => code));
  return {
    ...sent,
    names: tidyTexts(sent.names),
    groups: sent.groups.map((group) => ({ ...group, names: tidyTexts(group.names) })),
    fields: sent.fields.map((field) => ({
      ...field,
      names: tidyTexts(field.names),
      notes: tidyTexts(field.notes),
      formula: field.formula?.trim() || null,
      options: field.options.map((option) => ({ ...option, names: tidyTexts(option.names) })),
      isSecret: field.isSecret || field.type === 'password',
    })),
    link,
    copies: copies.filter(({ fields }) => fields.every((code) => codes.has(code))),
  };
}
