import {
  canGiveRole,
  grantRefusal,
  reaches,
  wideningPermissions,
  type Giver,
  type Reach,
} from '@/hr-api/access/role-access/policy';

const over = (scope: Reach['scope'], unitCode: string | null = null): Reach => ({ scope, unitCode });
/** `firmware` stands below `instruments`. */
const isWithin = (unit: string, top: string) => unit === top || (unit === 'firmware' && top === 'instruments');

test.each([
  ['over everybody is as far as over anybody', over('all'), over('tree'), true],
  ['everybody reaches oneself', over('self'), over('self'), true],
  ['a unit reaches itself', over('unit', 'firmware'), over('unit', 'firmware'), true],
  ['a unit reaches those below it', over('unit', 'instruments'), over('unit', 'firmware'), true],
  ['a unit does not reach those above it', over('unit', 'firmware'), over('unit', 'instruments'), false],
  ['a unit does not reach a line of managers', over('unit', 'firmware'), over('tree'), false],
  ['a line of managers does not reach a unit', over('tree'), over('unit', 'firmware'), false],
  ['nothing but everybody reaches everybody', over('tree'), over('all'), false],
])('%s', (_, held, wanted, isSo) => {
  expect(reaches(held, wanted, isWithin)).toBe(isSo);
});

const giver = (held: Reach, ...permissions: string[]): Giver => ({
  accountId: 'mine',
  permissions: new Set(permissions),
  reaches: [held],
});
const given = (held: Reach, ...permissions: string[]) => ({
  accountId: 'theirs',
  permissions: new Set(permissions),
  ...held,
});
const ADMINISTRATOR = giver(over('all'), 'grant.manage', 'role.manage');
const OF_UNIT = giver(over('unit', 'instruments'), 'grant.manage', 'record.edit');

test.each([
  ['who says what roles may do gives any role', ADMINISTRATOR, given(over('all'), 'ticket.answer'), ''],
  ['nobody gives to themself', ADMINISTRATOR, { ...given(over('self')), accountId: 'mine' }, 'own'],
  ['who gives in a unit gives within it', OF_UNIT, given(over('unit', 'firmware'), 'record.edit'), ''],
  ['and over somebody alone', OF_UNIT, given(over('self'), 'record.edit'), ''],
  ['not over another unit', OF_UNIT, given(over('unit', 'software'), 'record.edit'), 'scope'],
  ['not over everybody', OF_UNIT, given(over('all'), 'record.edit'), 'scope'],
  ['not over a line of managers, which may leave the unit', OF_UNIT, given(over('tree'), 'record.edit'), 'scope'],
  ['nor a role that may do more than they', OF_UNIT, given(over('self'), 'ticket.answer'), 'permission'],
] as const)('%s', (_, by, what, because) => {
  expect(grantRefusal(by, what, isWithin)).toBe(because);
});

test('a role that may do nothing is anybody’s to give who gives roles', () => {
  expect(canGiveRole(OF_UNIT, new Set())).toBe(true);
});

test('role.manage over a unit does not make every role theirs to give', () => {
  expect(canGiveRole(giver(over('unit', 'firmware'), 'role.manage'), new Set(['audit.read']))).toBe(false);
});

const role = (roleCode: number, held: Reach, ...permissions: string[]) => ({
  ...held,
  roleCode,
  permissions: new Set(permissions),
});

test.each([
  ['a role that one does not hold', [role(1, over('all'))], ['audit.read'], []],
  ['one that one holds, by what one may not do', [role(2, over('self'))], ['audit.read'], ['audit.read']],
  [
    'one that one holds, by what one does in another as widely',
    [role(2, over('self')), role(1, over('all'), 'audit.read')],
    ['audit.read'],
    [],
  ],
  [
    'one held over all, by what one does over oneself alone',
    [role(2, over('all')), role(1, over('self'), 'wish.send')],
    ['wish.send'],
    ['wish.send'],
  ],
  [
    'one held twice, where one of them would reach further',
    [role(2, over('self')), role(2, over('all')), role(1, over('self'), 'wish.send')],
    ['wish.send'],
    ['wish.send'],
  ],
])('what widens one’s own: %s', (_, own, added, widening) => {
  expect(wideningPermissions(own, 2, added, isWithin)).toEqual(widening);
});
