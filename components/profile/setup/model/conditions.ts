import type { FieldDefinition, SectionDefinition } from '@/lib/contract/people/section-definition';

/** What is asked only now and then: a field, or all fields of a group. */
export interface Target {
  readonly part: 'fields' | 'groups';
  readonly code: string;
}

/** It is asked only while the field `by` has one of the answers. */
export interface Condition {
  readonly by: string;
  readonly answers: readonly string[];
}

type Enabling = FieldDefinition['enables'][number];

const isFor =
  ({ part, code }: Target) =>
  (enabling: Enabling) =>
    enabling[part].includes(code);

/** Of several pairs of one field, each answer counts. */
export function conditionsOf({ fields }: SectionDefinition, target: Target): Condition[] {
  return fields.flatMap(({ code, enables }) => {
    const answers = enables.filter(isFor(target)).flatMap((enabling) => enabling.answers);
    return answers.length === 0 ? [] : [{ by: code, answers: [...new Set(answers)] }];
  });
}

function without(enables: readonly Enabling[], target: Target): Enabling[] {
  return enables
    .map((enabling) => ({ ...enabling, [target.part]: enabling[target.part].filter((code) => code !== target.code) }))
    .filter(({ fields, groups }) => fields.length + groups.length > 0);
}

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((answer) => other.includes(answer));

/** Beside what the same answers enable already. */
function withTarget(enables: readonly Enabling[], target: Target, answers: readonly string[]): Enabling[] {
  const at = enables.findIndex((enabling) => isSameSet(enabling.answers, answers));
  const found = enables[at];
  if (!found) return [...enables, { answers: [...answers], fields: [], groups: [], [target.part]: [target.code] }];
  return enables.with(at, { ...found, [target.part]: [...found[target.part], target.code] });
}

/** The field `by` decides by these answers whether the target is asked, by no answer not at all. */
export function withCondition(
  definition: SectionDefinition,
  target: Target,
  { by, answers }: Condition,
): SectionDefinition {
  const fields = definition.fields.map((field) => {
    if (field.code !== by) return field;
    const others = without(field.enables, target);
    return { ...field, enables: answers.length === 0 ? others : withTarget(others, target, answers) };
  });
  return { ...definition, fields };
}

/** Types whose answers are chosen, so that one can say for which another field is asked. */
const DECIDING: ReadonlySet<FieldDefinition['type']> = new Set([
  'select',
  'gselect',
  'mselect',
  'othselect',
  'radio',
  'checkbox',
  'switch',
  'rating',
]);

/** The fields by whose answers it may be decided whether the target is asked. */
export function decidingFields({ fields }: SectionDefinition, { part, code }: Target): FieldDefinition[] {
  return fields.filter(
    (field) =>
      DECIDING.has(field.type) &&
      !field.isRetired &&
      !field.isSecret &&
      (part === 'groups' ? field.group !== code : field.code !== code),
  );
}

/** All that nothing refers to any more. */
export function withoutMentions(definition: SectionDefinition, target: Target): SectionDefinition {
  const cleared = definition.fields.map((field) => ({
    ...field,
    enables: without(field.enables, target),
    labelledBy: target.part === 'fields' && field.labelledBy === target.code ? null : field.labelledBy,
    choicesOf: target.part === 'fields' && field.choicesOf === target.code ? null : field.choicesOf,
  }));
  return { ...definition, fields: cleared };
}
