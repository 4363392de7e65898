/** @jest-environment node */
import { answered } from '../../../hr-api/people/record/values/answered';
import { readableFields } from '../../../hr-api/people/record/rights/access';
import type { Relation } from '../../../lib/contract/people/record-rules';
import { definition } from './a-section';

const section = { code: 9001, position: 1, versionId: 'one', number: 1, definition };

const say = (given: Record<string, string>, before: Record<string, string> = {}, relation: Relation = 'self') =>
  answered(section, {
    before,
    given,
    access: readableFields(definition, new Set([relation])),
    today: '2026-01-15',
  });

test('what is sent stands over what was there, and what is not sent stays', () => {
  const { answers, issues } = say({ CITYKey: ' Pune ' }, { street: 'Road 1', city: 'Goa', account: '999' });
  expect(answers).toMatchObject({ street: 'Road 1', city: 'Pune', account: '999' });
  expect(issues).toEqual([]);
});

test('answers to fields of others, and to no field at all, count for nothing and are named', () => {
  const sent = { STREETKey: 'Road', GRADEKey: 'A', REMARKKey: 'x', OtherKey: 'y', constructor: 'z' };
  const { answers, refused, unknown } = say(sent, { grade: 'B' });
  expect(answers).toMatchObject({ grade: 'B', remark: '' });
  expect(refused).toEqual(['GRADEKey', 'REMARKKey']);
  expect(unknown).toEqual(['OtherKey', 'constructor']);
  expect(say({ STREETKey: 'Road', GRADEKey: 'B' }, { grade: 'B' }).refused).toEqual([]);
});

test('what another answer disables is kept empty and asked for only once it is enabled', () => {
  const before = { street: 'Road', married: 'Yes', spouse: 'Asha' };
  expect(say({ MARRIEDKey: 'No' }, before)).toMatchObject({ answers: { spouse: '' }, issues: [] });
  expect(say({ MARRIEDKey: 'Yes' }, { street: 'Road' }).issues).toEqual([
    { code: 'spouse', key: 'SPOUSEKey', rule: 'required' },
  ]);
});

test('nobody is stopped by what they cannot change', () => {
  expect(say({ CITYKey: 'Pune' }, {}, 'manager').issues).toEqual([]);
  expect(say({ CITYKey: 'Pune' }, {}, 'self').issues).toEqual([{ code: 'street', key: 'STREETKey', rule: 'required' }]);
});
