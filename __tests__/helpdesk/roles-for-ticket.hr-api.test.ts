import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';

let hr: TestApp;
let QueryCode: string;
beforeAll(async () => {
  hr = await startApp();
  const question = { ProcessCode: 1, CategoryCode: 11, PriorityCode: 2, Subject: 'No sound', Message: 'Since Monday.' };
  QueryCode = (await hr.call('createTicket', question, { token: await hr.tokenOf('E1001') })).reply().QueryCode;
});
afterAll(() => hr.stop());

const inRole = async (loginId: string, RoleCode: number) =>
  (await hr.call('changeRole', { RoleCode }, { token: await hr.tokenOf(loginId) })).reply().authToken;
const askAs = async (token: string, code = QueryCode) =>
  (await hr.call('listRolesForTicket', { QueryCode: code }, { token })).reply();

test('who works as an employee just now learns in which of their roles a ticket opens', async () => {
  const token = await inRole('E1005', ROLE.employee);
  expect((await hr.call('getTicket', { QueryCode }, { token })).status).toBe(404);
  expect(await askAs(token)).toEqual([{ Role_Code: ROLE.helpdesk, Role_Name: 'Helpdesk' }]);
  expect(await askAs(await inRole('E1005', ROLE.helpdesk))).toEqual([]);
});

test('nobody learns of a ticket that none of their roles shows, nor that there is one', async () => {
  const others = [await hr.tokenOf('E1016'), await hr.tokenOf('E1004'), await inRole('E1017', ROLE.employee)];
  for (const token of others) {
    expect(await askAs(token)).toEqual([]);
    expect(await askAs(token, 'nowhere')).toEqual([]);
  }
});
