import { and, eq } from 'drizzle-orm';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { dayOf } from '../../../hr-api/platform/dates';
import { canWorkAs } from '../../../hr-api/access/roles/policy';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { roleGrants } from '../../../hr-api/people/accounts/tables';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { actorOf } from '../../people/cast-actors';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

const activeRole = async (token: string) =>
  (await hr.call('listRoleChoices', {}, { token })).reply()[0]?.session_Role_Code;
const entriesOf = (action: string) => hr.db.select().from(auditEntries).where(eq(auditEntries.action, action));

test('changing to appraiser renews token and menu; the old token writes no more (T66)', async () => {
  const old = await hr.tokenOf('E1002');
  const before = (await hr.call('listMenu', {}, { token: old })).reply();
  const { authToken, ischg } = (await hr.call('changeRole', { RoleCode: ROLE.appraiser }, { token: old })).reply();
  expect(ischg).toBe(0);
  const write = (await hr.call('setLanguage', { Language: 'de' }, { token: old })).error();
  expect([write.code, write.params]).toEqual(['unauthenticated', { because: 'next-step' }]);
  expect(await activeRole(authToken)).toBe(ROLE.appraiser);
  const after = (await hr.call('listMenu', {}, { token: authToken })).reply();
  expect(after.map(({ Link_Src }) => Link_Src)).not.toEqual(before.map(({ Link_Src }) => Link_Src));
  expect(after.map(({ Link_Src }) => Link_Src)).toContain('teamattendance');
  const [entry] = await entriesOf('change role');
  expect(entry).toMatchObject({ before: { role: ROLE.employee }, after: { role: ROLE.appraiser } });
});

test('a role that is not held is refused, is noted, and changes nothing (RSW-03, T66)', async () => {
  const token = await hr.tokenOf('E1001');
  for (const RoleCode of [ROLE.appraiser, ROLE.administrator, 1, 0, -100]) {
    const answer = await hr.call('changeRole', { RoleCode }, { token });
    expect([RoleCode, answer.status, answer.error().code]).toEqual([RoleCode, 403, 'forbidden']);
  }
  expect(await activeRole(token)).toBe(ROLE.employee);
  expect((await entriesOf('be refused a role')).map(({ after }) => after)).toContainEqual({ role: ROLE.administrator });
});

test('the session keeps its end, however often the role is changed', async () => {
  let token = await hr.tokenOf('E1003');
  hr.clock.advance(20 * 60_000);
  const left = async () => (await hr.call('getSessionLife', {}, { token })).reply().LeftSeconds;
  const before = await left();
  for (const RoleCode of [ROLE.appraiser, ROLE.reviewer, ROLE.reviewer, ROLE.employee])
    token = (await hr.call('changeRole', { RoleCode }, { token })).reply().authToken;
  expect(await left()).toBe(before);
});

test('two changes at once make one new session: the other is refused', async () => {
  const token = await hr.tokenOf('E1003');
  const answers = await Promise.all(
    [ROLE.appraiser, ROLE.reviewer].map((RoleCode) => hr.call('changeRole', { RoleCode }, { token })),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses[0]).toBe(200);
  expect([401, 409]).toContain(statuses[1]);
});

test('a role that ends while somebody works in it ends their session (T66)', async () => {
  const { authToken } = (
    await hr.call('changeRole', { RoleCode: ROLE.hr }, { token: await hr.tokenOf('E1004') })
  ).reply();
  const { accountId } = await actorOf(hr, 'E1004');
  await hr.db
    .update(roleGrants)
    .set({ validTo: dayOf(hr.clock.now) })
    .where(and(eq(roleGrants.accountId, accountId), eq(roleGrants.roleCode, ROLE.hr)));
  expect((await hr.call('listMenu', {}, { token: authToken })).status).toBe(401);
});

test('whoever has not passed their code cannot change the role', async () => {
  const { authToken } = (await hr.signIn('E1007')).reply();
  const answer = await hr.call('changeRole', { RoleCode: ROLE.employee }, { token: authToken });
  expect([answer.status, answer.error().code]).toEqual([403, 'code_required']);
});

test('the switch offers the roles that are held, as the session knows them (SCON-48)', async () => {
  const token = await hr.tokenOf('E1003');
  const offered = (await hr.call('listRoleChoices', {}, { token, language: 'de' })).reply();
  expect(offered).toEqual((await hr.call('listRoles', {}, { token, language: 'de' })).reply());
  expect(offered.map(({ Role_Code }) => Role_Code)).toEqual([ROLE.employee, ROLE.appraiser, ROLE.reviewer]);
});

test.each([
  [[2, 5], 5, true],
  [[2, 5], 13, false],
  [[], 2, false],
])('who holds %p may work as %p: %p', (roleCodes, roleCode, may) => {
  expect(canWorkAs({ roleCodes }, roleCode)).toBe(may);
});
