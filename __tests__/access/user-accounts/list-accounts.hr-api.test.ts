import { eq } from 'drizzle-orm';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import type { RequestFor } from '../../../lib/contract/all';
import { registered } from '../devices/register-device';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { codeOf, detailOf, letManage } from './account-of';

type Asked = RequestFor<'listUserAccounts'>;

let hr: TestApp;
let token: string;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());
beforeEach(async () => {
  hr.clock.advance(13 * 3_600_000);
  token = await hr.tokenOf('E1006');
});

const list = async (asked: Asked = {}) => (await hr.call('listUserAccounts', asked, { token })).reply();
const count = async (asked: RequestFor<'countUserAccounts'> = {}) =>
  (await hr.call('countUserAccounts', asked, { token })).reply().Count;
const loginIds = async (asked: Asked) => (await list(asked)).map(({ LoginID }) => LoginID);

/** All login ids of a list, page by page. */
async function walk(asked: Asked): Promise<string[]> {
  const found: string[] = [];
  for (let After = ''; ;) {
    const page = await list({ ...asked, After });
    if (page.length === 0) return found;
    found.push(...page.map(({ LoginID }) => LoginID));
    After = page.at(-1)?.Position ?? '';
  }
}

test('an administrator finds an account by name, number and login id, in any spelling', async () => {
  for (const Search of ['ananya', 'RAO', 'E1001', 'e1001']) {
    expect((await list({ Search })).map(({ LoginID }) => LoginID)).toContain('E1001');
  }
  expect(await list({ Search: 'nobody is called this' })).toEqual([]);
  expect(await loginIds({ Search: 'C2001' })).toEqual(['C2001']);
  expect(await loginIds({ Search: '%' })).toEqual([]);
});

test('pages follow each other without a gap or a row twice, in each order and direction', async () => {
  const all = await count();
  for (const Sort of ['Name', 'LoginID', 'LastSignIn'] as const) {
    const up = await walk({ Sort, PageSize: 30 });
    expect(up).toHaveLength(all);
    expect(new Set(up).size).toBe(all);
    expect(await walk({ Sort, Direction: 'desc', PageSize: 200 })).toEqual([...up].reverse());
  }
});

test('who signed in last comes first where the list is sorted by it downward', async () => {
  hr.clock.advance(60_000);
  await hr.tokenOf('E1001');
  hr.clock.advance(60_000);
  await hr.tokenOf('E1002');
  const [first, second] = await list({ Sort: 'LastSignIn', Direction: 'desc', PageSize: 2 });
  expect([first?.LoginID, second?.LoginID]).toEqual(['E1002', 'E1001']);
  expect(first?.LastSignIn).toBe(hr.clock.now.toISOString());
});

test('a position of another order, or a made-up one, is refused', async () => {
  const [row] = await list({ PageSize: 1 });
  for (const After of [row?.Position.replace('Name', 'LoginID') ?? '', 'Name.x', "Name.'.1.2", 'x'.repeat(900)]) {
    const refused = await hr.call('listUserAccounts', { After, Sort: 'LastSignIn' }, { token });
    expect(refused.error().code).toBe('bad_request');
  }
});

test('each account says what it is in, and a filter finds those in one state alone', async () => {
  await hr.db.update(accounts).set({ disabledAt: null }).where(eq(accounts.loginId, 'E1015'));
  await hr.db.update(accounts).set({ disabledAt: hr.clock.now }).where(eq(accounts.loginId, 'E1030'));
  await hr.db.update(accounts).set({ invitedAt: hr.clock.now }).where(eq(accounts.loginId, 'E1031'));
  for (let time = 0; time < 5; time += 1) await hr.signIn('E1033', 'wrong', { clientAddress: '203.0.113.9' });
  const states = new Map(
    (await list({ Sort: 'LoginID', PageSize: 201 })).map(({ LoginID, State }) => [LoginID, State]),
  );
  expect(states.get('E1006')).toBe('active');
  expect(states.get('E1030')).toBe('disabled');
  expect(states.get('E1031')).toBe('invited');
  expect(states.get('E1032')).toBe('new');
  expect(states.get('E1033')).toBe('paused');
  expect(states.get('E1015')).toBe('no-employment');
  expect(await loginIds({ States: ['disabled', 'invited'] })).toEqual(expect.arrayContaining(['E1030', 'E1031']));
  expect(await count({ States: ['disabled', 'invited', 'paused'] })).toBe(3);
  expect(await loginIds({ States: ['no-employment'] })).toContain('E1015');
});

test('a filter finds accounts by how they sign in, and those with no way yet', async () => {
  await registered(hr, 'E1003');
  const before = await count({ Methods: ['none'] });
  await hr.db.update(accounts).set({ passwordHash: null }).where(eq(accounts.loginId, 'E1013'));
  expect(await loginIds({ Methods: ['device'] })).toContain('E1003');
  expect((await loginIds({ Methods: ['client'] })).sort()).toEqual(['C2001', 'C2002']);
  expect(await loginIds({ Methods: ['none'], Search: 'E1013' })).toEqual(['E1013']);
  expect(await count({ Methods: ['none', 'client'] })).toBe(before + 3);
  expect(await loginIds({ Methods: ['password'], Search: 'E1013' })).toEqual([]);
});

test('an account shows its live sessions, with the browser, and not those that ended', async () => {
  const headers = { 'x-hr-browser-kind': 'Firefox, Windows' };
  const first = (await hr.signIn('E1016', undefined, { headers })).reply().authToken;
  await hr.signIn('E1016', undefined, { headers: { 'x-hr-browser-kind': '<b>bold</b>' } });
  const before = await detailOf(hr, 'E1016', token);
  expect(before.SessionList.map(({ BrowserKind, Stage }) => [BrowserKind, Stage]).sort()).toEqual([
    ['', 'full'],
    ['Firefox, Windows', 'full'],
  ]);
  expect(before).toMatchObject({ Sessions: 2, IsOwn: false, Methods: ['password'], CannotDisable: '' });
  await hr.call('signOut', {}, { token: first });
  expect((await detailOf(hr, 'E1016', token)).Sessions).toBe(1);
  hr.clock.advance(31 * 60_000);
  token = await hr.tokenOf('E1006');
  expect(await detailOf(hr, 'E1016', token)).toMatchObject({ Sessions: 0, SessionList: [] });
});

test('a session keeps its browser through a change of role', async () => {
  const headers = { 'x-hr-browser-kind': 'Safari, macOS' };
  const before = (await hr.signIn('E1002', undefined, { headers })).reply().authToken;
  await hr.call('changeRole', { RoleCode: ROLE.employee }, { token: before });
  const { SessionList } = await detailOf(hr, 'E1002', token);
  expect(SessionList.map(({ BrowserKind }) => BrowserKind)).toContain('Safari, macOS');
  expect(SessionList).toHaveLength(1);
});

test('who lacks the right sees no account; who has it over some sees those alone', async () => {
  const AccountCode = await codeOf(hr, 'E1001');
  const appraiser = await hr.tokenOf('E1002');
  for (const name of ['listUserAccounts', 'countUserAccounts'] as const)
    expect((await hr.call(name, {}, { token: appraiser })).error().code).toBe('forbidden');
  expect((await hr.call('getUserAccount', { AccountCode }, { token: appraiser })).error().code).toBe('forbidden');

  await letManage(hr, ROLE.appraiser);
  await hr.db.update(accounts).set({ startingRole: ROLE.appraiser }).where(eq(accounts.loginId, 'E1002'));
  const manager = await hr.tokenOf('E1002');
  const seen = (await hr.call('listUserAccounts', { PageSize: 201 }, { token: manager })).reply();
  expect(seen.map(({ LoginID }) => LoginID)).toEqual(expect.arrayContaining(['E1001', 'E1002']));
  expect(seen.map(({ LoginID }) => LoginID)).not.toEqual(expect.arrayContaining(['E1006']));
  expect((await hr.call('getUserAccount', { AccountCode }, { token: manager })).status).toBe(200);
  const [foreign, unknown] = [await codeOf(hr, 'E1006'), '00000000-0000-4000-8000-000000000000'];
  const answers = [foreign, unknown].map((code) =>
    hr.call('getUserAccount', { AccountCode: code }, { token: manager }),
  );
  const errors = (await Promise.all(answers)).map((answer) => answer.error());
  expect(errors.map(({ code, message }) => [code, message])).toEqual([
    ['not_found', errors[0]?.message],
    ['not_found', errors[0]?.message],
  ]);
});
