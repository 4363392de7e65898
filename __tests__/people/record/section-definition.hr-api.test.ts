import { definitionIssues } from '../../../hr-api/people/record/sections/check-definition';
import { sectionDefinitionSchema } from '../../../lib/contract/people/section-definition';
import { sectionFields } from '../../../hr-api/people/record/sections/section-form';

type Input = Record<string, unknown>;

const named = (name: string) => ({ en: name });
const field = (key: string, settings: Input = {}): Input => ({
  code: key.toUpperCase(),
  key,
  type: 'text',
  names: named(key),
  group: 'main',
  ...settings,
});

function section(fields: readonly Input[], settings: Input = {}) {
  return sectionDefinitionSchema.parse({
    names: named('Contact'),
    link: 'ecenter/profileedit/dynamicadd/contact',
    groups: [{ code: 'main', names: named('Main') }],
    access: { self: 'propose' },
    fields,
    ...settings,
  });
}

const FIGURES = new Map([['#Gross_CTC', 'money' as const]]);
const NONE = new Set<string>();
const inWords = (found: ReturnType<typeof definitionIssues>) =>
  found.map(({ path, code, detail }) => [path, code, detail].filter(Boolean).join(' '));
const issues = (fields: readonly Input[], before: readonly Input[] | null = null, holding = ['A']) => {
  const published = before && { definition: section(before), holding: new Set(holding), needed: NONE };
  return inWords(definitionIssues(section(fields), published, FIGURES));
};

test('a section without fault may be published', () => {
  const yes = { value: 'Y', names: named('Yes') };
  const married = { type: 'radio', options: [yes], enables: [{ answers: ['Y'], fields: ['SPOUSE'] }] };
  expect(
    issues([field('married', married), field('spouse'), field('pay', { type: 'formula', formula: '#Gross_CTC / 12' })]),
  ).toEqual([]);
});

test.each<[string, readonly Input[], string]>([
  ['one key twice', [field('a'), field('A', { code: 'OTHER' })], 'fields.1.key doubled A'],
  ['one code twice', [field('a'), field('b', { code: 'A' })], 'fields.1.code doubled A'],
  ['a group that does not exist', [field('a', { group: 'side' })], 'fields.0.group unknown_group side'],
  ['a parent that does not exist', [field('a', { choicesOf: 'NONE' })], 'fields.0.choicesOf unknown_field NONE'],
  [
    'a dependent that is retired',
    [field('a', { enables: [{ answers: ['1'], fields: ['B'] }] }), field('b', { isRetired: true })],
    'fields.0.enables.0 unknown_field B',
  ],
  ['a list without choices', [field('a', { type: 'select' })], 'fields.0.options no_choices'],
  [
    'a choice twice',
    [field('a', { type: 'select', options: [1, 2].map(() => ({ value: 'x', names: named('X') })) })],
    'fields.0.options.1 doubled x',
  ],
  ['a formula field without formula', [field('a', { type: 'formula' })], 'fields.0.formula no_formula'],
  ['more at least than at most', [field('a', { minLength: 5, maxLength: 4 })], 'fields.0.maxLength bounds'],
  [
    'a ring',
    [
      field('a', { enables: [{ answers: ['1'], fields: ['B'] }] }),
      field('b', { enables: [{ answers: ['1'], fields: ['A'] }] }),
    ],
    'fields.1 ring b → a → b',
  ],
  [
    'a formula with a name that nobody has',
    [field('a'), field('b', { type: 'formula', formula: 'a + salary' })],
    'fields.1.formula formula unknown_name 4 salary',
  ],
])('%s is named where it stands', (_, fields, issue) => {
  expect(issues(fields)).toEqual([issue]);
});

test('a field that holds values is retired, not dropped, and neither sealed nor unsealed', () => {
  expect(issues([field('b')], [field('a'), field('b')])).toEqual(['fields dropped a']);
  expect(issues([field('b')], [field('a'), field('b')], [])).toEqual([]);
  expect(issues([field('a', { isRetired: true })], [field('a')])).toEqual([]);
  expect(issues([field('a', { isSecret: true })], [field('a')])).toEqual(['fields.0.isSecret changed_secret a']);
  expect(issues([field('a')], [field('a', { isSecret: true })])).toEqual(['fields.0.isSecret changed_secret a']);
  expect(issues([field('a', { isSecret: true })], [field('a')], [])).toEqual([]);
});

test('a field that the product reads stays, with its type; a section with values keeps its kind', () => {
  const published = { definition: section([field('a')]), holding: new Set('A'), needed: new Set('A') };
  const asked = (fields: readonly Input[], more: Input = {}) =>
    inWords(definitionIssues(section(fields, more), published, FIGURES));
  expect(asked([])).toEqual(['fields needed a']);
  expect(asked([field('a', { isRetired: true })])).toEqual(['fields.0.isRetired needed a']);
  expect(asked([field('a', { type: 'date' })])).toEqual(['fields.0.type needed a']);
  expect(asked([field('a', { names: named('Other') })], { isMaster: true })).toEqual(['isMaster changed_kind']);
});

test('a field that nobody may read, or that is asked for and nobody may answer, is named', () => {
  expect(issues([field('a', { access: { self: 'hidden' } })])).toEqual(['fields.0.access unreachable a']);
  expect(issues([field('a', { access: { self: 'read' } })])).toEqual([]);
  const asked = { isMandatory: true, access: { self: 'read' } };
  expect(issues([field('a', asked)])).toEqual(['fields.0.access unreachable a']);
  expect(issues([field('a', { ...asked, isRetired: true })])).toEqual([]);
});

test('a retired field is asked no more, a name falls back to English', () => {
  const definition = section([field('a', { names: { en: 'Street', de: 'Straße' } }), field('b', { isRetired: true })]);
  expect(sectionFields(definition, 'de').map(({ label }) => label)).toEqual(['Straße']);
  expect(sectionFields(definition, 'ja').map(({ label }) => label)).toEqual(['Street']);
});

test.each<[string, Input]>([
  ['a name in no English', { names: { de: 'Kontakt' } }],
  ['more than 500 fields', { fields: Array.from({ length: 501 }, (_, at) => field(`f${at}`)) }],
  ['a relation that nobody has', { access: { friend: 'edit' } }],
])('%s is no definition', (_, settings) => {
  expect(() => section([], settings)).toThrow();
});

test('500 fields in a chain are checked without trouble', () => {
  const chain = Array.from({ length: 500 }, (_, at) =>
    field(`f${at}`, at < 499 ? { enables: [{ answers: ['1'], fields: [`F${at + 1}`] }] } : {}),
  );
  expect(issues(chain)).toEqual([]);
});
