import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { roleGrants, rolePermissions } from '../../../hr-api/people/accounts/tables';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { auditOf, narrow, promote } from '../user-accounts/account-of';
import { dayAhead, give, grantsOf, makeRole, names, savedOf, workAs } from './role-scene';

let hr: TestApp;
let token: string;
beforeEach(async () => {
  hr = await startApp();
  token = await hr.tokenOf('E1006');
});
afterEach(() => hr.stop());

const list = async () => (await hr.call('listAccessRoles', {}, { token })).reply();
const detail = (RoleCode: number, by = token) => hr.call('getAccessRole', { RoleCode }, { token: by });
const permissionsOf = async (roleCode: number) =>
  (await hr.db.select().from(rolePermissions).where(eq(rolePermissions.roleCode, roleCode)))
    .map(({ permission }) => permission)
    .sort();
const because = (answer: { error: () => { params?: object } }) => answer.error().params;

test('an administrator sees every role, those that came with the product told apart', async () => {
  await makeRole(hr, token, ROLE.helpdesk);
  const roles = await list();
  expect(roles.find(({ RoleCode }) => RoleCode === ROLE.administrator)).toMatchObject({
    IsShipped: true,
    IsHeld: true,
  });
  expect(roles.at(-1)).toMatchObject({
    RoleCode: 1000,
    Name: 'Night desk',
    IsShipped: false,
    IsHeld: false,
    Holders: 0,
  });
  expect(roles.find(({ RoleCode }) => RoleCode === ROLE.employee)?.Holders).toBeGreaterThan(50);
});

test('a new role has what the one it was made from has, audited, and made once', async () => {
  const idempotencyKey = randomUUID();
  const press = () =>
    hr.call('createAccessRole', { CopyOf: ROLE.helpdesk, Names: names('Night desk') }, { token, idempotencyKey });
  const [one, other] = [(await press()).reply(), (await press()).reply()];
  expect(one).toEqual(other);
  const [made, from] = await Promise.all([savedOf(hr, token, one.RoleCode), savedOf(hr, token, ROLE.helpdesk)]);
  for (const part of ['Permissions', 'Menus', 'Features'] as const) expect(made[part]).toEqual(from[part]);
  expect((await detail(one.RoleCode)).reply()).toMatchObject({
    CopiedFrom: 'Helpdesk',
    CanEdit: true,
    CannotRetire: '',
  });
  expect(await auditOf(hr, 'create a role')).toMatchObject([{ subjectId: '1000', after: { name: 'Night desk' } }]);
});

test('a role needs a name, and one that no other role has', async () => {
  const create = (Names: ReturnType<typeof names>, CopyOf: number = ROLE.helpdesk) =>
    hr.call('createAccessRole', { CopyOf, Names }, { token });
  expect((await create(names(' '))).error().issues).toEqual([{ path: 'Names', message: 'required' }]);
  expect((await create(names('administrator'))).error().issues).toEqual([{ path: 'Names', message: 'doubled' }]);
  expect((await create(names('Other'), 999)).error().issues).toEqual([{ path: 'CopyOf', message: 'unknown' }]);
  expect(await auditOf(hr, 'create a role')).toEqual([]);
});

test('what is switched holds with the next call of whoever holds the role, and is audited', async () => {
  const RoleCode = await makeRole(hr, token, ROLE.employee);
  await give(hr, token, 'E1016', { RoleCode });
  const theirs = await workAs(hr, 'E1016', RoleCode);
  expect((await hr.call('listPauses', {}, { token: theirs })).error().code).toBe('forbidden');
  const role = await savedOf(hr, token, RoleCode);
  const Permissions = [...role.Permissions, 'pause.lift'];
  await hr.call('saveAccessRole', { ...role, Permissions, Names: names('Lifters') }, { token });
  expect((await hr.call('listPauses', {}, { token: theirs })).status).toBe(200);
  const [row] = await auditOf(hr, 'change a role');
  expect(row).toMatchObject({ before: { name: 'Night desk' }, after: { name: 'Lifters' } });
  expect((row?.after as { permissions: string }).permissions).toContain('pause.lift');
  const again = await savedOf(hr, token, RoleCode);
  await hr.call('saveAccessRole', { ...again, Permissions: role.Permissions }, { token });
  expect((await hr.call('listPauses', {}, { token: theirs })).error().code).toBe('forbidden');
});

test('menus and features of a role are what its holders are shown', async () => {
  const RoleCode = await makeRole(hr, token, ROLE.employee);
  await give(hr, token, 'E1016', { RoleCode });
  const theirs = await workAs(hr, 'E1016', RoleCode);
  const role = await savedOf(hr, token, RoleCode);
  const [kept] = role.Menus;
  await hr.call('saveAccessRole', { ...role, Menus: [kept ?? ''], Features: ['knb'] }, { token });
  const menu = (await hr.call('listMenu', {}, { token: theirs })).reply();
  expect(menu.every(({ Menu_Code }) => String(Menu_Code) === kept)).toBe(true);
  const [info] = (await hr.call('getEmployeeInfo', {}, { token: theirs })).reply();
  expect(info).toMatchObject({ knb: true, topSearch: false });
});

test('something that no role can be given is refused at its part, and nothing changes', async () => {
  const role = await savedOf(hr, token, ROLE.helpdesk);
  for (const [part, path] of [
    ['Permissions', 'Permissions'],
    ['Menus', 'Menus'],
    ['Features', 'Features'],
  ] as const) {
    const refused = await hr.call('saveAccessRole', { ...role, [part]: [...role[part], 'made.up'] }, { token });
    expect(refused.error().issues).toEqual([{ path, message: 'unknown' }]);
  }
  expect(await savedOf(hr, token, ROLE.helpdesk)).toEqual(role);
});

test('of two who change a role at once the second is told, and what is unchanged leaves no trace', async () => {
  const role = await savedOf(hr, token, ROLE.helpdesk);
  const rename = (name: string) => hr.call('saveAccessRole', { ...role, Names: names(name) }, { token });
  expect((await rename('Desk')).status).toBe(200);
  expect((await rename('Counter')).error().code).toBe('conflict');
  const now = await savedOf(hr, token, ROLE.helpdesk);
  expect(now.Names.en).toBe('Desk');
  await hr.call('saveAccessRole', now, { token });
  expect(await auditOf(hr, 'change a role')).toHaveLength(1);
});

test('nobody adds to a role that they hold what they may not do as widely in another', async () => {
  const own = await savedOf(hr, token, ROLE.administrator);
  const add = (role: typeof own, permission: string) =>
    hr.call('saveAccessRole', { ...role, Permissions: [...role.Permissions, permission] }, { token });
  expect(because(await add(own, 'ticket.answer'))).toEqual({ because: 'own' });
  expect(because(await add(own, 'wish.send'))).toEqual({ because: 'own' });
  const choices = (await detail(ROLE.administrator)).reply().Parts[0]?.Groups.flatMap(({ Choices }) => Choices);
  expect(choices?.find(({ Key }) => Key === 'ticket.answer')?.WidensOwn).toBe(true);
  // As an employee they hold it over themself alone; as an administrator they do so over everybody already.
  expect((await add(await savedOf(hr, token, ROLE.employee), 'audit.read')).status).toBe(200);
  expect((await add(await savedOf(hr, token, ROLE.helpdesk), 'approval.decide')).status).toBe(200);
});

test('the last who manages accounts or roles cannot lose that by a change of their role', async () => {
  const own = await savedOf(hr, token, ROLE.administrator);
  for (const permission of ['account.manage', 'grant.manage', 'role.manage']) {
    const Permissions = own.Permissions.filter((each) => each !== permission);
    const refused = await hr.call('saveAccessRole', { ...own, Permissions }, { token });
    expect(because(refused)).toEqual({ because: 'last_administrator' });
  }
  expect(await permissionsOf(ROLE.administrator)).toContain('role.manage');
  const Permissions = own.Permissions.filter((each) => each !== 'audit.read');
  expect((await hr.call('saveAccessRole', { ...own, Permissions }, { token })).status).toBe(200);
});

test('who manages roles in one unit alone changes none, and reads those that they give', async () => {
  const held = ['role.manage', 'grant.manage'].map((permission) => ({ roleCode: ROLE.hr, permission }));
  await hr.db.insert(rolePermissions).values(held);
  await narrow(hr, 'E1004', { to: 'E1001', roleCode: ROLE.hr });
  const helper = await hr.tokenOf('E1004');
  expect((await detail(ROLE.helpdesk, helper)).reply()).toMatchObject({ CanEdit: false, CannotRetire: 'shipped' });
  const role = await savedOf(hr, token, ROLE.helpdesk);
  const calls = [
    hr.call('saveAccessRole', { ...role, Permissions: [] }, { token: helper }),
    hr.call('createAccessRole', { CopyOf: ROLE.helpdesk, Names: names('Mine') }, { token: helper }),
    hr.call('retireAccessRole', { RoleCode: ROLE.helpdesk, MoveTo: ROLE.employee }, { token: helper }),
  ];
  for (const refused of await Promise.all(calls)) expect(because(refused)).toEqual({ because: 'scope' });
});

test('an own role that nobody holds goes; one that came with the product stays', async () => {
  const RoleCode = await makeRole(hr, token, ROLE.helpdesk);
  const retire = (code: number, MoveTo = 0) => hr.call('retireAccessRole', { RoleCode: code, MoveTo }, { token });
  expect(because(await retire(ROLE.helpdesk, ROLE.employee))).toEqual({ because: 'shipped' });
  expect((await retire(RoleCode)).status).toBe(200);
  expect((await list()).map(({ RoleCode: code }) => code)).not.toContain(RoleCode);
  expect((await detail(RoleCode)).error().code).toBe('not_found');
  expect((await retire(RoleCode)).error().code).toBe('not_found');
  expect((await give(hr, token, 'E1016', { RoleCode })).error().issues).toEqual([
    { path: 'RoleCode', message: 'unknown' },
  ]);
  expect(await permissionsOf(RoleCode)).toEqual([]);
});

test('who holds a role that is retired holds another, over the same people and for as long', async () => {
  const RoleCode = await makeRole(hr, token, ROLE.employee);
  await give(hr, token, 'E1016', { RoleCode, Scope: 'unit', UnitCode: 'firmware', To: dayAhead(hr, 20) });
  const theirs = await workAs(hr, 'E1016', RoleCode);
  const retire = (MoveTo: number) => hr.call('retireAccessRole', { RoleCode, MoveTo }, { token });
  for (const [MoveTo, message] of [
    [0, 'move_held'],
    [RoleCode, 'unknown'],
    [999, 'unknown'],
  ] as const)
    expect((await retire(MoveTo)).error().issues).toEqual([{ path: 'MoveTo', message }]);
  expect((await retire(ROLE.helpdesk)).status).toBe(200);
  expect((await hr.call('listMenu', {}, { token: theirs })).error().params).toEqual({ because: 'role' });
  const moved = (await grantsOf(hr, token, 'E1016')).find(({ RoleCode: code }) => code === ROLE.helpdesk);
  expect(moved).toMatchObject({ Scope: 'unit', UnitCode: 'firmware', To: dayAhead(hr, 20), State: 'now' });
});

test('whoever holds a role does not retire it', async () => {
  await promote(hr, 'E1002', ROLE.administrator);
  const RoleCode = await makeRole(hr, token, ROLE.employee);
  await give(hr, token, 'E1002', { RoleCode });
  const other = await workAs(hr, 'E1002', ROLE.administrator);
  const refused = await hr.call('retireAccessRole', { RoleCode, MoveTo: ROLE.administrator }, { token: other });
  expect(because(refused)).toEqual({ because: 'own' });
  expect(await hr.db.$count(roleGrants, eq(roleGrants.roleCode, RoleCode))).toBe(1);
});
