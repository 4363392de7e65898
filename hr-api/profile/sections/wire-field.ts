import type { SectionField } from '../../../lib/contract/profile/fields';
import type { Language } from '../../../lib/contract/platform/languages';
import { fieldAccess } from '../../people/record/rights/access';
import { RELATIONS, type Relation } from '../../../lib/contract/people/record-rules';
import type { SectionDefinition } from '../../../lib/contract/people/section-definition';
import { nameIn } from '../../people/record/sections/section-form';
import { mayChange, type OpenField, type OpenSection, type ReadContext } from '../access/open-section';
import { listsOf, offeredWhole, type ShownSection } from './offered';

type Definition = OpenField['field'];

/** What one answer enables, as pairs on the wire: answers and codes, the pairs in one order. Fields that are closed are not named. */
function enablingPairs({ enables }: Definition, access: OpenSection['access']) {
  const open = enables.map(({ answers, fields }) => ({ answers, fields: fields.filter((code) => access.has(code)) }));
  const pairs = open.filter(({ fields }) => fields.length > 0);
  return {
    answers: pairs.map(({ answers }) => answers.join(',')).join(';'),
    codes: pairs.map(({ fields }) => fields.join(',')).join(';'),
  };
}

/** The codes of the groups that the first, second and third option enable. */
function enabledGroups({ enables, options }: Definition): [string, string, string] {
  const of = (at: number) => {
    const value = options[at]?.value;
    return enables.flatMap(({ answers, groups }) => (value !== undefined && answers.includes(value) ? groups : []));
  };
  return [of(0).join(','), of(1).join(','), of(2).join(',')];
}

function formatOf({ type, formula, patterns }: Definition): string {
  if (type === 'formula') return `=${formula ?? ''}`;
  return patterns.includes('pan') ? 'PAN' : '';
}

/** FORM-13: a field as the wire describes it to whom it is open so far. */
function wireField(
  { field, ...own }: OpenField,
  { section, access, language, searched, order }: Described,
): SectionField {
  const { definition, number } = section;
  const { answers, codes } = enablingPairs(field, access);
  const isRadio = field.type === 'radio';
  const ifOpen = (code: string | null) => (code !== null && access.has(code) ? code : '');
  const [selectgroup1, selectgroup2, selectgroup3] = enabledGroups(field);
  const group = definition.groups.find(({ code }) => code === field.group);
  return {
    fieldname: field.key,
    name: nameIn(field.names, language),
    type: field.type,
    Mandatory: field.isMandatory,
    Enable: field.isEnabled,
    disable: !mayChange(own),
    EmpShow: field.isShownToEmployee,
    ListView: field.isColumn,
    minimum: field.minLength,
    maximum: field.maxLength,
    email: field.patterns.includes('email'),
    zerotype: field.isAboveZero,
    number: field.patterns.includes('digits'),
    CharEnable: field.patterns.includes('letters'),
    passport: field.patterns.includes('passport'),
    InfoNotes: field.notes[language] ?? field.notes.en ?? '',
    FieldCode: field.code,
    GroupCode: field.group,
    GroupName: group ? nameIn(group.names, language) : '',
    DisplayOrder: order,
    RadioValue: isRadio ? answers : '',
    RadioDepentCodes: isRadio ? codes : '',
    DepentValue: isRadio ? '' : answers,
    DepentFieldCode: isRadio ? '' : codes,
    groupselect: [selectgroup1, selectgroup2, selectgroup3].some((codesOfGroup) => codesOfGroup !== ''),
    selectgroup1,
    selectgroup2,
    selectgroup3,
    parentkeycode: ifOpen(field.choicesOf),
    parentlabelfieldcode: ifOpen(field.labelledBy),
    views: field.views,
    format: formatOf(field),
    DefinitionVersion: number,
    Access: own.access,
    Rule: own.rule,
    Editors: mayChange(own) ? [] : editorsOf(definition, field),
    IsMasked: field.isSecret,
    IsSearched: searched.has(field.code),
  };
}

/** Who may change a field, or ask for it. */
export const editorsOf = (definition: SectionDefinition, field: Definition): Relation[] =>
  RELATIONS.filter((relation) => mayChange(fieldAccess(definition, field, new Set([relation]))));

interface Described extends Pick<OpenSection, 'section' | 'access'> {
  readonly language: Language;
  /** Codes of the fields whose lists are searched. */
  readonly searched: ReadonlySet<string>;
  readonly order: number;
}

/** What was described last, for whom it reads alike: nearly everybody of an organisation. */
const KEPT = 100;
const described = new Map<string, { readonly definition: SectionDefinition; readonly fields: SectionField[] }>();

/**
 * The same object for the same description, frozen, so that its text is made once. A draft keeps its version while its definition changes.
 */
function keptFields(key: string, definition: SectionDefinition, describe: () => SectionField[]): SectionField[] {
  const kept = described.get(key);
  described.delete(key);
  const fields = kept?.definition === definition ? kept.fields : describe();
  Object.freeze(fields);
  described.set(key, { definition, fields });
  if (described.size > KEPT) described.delete(described.keys().next().value as string);
  return fields;
}

/** The fields of a section's form that are open, in their order; what is asked no more is not among them. */
export async function wireFields(
  context: Pick<ReadContext, 'db' | 'language' | 'now'>,
  opened: ShownSection,
): Promise<SectionField[]> {
  const { section, access } = opened;
  const lists = listsOf(context, opened);
  const open = section.definition.fields.flatMap(({ code, isRetired }, order) => {
    const own = access.get(code);
    return own && !isRetired ? [{ own, order }] : [];
  });
  const long = await Promise.all(
    open.map(async ({ own: { field } }) => ((await offeredWhole(lists, field)) === null ? [field.code] : [])),
  );
  const searched = new Set(long.flat());
  const { language } = context;
  const rights = [...access.values()].map(({ field, access: own, rule }) => [field.code, own, rule]);
  const key = JSON.stringify([section.versionId, section.number, language, rights, [...searched]]);
  return keptFields(key, section.definition, () =>
    open.map(({ own, order }) => wireField(own, { section, access, language, searched, order })),
  );
}
