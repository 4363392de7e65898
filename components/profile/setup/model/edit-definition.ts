import type { FieldDefinition, SectionDefinition } from '@/lib/contract/people/section-definition';
import type { FieldType } from '@/lib/contract/platform/form/field';
import type { Language } from '@/lib/contract/platform/languages';
import { withoutMentions } from './conditions';
import { freeName } from './names';

export type GroupDefinition = SectionDefinition['groups'][number];

const FIELD_CODE = { otherwise: 'Field', length: 20 };
const FIELD_KEY = { otherwise: 'Field', length: 40 };
const GROUP_CODE = { otherwise: 'Group', length: 20 };

export const fieldOf = ({ fields }: SectionDefinition, code: string) => fields.find((field) => field.code === code);
export const groupOf = ({ groups }: SectionDefinition, code: string) => groups.find((group) => group.code === code);

export function changedField(
  definition: SectionDefinition,
  code: string,
  part: Partial<FieldDefinition>,
): SectionDefinition {
  return {
    ...definition,
    fields: definition.fields.map((field) => (field.code === code ? { ...field, ...part } : field)),
  };
}

export function changedGroup(
  definition: SectionDefinition,
  code: string,
  part: Partial<GroupDefinition>,
): SectionDefinition {
  return {
    ...definition,
    groups: definition.groups.map((group) => (group.code === code ? { ...group, ...part } : group)),
  };
}

interface NewField {
  readonly name: string;
  /** In which it is named. English has the name too until it gets its own, as all others fall back to it. */
  readonly language?: Language;
  readonly type: FieldType;
  readonly group: string;
}

/** Nothing is asked of its answer yet. */
function emptyField(
  { name, language = 'en', type, group }: NewField,
  { code, key }: { code: string; key: string },
): FieldDefinition {
  return {
    code,
    key,
    type,
    group,
    names: { en: name, [language]: name },
    notes: {},
    isMandatory: false,
    isEnabled: true,
    isReadOnly: false,
    isShownToEmployee: true,
    isColumn: false,
    isDimension: false,
    views: '',
    minLength: null,
    maxLength: null,
    patterns: [],
    isAboveZero: false,
    enables: [],
    labelledBy: null,
    choicesOf: null,
    formula: null,
    options: [],
    list: null,
    isSecret: false,
    isRetired: false,
    access: {},
  };
}

/** A new field at the end of its group. Its code and key are its own. */
export function withField(
  definition: SectionDefinition,
  added: NewField,
): { definition: SectionDefinition; code: string } {
  const { fields } = definition;
  const code = freeName(
    added.name,
    fields.map((field) => field.code),
    FIELD_CODE,
  );
  const key = freeName(
    added.name,
    fields.map((field) => field.key),
    FIELD_KEY,
  );
  return placed(definition, emptyField(added, { code, key }));
}

/** A copy right behind a field, with a name of its own. */
export function withCopy(definition: SectionDefinition, code: string) {
  const field = fieldOf(definition, code);
  if (!field) return { definition, code };
  const base = field.names.en ?? field.key;
  const codes = definition.fields.map((one) => one.code);
  const keys = definition.fields.map((one) => one.key);
  const copy: FieldDefinition = {
    ...field,
    code: freeName(base, codes, FIELD_CODE),
    key: freeName(base, keys, FIELD_KEY),
    enables: [],
    isRetired: false,
  };
  const at = definition.fields.findIndex((one) => one.code === code);
  return { definition: { ...definition, fields: definition.fields.toSpliced(at + 1, 0, copy) }, code: copy.code };
}

function placed(definition: SectionDefinition, field: FieldDefinition) {
  const last = definition.fields.findLastIndex(({ group }) => group === field.group);
  const at = last < 0 ? definition.fields.length : last + 1;
  return { definition: { ...definition, fields: definition.fields.toSpliced(at, 0, field) }, code: field.code };
}

/** A field stands before another one then, or with null last in the group. */
export function withFieldAt(
  definition: SectionDefinition,
  code: string,
  place: { readonly group: string; readonly before: string | null },
): SectionDefinition {
  const field = fieldOf(definition, code);
  if (!field || place.before === code) return definition;
  const others = { ...definition, fields: definition.fields.filter((one) => one.code !== code) };
  const moved = { ...field, group: place.group };
  const at = others.fields.findIndex((one) => one.code === place.before);
  if (at < 0) return placed(others, moved).definition;
  return { ...others, fields: others.fields.toSpliced(at, 0, moved) };
}

/** One place up or down among the fields; past the first or the last of a group into the group beside it. */
export function withFieldMoved(definition: SectionDefinition, code: string, step: 1 | -1): SectionDefinition {
  const field = fieldOf(definition, code);
  if (!field) return definition;
  const own = definition.fields.filter(({ group }) => group === field.group).map((one) => one.code);
  const at = own.indexOf(code) + step;
  if (at >= 0 && at < own.length) {
    const before = step < 0 ? own[at] : own[at + 1];
    return withFieldAt(definition, code, { group: field.group, before: before ?? null });
  }
  const group = definition.groups[definition.groups.findIndex((one) => one.code === field.group) + step];
  if (!group) return definition;
  const first = definition.fields.find((one) => one.group === group.code)?.code ?? null;
  return withFieldAt(definition, code, { group: group.code, before: step > 0 ? first : null });
}

/** A field that was never published goes with all that refers to it. */
export function withoutField(definition: SectionDefinition, code: string): SectionDefinition {
  const left = { ...definition, fields: definition.fields.filter((field) => field.code !== code) };
  return withoutMentions(left, { part: 'fields', code });
}

/** A new group behind the others, still without a name. */
export function withGroup(definition: SectionDefinition): { definition: SectionDefinition; code: string } {
  const code = freeName(
    'Group',
    definition.groups.map((group) => group.code),
    GROUP_CODE,
  );
  return { definition: { ...definition, groups: [...definition.groups, { code, names: { en: '' } }] }, code };
}

export function withGroupMoved(definition: SectionDefinition, code: string, step: 1 | -1): SectionDefinition {
  const at = definition.groups.findIndex((group) => group.code === code);
  const group = definition.groups[at];
  const to = at + step;
  if (!group || to < 0 || to >= definition.groups.length) return definition;
  return { ...definition, groups: definition.groups.toSpliced(at, 1).toSpliced(to, 0, group) };
}

/** Its fields go to the group before it, or behind it where it is the first; the last group stays. */
export function withoutGroup(definition: SectionDefinition, code: string): SectionDefinition {
  const at = definition.groups.findIndex((group) => group.code === code);
  const heir = definition.groups[at - 1] ?? definition.groups[at + 1];
  if (at < 0 || !heir) return definition;
  const fields = definition.fields.map((field) => (field.group === code ? { ...field, group: heir.code } : field));
  const left = { ...definition, groups: definition.groups.toSpliced(at, 1), fields };
  return withoutMentions(left, { part: 'groups', code });
}
