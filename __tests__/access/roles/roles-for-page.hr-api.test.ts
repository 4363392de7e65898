import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

/** The codes of the person's roles that may open a page, and the active one. */
async function askFor(loginId: string, Module: string, Link: string) {
  const roles = (await hr.call('listRolesForPage', { Module, Link }, { token: await hr.tokenOf(loginId) })).reply();
  const codes = (isWanted: (role: (typeof roles)[number]) => boolean) =>
    roles.filter(isWanted).map(({ Role_Code }) => Role_Code);
  return { canOpen: codes(({ CanOpen }) => CanOpen), active: codes(({ IsActive }) => IsActive) };
}

test('a person learns which of their own roles may open a page, whatever role is active', async () => {
  const { active } = await askFor('E1004', 'ecenter', 'letters');
  expect(active).toHaveLength(1);
  expect(await askFor('E1004', 'ecenter', 'letters')).toMatchObject({ canOpen: [ROLE.hr] });
  expect((await askFor('E1004', 'ecenter', 'mychecklist')).canOpen).toEqual([ROLE.employee]);
  expect((await askFor('E1004', 'ecenter', 'dashboard')).canOpen).toEqual([ROLE.employee, ROLE.hr]);
});

test('nobody learns of roles that they do not hold, nor of pages that are not there', async () => {
  expect((await askFor('E1001', 'ecenter', 'letters')).canOpen).toEqual([]);
  for (const [module, link] of [
    ['ecenter', 'no-such-page'],
    ['nowhere', 'dashboard'],
    ['', ''],
    ['ECENTER', 'letters'],
    ["ecenter' or '1'='1", 'letters'],
  ] as const)
    expect((await askFor('E1004', module, link)).canOpen).toEqual([]);
});
