import type { FieldDefinition, SectionDefinition } from '../../../../lib/contract/people/section-definition';

/** What decides whether an answer fits a field. */
const rulesOf = ({ type, minLength, maxLength, patterns, isAboveZero, list, choicesOf, options }: FieldDefinition) =>
  JSON.stringify([
    ...[type, minLength, maxLength, [...patterns].sort(), isAboveZero, list, choicesOf],
    options.map(({ value, parent }) => [value, parent]).sort(),
  ]);

export interface ChangedField {
  readonly before: FieldDefinition;
  readonly after: FieldDefinition;
}

/** The fields that both versions ask for, and whose answers have to fit otherwise in the later one. */
export function changedRules(before: SectionDefinition, after: SectionDefinition): ChangedField[] {
  const old = new Map(before.fields.map((field) => [field.code, field]));
  return after.fields.flatMap((field) => {
    const was = old.get(field.code);
    return was && !field.isRetired && rulesOf(was) !== rulesOf(field) ? [{ before: was, after: field }] : [];
  });
}
