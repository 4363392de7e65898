import type { Language } from '../platform/languages';
import { RELATIONS } from './record-rules';
import type { FieldDefinition, SectionDefinition } from './section-definition';
import type { COMPARED_KINDS, COMPARED_PARTS } from './section-rules';
import { inOldOrder } from './longest-order';

/**
 * What two definitions differ in. `property` is the definition's own word, `names.de` for a text in a language; truths are `true` and
 * `false`, several answers have commas between them.
 */
export interface Difference {
  readonly part: (typeof COMPARED_PARTS)[number];
  readonly kind: (typeof COMPARED_KINDS)[number];
  /** Of the field it belongs to; empty for a section and a group. */
  readonly fieldCode: string;
  readonly name: string;
  readonly property: string;
  readonly before: string;
  readonly after: string;
}

type Names = SectionDefinition['names'];
type Properties = Readonly<Record<string, string>>;
type Place = Pick<Difference, 'part' | 'fieldCode' | 'name'>;

const textIn = (names: Names, language: Language) => names[language] ?? names.en ?? '';

const textsOf = (property: string, texts: Names): Properties =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [`${property}.${language}`, text]));

function changed(place: Place, before: Properties, after: Properties): Difference[] {
  const properties = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return properties.flatMap((property): Difference[] => {
    const [old = '', now = ''] = [before[property], after[property]];
    return old === now ? [] : [{ ...place, kind: 'changed', property, before: old, after: now }];
  });
}

const whole = (place: Place, kind: 'added' | 'removed' | 'moved'): Difference => ({
  ...place,
  kind,
  property: '',
  before: '',
  after: '',
});

const accessOf = (
  access: SectionDefinition['access'],
  other: SectionDefinition['access'],
  fieldCode: string,
): Difference[] =>
  RELATIONS.flatMap((relation) => {
    const [before = '', after = ''] = [other[relation], access[relation]];
    const place = { part: 'access', fieldCode, name: relation, property: 'access' } as const;
    return before === after ? [] : [{ ...place, kind: 'changed' as const, before, after }];
  });

/** What a field says of itself, codes by the names that they have in their version. */
function fieldProperties(
  field: FieldDefinition,
  { fields, groups }: SectionDefinition,
  language: Language,
): Properties {
  const fieldName = (code: string | null) => {
    const found = fields.find((one) => one.code === code);
    return found ? textIn(found.names, language) : (code ?? '');
  };
  const groupName = (code: string) => {
    const found = groups.find((one) => one.code === code);
    return found ? textIn(found.names, language) : code;
  };
  const { isMandatory, isEnabled, isReadOnly, isShownToEmployee, isColumn, isAboveZero, isSecret, isRetired } = field;
  const truths = {
    ...{ isMandatory, isEnabled, isReadOnly, isShownToEmployee, isColumn, isAboveZero, isSecret, isRetired },
    // Versions from before figures told people apart do not say it.
    isDimension: field.isDimension ?? false,
  };
  const enabling = field.enables.map((one) => {
    const names = [...one.fields.map(fieldName), ...one.groups.map(groupName)];
    return `${one.answers.join(', ')} → ${names.join(', ')}`;
  });
  return {
    ...textsOf('names', field.names),
    ...textsOf('notes', field.notes),
    key: field.key,
    type: field.type,
    group: groupName(field.group),
    ...Object.fromEntries(Object.entries(truths).map(([name, value]) => [name, String(value)])),
    views: field.views,
    minLength: String(field.minLength ?? ''),
    maxLength: String(field.maxLength ?? ''),
    patterns: field.patterns.join(', '),
    enables: enabling.join('; '),
    labelledBy: fieldName(field.labelledBy),
    choicesOf: fieldName(field.choicesOf),
    formula: field.formula ?? '',
    list: field.list ?? '',
  };
}

const optionKey = ({ value, parent }: FieldDefinition['options'][number]) => `${parent} ${value}`;

function optionDifferences(before: FieldDefinition, after: FieldDefinition, language: Language): Difference[] {
  const old = new Map(before.options.map((option) => [optionKey(option), option]));
  const now = new Set(after.options.map(optionKey));
  const placeOf = ({ names, value }: FieldDefinition['options'][number]): Place => ({
    part: 'option',
    fieldCode: after.code,
    name: textIn(names, language) || value,
  });
  const kept = after.options.flatMap((option): Difference[] => {
    const other = old.get(optionKey(option));
    if (!other) return [whole(placeOf(option), 'added')];
    return changed(placeOf(option), textsOf('names', other.names), textsOf('names', option.names));
  });
  const removed = before.options.filter((option) => !now.has(optionKey(option)));
  return [...kept, ...removed.map((option) => whole(placeOf(option), 'removed'))];
}

interface Part {
  readonly code: string;
}

/** Pairs the parts of two versions by their codes, and says which came, went and moved. */
function differ<P extends Part>(
  [before, after]: readonly [readonly P[], readonly P[]],
  placeOf: (part: P) => Place,
  compare: (old: P, now: P) => Difference[],
): Difference[] {
  const old = new Map(before.map((part) => [part.code, part]));
  const now = new Set(after.map(({ code }) => code));
  const places = new Map(before.map(({ code }, at) => [code, at]));
  const kept = after.filter(({ code }) => old.has(code));
  const still = new Set(inOldOrder(kept.map(({ code }) => places.get(code) ?? 0)));
  const moved = new Set(kept.filter(({ code }) => !still.has(places.get(code) ?? 0)).map(({ code }) => code));
  const found = after.flatMap((part): Difference[] => {
    const other = old.get(part.code);
    if (!other) return [whole(placeOf(part), 'added')];
    return [...compare(other, part), ...(moved.has(part.code) ? [whole(placeOf(part), 'moved')] : [])];
  });
  return [...found, ...before.filter(({ code }) => !now.has(code)).map((part) => whole(placeOf(part), 'removed'))];
}

const sectionProperties = ({ names, area, image, isMaster, isSeenTwice }: SectionDefinition): Properties => ({
  ...textsOf('names', names),
  ...{ area, image, isMaster: String(isMaster), isSeenTwice: String(isSeenTwice) },
});

/** What differs between two versions of a section, in the order of the later one. */
export function sectionDifferences(
  before: SectionDefinition,
  after: SectionDefinition,
  language: Language,
): Difference[] {
  const named = (part: 'group' | 'field') => (one: Part & { readonly names: Names }) => ({
    part,
    fieldCode: part === 'field' ? one.code : '',
    name: textIn(one.names, language),
  });
  const section = { part: 'section', fieldCode: '', name: textIn(after.names, language) } as const;
  const groupOf = named('group');
  const fieldOf = named('field');
  return [
    ...changed(section, sectionProperties(before), sectionProperties(after)),
    ...accessOf(after.access, before.access, ''),
    ...differ([before.groups, after.groups], groupOf, (old, now) =>
      changed(groupOf(now), textsOf('names', old.names), textsOf('names', now.names)),
    ),
    ...differ([before.fields, after.fields], fieldOf, (old, now) => [
      ...changed(fieldOf(now), fieldProperties(old, before, language), fieldProperties(now, after, language)),
      ...accessOf(now.access, old.access, now.code),
      ...optionDifferences(old, now, language),
    ]),
  ];
}
