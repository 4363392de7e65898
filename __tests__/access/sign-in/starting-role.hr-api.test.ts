import { eq } from 'drizzle-orm';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

async function startingRoleOf(empid: string): Promise<number | undefined> {
  const token = await hr.tokenOf(empid);
  const roles = (await hr.call('listRoles', {}, { token })).reply() as { session_Role_Code: number }[];
  return roles[0]?.session_Role_Code;
}

test.each([
  ['E1001', 2],
  ['E1002', 2],
  ['E1004', 17],
  ['E1005', 19],
  ['E1006', 23],
])('%s begins to work in role %s', async (empid, role) => {
  expect(await startingRoleOf(empid)).toBe(role);
});

test('someone whose starting role was taken away begins as Employee', async () => {
  await hr.db.update(accounts).set({ startingRole: 13 }).where(eq(accounts.loginId, 'E1016'));
  expect(await startingRoleOf('E1016')).toBe(2);
});
