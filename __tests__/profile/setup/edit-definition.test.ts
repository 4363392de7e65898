import { conditionsOf, withCondition } from '@/components/profile/setup/model/conditions';
import {
  withCopy,
  withField,
  withFieldAt,
  withFieldMoved,
  withGroup,
  withoutField,
  withoutGroup,
} from '@/components/profile/setup/model/edit-definition';
import type { SectionDefinition } from '@/lib/contract/people/section-definition';
import { aDefinition } from './a-definition';

const order = ({ fields }: SectionDefinition) => fields.map(({ code, group }) => `${group}/${code}`);
const KIND = {
  name: 'Kind',
  type: 'radio' as const,
  options: [{ value: 'own', names: { en: 'Own' }, parent: '' }],
};

test('a new field is named after its words and stands last in its group', () => {
  const before = aDefinition({ name: 'Make' }, { name: 'Number', group: 'permit' });
  const { definition, code } = withField(before, { name: 'Date of purchase', type: 'date', group: 'car' });
  expect(order(definition)).toEqual(['car/Make', 'car/DateOfPurchase', 'permit/Number']);
  expect(definition.fields[1]).toMatchObject({ code, key: 'DateOfPurchase', names: { en: 'Date of purchase' } });
});

test('a field that is named in another language has that name in English too, until it gets one', () => {
  const added = { name: 'Farbe', language: 'de', type: 'text', group: 'car' } as const;
  expect(withField(aDefinition(), added).definition.fields[0]?.names).toEqual({ en: 'Farbe', de: 'Farbe' });
});

test('two fields of the same name get different codes, and one without Latin letters gets one', () => {
  const { fields } = aDefinition({ name: 'Make' }, { name: 'make' }, { name: '車種' }, { name: '車種' });
  expect(fields.map(({ code }) => code)).toEqual(['Make', 'Make2', 'Field', 'Field2']);
});

test('a field moved past the last of its group goes to the group below, and back up', () => {
  const before = aDefinition({ name: 'Make' }, { name: 'Colour' }, { name: 'Number', group: 'permit' });
  const below = withFieldMoved(before, 'Colour', 1);
  expect(order(below)).toEqual(['car/Make', 'permit/Colour', 'permit/Number']);
  expect(order(withFieldMoved(below, 'Colour', -1))).toEqual(['car/Make', 'car/Colour', 'permit/Number']);
});

test('the first and the last field stay where they are moved out of the section', () => {
  const definition = aDefinition({ name: 'Make' }, { name: 'Number', group: 'permit' });
  expect(order(withFieldMoved(definition, 'Make', -1))).toEqual(order(definition));
  expect(order(withFieldMoved(definition, 'Number', 1))).toEqual(order(definition));
});

test('a field dropped before another one stands there, in its group', () => {
  const before = aDefinition({ name: 'Make' }, { name: 'Colour' }, { name: 'Number', group: 'permit' });
  const after = withFieldAt(before, 'Make', { group: 'permit', before: 'Number' });
  expect(order(after)).toEqual(['car/Colour', 'permit/Make', 'permit/Number']);
});

test('a removed field takes along what referred to it', () => {
  const base = aDefinition(KIND, { name: 'Lender', choicesOf: 'Kind' });
  const before = withCondition(base, { part: 'fields', code: 'Lender' }, { by: 'Kind', answers: ['own'] });
  const { fields } = withoutField(before, 'Lender');
  expect(fields[0]?.enables).toEqual([]);
  expect(withoutField(before, 'Kind').fields[0]?.choicesOf).toBeNull();
});

test('the fields of a removed group go to its neighbour', () => {
  const definition = aDefinition({ name: 'Make' }, { name: 'Number', group: 'permit' });
  expect(order(withoutGroup(definition, 'car'))).toEqual(['permit/Make', 'permit/Number']);
});

test('a copy stands behind its field and decides nothing', () => {
  const base = aDefinition(KIND, { name: 'Lender' });
  const before = withCondition(base, { part: 'fields', code: 'Lender' }, { by: 'Kind', answers: ['own'] });
  const { definition, code } = withCopy(before, 'Kind');
  expect(order(definition)).toEqual(['car/Kind', `car/${code}`, 'car/Lender']);
  expect(definition.fields[1]).toMatchObject({ key: 'Kind2', enables: [], options: KIND.options });
});

test('a new group has a code of its own and waits for a name', () => {
  const { definition, code } = withGroup(withGroup(aDefinition()).definition);
  expect(definition.groups.at(-1)).toEqual({ code, names: { en: '' } });
  expect(new Set(definition.groups.map((group) => group.code)).size).toBe(4);
});

test('what decides on a field is told of that field, whoever else it decides on', () => {
  const base = aDefinition(KIND, { name: 'Lender' }, { name: 'Rate' });
  const lender = { part: 'fields', code: 'Lender' } as const;
  const both = ['Lender', 'Rate'].reduce(
    (one, code) => withCondition(one, { part: 'fields', code }, { by: 'Kind', answers: ['own'] }),
    base,
  );
  expect(both.fields[0]?.enables).toEqual([{ answers: ['own'], fields: ['Lender', 'Rate'], groups: [] }]);
  const apart = withCondition(both, lender, { by: 'Kind', answers: ['own', 'lent'] });
  expect(conditionsOf(apart, lender)).toEqual([{ by: 'Kind', answers: ['own', 'lent'] }]);
  expect(conditionsOf(apart, { part: 'fields', code: 'Rate' })).toEqual([{ by: 'Kind', answers: ['own'] }]);
  const none = withCondition(apart, lender, { by: 'Kind', answers: [] });
  expect(conditionsOf(none, lender)).toEqual([]);
});
