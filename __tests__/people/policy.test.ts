import { canCorrectHistory } from '../../hr-api/people/policy';
import type { Scope } from '../../hr-api/platform/calls/call';
import type { UserKind } from '../../lib/contract/call';

const [me, other] = ['person-1', 'person-2'];

test.each<[who: string, kind: UserKind, scopes: Scope[], record: string, may: boolean]>([
  ['HR for everyone', 'employee', ['all'], other, true],
  ['HR for a unit', 'employee', ['unit'], other, true],
  ['HR with several grants', 'employee', ['self', 'unit'], other, true],
  ['HR, of their own record', 'employee', ['all'], me, false],
  ['a manager', 'employee', ['tree'], other, false],
  ['an employee', 'employee', ['self'], other, false],
  ['an employee, of their own record', 'employee', ['self'], me, false],
  ['someone without a grant', 'employee', [], other, false],
  ['a client user', 'client', ['all'], other, false],
  ['a candidate', 'candidate', ['all'], other, false],
])('%s: whether they may correct a history', (_who, kind, scopes, record, may) => {
  expect(canCorrectHistory({ personId: me, kind, scopes }, { personId: record })).toBe(may);
});
