import { and, eq } from 'drizzle-orm';
import { notifications } from '../../../hr-api/workplace/notifications/tables';
import { dayOf } from '../../../hr-api/platform/dates';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { roleGrants } from '../../../hr-api/people/accounts/tables';
import { shellHandlers } from '../../../hr-api/workplace/shell/handlers';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { actorOf, contextOf } from '../../people/cast-actors';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

test('a reviewer signed in sees all three roles with their names and the active one', async () => {
  const token = await hr.tokenOf('E1003');
  expect((await hr.call('listRoles', {}, { token, language: 'ja' })).reply()).toEqual([
    { Role_Code: 2, Role_Name: '従業員', NotificationCount: 2, session_Role_Code: 2 },
    { Role_Code: 5, Role_Name: '評価者', NotificationCount: 3, session_Role_Code: 2 },
    { Role_Code: 13, Role_Name: '二次評価者', NotificationCount: 2, session_Role_Code: 2 },
  ]);
});

test('the count of a role is of unread notifications alone, not of messages', async () => {
  const actor = await actorOf(hr, 'E1005', ROLE.helpdesk);
  const unread = {
    accountId: actor.accountId,
    roleCode: ROLE.helpdesk,
    subject: 'S',
    body: 'B',
    createdAt: hr.clock.now,
  };
  const countOf = async () =>
    (await shellHandlers.listRoles.handle({}, contextOf(hr, actor))).find(
      ({ Role_Code }) => Role_Code === ROLE.helpdesk,
    )?.NotificationCount;
  const before = await countOf();
  await hr.db.insert(notifications).values([
    { ...unread, code: 'roles-1', kind: 'N' },
    { ...unread, code: 'roles-2', kind: 'N' },
    { ...unread, code: 'roles-3', kind: 'M' },
    { ...unread, code: 'roles-4', kind: 'N', readAt: hr.clock.now },
  ]);
  expect(await countOf()).toBe(before! + 2);
});

test('a role that ended yesterday or begins tomorrow is not held', async () => {
  const actor = await actorOf(hr, 'E1016');
  const codes = async () =>
    (await shellHandlers.listRoles.handle({}, contextOf(hr, actor))).map(({ Role_Code }) => Role_Code);
  const grant = { accountId: actor.accountId, scope: 'tree' as const };
  await hr.db.insert(roleGrants).values([
    { ...grant, roleCode: 5, validFrom: '2020-01-01', validTo: dayOf(hr.clock.now) },
    { ...grant, roleCode: 13, validFrom: '2099-01-01' },
  ]);
  expect(await codes()).toEqual([2]);
  const employee = and(eq(roleGrants.accountId, actor.accountId), eq(roleGrants.roleCode, 2));
  await hr.db
    .update(roleGrants)
    .set({ validTo: dayOf(hr.clock.now) })
    .where(employee);
  expect(await codes()).toEqual([]);
});
