import type { FieldOption } from '@/lib/contract/platform/form/field';
import { formFields, groupsOf, type Viewed, type WireField } from '@/lib/contract/platform/form/wire-field';

const option = (value: string): FieldOption => ({ value, label: value, parent: null });

function wire(fieldname: string, settings: Partial<WireField> = {}): WireField {
  return {
    FieldCode: `F-${fieldname}`,
    fieldname,
    name: fieldname,
    type: 'text',
    GroupCode: 'G1',
    GroupName: 'Group',
    DisplayOrder: 1,
    InfoNotes: '',
    Mandatory: false,
    Enable: true,
    disable: false,
    EmpShow: true,
    ListView: false,
    minimum: null,
    maximum: null,
    email: false,
    zerotype: false,
    number: false,
    CharEnable: false,
    passport: false,
    RadioValue: '',
    RadioDepentCodes: '',
    DepentValue: '',
    DepentFieldCode: '',
    groupselect: false,
    selectgroup1: '',
    selectgroup2: '',
    selectgroup3: '',
    parentkeycode: '',
    parentlabelfieldcode: '',
    views: '',
    format: '',
    ...settings,
  };
}

function read(
  field: WireField,
  options: readonly FieldOption[] = [],
  viewed: Viewed = 'own',
  others: WireField[] = [],
) {
  const [found] = formFields([field, ...others], new Map([[field.FieldCode, options]]), viewed);
  if (!found) throw new Error('no field');
  return found;
}

test('answers of a radio and of a list enable the fields beside them, pair by pair', () => {
  expect(read(wire('A', { RadioValue: 'Y;N,M', RadioDepentCodes: '1, 2;3' })).enables).toEqual([
    { answers: ['Y'], fields: ['1', '2'], groups: [] },
    { answers: ['N', 'M'], fields: ['3'], groups: [] },
  ]);
  expect(read(wire('A', { DepentValue: '7', DepentFieldCode: '9' })).enables).toEqual([
    { answers: ['7'], fields: ['9'], groups: [] },
  ]);
  expect(read(wire('A', { RadioValue: 'Y', RadioDepentCodes: '' })).enables).toEqual([]);
});

test('the first to third option enable groups', () => {
  const groups = { groupselect: true, selectgroup1: 'G1,G2', selectgroup3: 'G3' };
  expect(read(wire('A', groups), ['own', 'rent', 'both'].map(option)).enables).toEqual([
    { answers: ['own'], fields: [], groups: ['G1', 'G2'] },
    { answers: ['both'], fields: [], groups: ['G3'] },
  ]);
  expect(read(wire('A', { ...groups, groupselect: false }), [option('own')]).enables).toEqual([]);
});

test.each<[string, Partial<WireField>, Viewed, boolean]>([
  ['hidden from employees, on their own profile', { EmpShow: false }, 'own', false],
  ['hidden from employees, looked at by somebody else', { EmpShow: false }, 'other', true],
  ['of the own view, looked at by somebody else', { views: 'own' }, 'other', false],
  ['of the own view, on the own profile', { views: 'own' }, 'own', true],
  ['of the other view, on the own profile', { views: 'other' }, 'own', false],
])('shows a field %s as its flags say', (_, settings, viewed, isShown) => {
  expect(read(wire('A', settings), [], viewed).isShown).toBe(isShown);
});

test('patterns come from flags, that of a PAN from the format, a formula from behind its sign', () => {
  const flags = { email: true, number: true, CharEnable: true, passport: true, format: 'PAN' };
  expect(read(wire('A', flags)).patterns).toEqual(['email', 'digits', 'letters', 'passport', 'pan']);
  expect(read(wire('A', { type: 'formula', format: '=Basic * 2' })).formula).toBe('Basic * 2');
  expect(read(wire('A', { format: '=Basic * 2' })).formula).toBeNull();
});

test('a bank empties what belongs to it, where the form has that', () => {
  expect(read(wire('BankCode'), [], 'own', [wire('Branch'), wire('IFSCCode')]).empties).toEqual([
    'F-IFSCCode',
    'F-Branch',
  ]);
});

test('a parent that the form does not have is none', () => {
  const field = wire('A', { parentkeycode: 'F-B', parentlabelfieldcode: 'F-C' });
  expect(read(field, [], 'own', [wire('B')])).toMatchObject({ choicesOf: 'F-B', labelledBy: null });
});

test('a type that nobody knows is shown and cannot be answered', () => {
  expect(read(wire('A', { type: 'hologram' }))).toMatchObject({ type: 'text', isReadOnly: true });
});

test('fields stand in their order, groups in the order in which they begin', () => {
  const home = { GroupCode: 'G2', GroupName: 'Home' };
  const fields = formFields(
    [wire('C', { DisplayOrder: 3 }), wire('A', { ...home, DisplayOrder: 1 }), wire('B', { ...home, DisplayOrder: 5 })],
    new Map(),
    'own',
  );
  expect(fields.map(({ key }) => key)).toEqual(['A', 'C', 'B']);
  expect(groupsOf(fields).map(({ label, fields: own }) => [label, own.map(({ key }) => key)])).toEqual([
    ['Home', ['A', 'B']],
    ['Group', ['C']],
  ]);
});
