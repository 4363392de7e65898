/** @jest-environment node */
import { fieldAccess, readableFields, sectionAccess } from '../../../hr-api/people/record/rights/access';
import { RELATIONS, type Relation } from '../../../lib/contract/people/record-rules';
import { definition } from './a-section';

const can = (...relations: Relation[]) =>
  Object.fromEntries(
    definition.fields.map((field) => [field.code, fieldAccess(definition, field, new Set(relations)).access]),
  );

test('who stands in no relation to a person reads nothing of the record', () => {
  expect(readableFields(definition, new Set()).size).toBe(0);
  expect(sectionAccess(definition, new Set())).toBe('hidden');
});

test('of their own a person proposes all but what is HR’s, and misses what is not shown', () => {
  expect(can('self')).toEqual({
    ...{ street: 'propose', city: 'propose', account: 'propose', married: 'propose', spouse: 'propose' },
    ...{ grade: 'read', remark: 'hidden' },
  });
});

test('a manager reads, and what a field keeps from managers stays away from them', () => {
  expect(can('manager')).toEqual({
    ...{ street: 'read', city: 'read', married: 'read', spouse: 'read', remark: 'read' },
    ...{ grade: 'hidden', account: 'hidden' },
  });
});

test('of several relations the one that allows most decides, in whichever order', () => {
  expect(can('manager', 'hr')).toEqual(can('hr'));
  expect(can('hr', 'manager')).toEqual(can('hr'));
  expect(can('reviewer', 'manager')).toEqual(can('manager'));
});

test('the rule that decided is told: the field’s, the section’s, or that it is asked for no more', () => {
  const [street] = definition.fields;
  if (!street) throw new Error('no field');
  const retired = { ...street, isRetired: true };
  const computed = { ...street, type: 'formula' as const };
  const ruleOf = (field: typeof street, relation: Relation) => fieldAccess(definition, field, new Set([relation]));
  expect(ruleOf(street, 'hr')).toEqual({ access: 'edit', rule: 'section', relation: 'hr' });
  expect(ruleOf({ ...street, access: { hr: 'read' } }, 'hr')).toEqual({
    access: 'read',
    rule: 'field',
    relation: 'hr',
  });
  expect(ruleOf(retired, 'hr')).toEqual({ access: 'read', rule: 'retired', relation: null });
  expect(ruleOf(computed, 'hr')).toEqual({ access: 'read', rule: 'computed', relation: null });
  expect(ruleOf({ ...street, isShownToEmployee: false }, 'self').rule).toBe('own');
});

test.each(RELATIONS)('no rule but its own gives %s anything', (relation) => {
  const only = { ...definition, access: { [relation]: 'edit' as const } };
  for (const other of RELATIONS.filter((one) => one !== relation)) {
    const open = only.fields.filter(
      (field) => fieldAccess(only, { ...field, access: {} }, new Set([other])).access !== 'hidden',
    );
    expect(open).toEqual([]);
  }
});
