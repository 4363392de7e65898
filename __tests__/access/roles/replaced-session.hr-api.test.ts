import { and, eq } from 'drizzle-orm';
import { endSessions } from '../../../hr-api/access/sign-in/sessions/sessions';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { accounts, roleGrants } from '../../../hr-api/people/accounts/tables';
import { dayOf } from '../../../hr-api/platform/dates';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { actorOf } from '../../people/cast-actors';

let hr: TestApp;
beforeEach(async () => {
  hr = await startApp();
});
afterEach(() => hr.stop());

/** E1004 changes from HR to employee: the tokens before and after. */
async function changeRole() {
  const old = await hr.tokenOf('E1004');
  const { authToken: renewed } = (await hr.call('changeRole', { RoleCode: ROLE.employee }, { token: old })).reply();
  return { old, renewed };
}

const linksOf = async (token: string) =>
  (await hr.call('listMenu', {}, { token })).reply().map(({ Link_Src }) => Link_Src);
const statusOf = async (token: string) => (await hr.call('listMenu', {}, { token })).status;

test('a click during a change of role is answered in the role before, for ten seconds (T36, T66)', async () => {
  const before = await linksOf(await hr.tokenOf('E1004'));
  const { old, renewed } = await changeRole();
  expect(await linksOf(old)).toEqual(before);
  expect(await linksOf(renewed)).not.toEqual(before);
  hr.clock.advance(9_999);
  expect(await statusOf(old)).toBe(200);
  hr.clock.advance(1);
  const late = (await hr.call('listMenu', {}, { token: old })).error();
  expect([late.code, late.params]).toEqual(['unauthenticated', { because: 'next-step' }]);
  expect(await statusOf(renewed)).toBe(200);
});

test('the token before a change of role neither writes nor changes the role again (T66)', async () => {
  const { old } = await changeRole();
  for (const answer of [
    await hr.call('setLanguage', { Language: 'de' }, { token: old }),
    await hr.call('changeRole', { RoleCode: ROLE.hr }, { token: old }),
    await hr.call('saveDraft', { Form: 'one', Subject: 'one', Content: '{}' }, { token: old }),
  ])
    expect([answer.status, answer.error().params]).toEqual([401, { because: 'next-step' }]);
});

test.each<[string, (tokens: { old: string; renewed: string }) => Promise<unknown>]>([
  ['signing out', ({ renewed }) => hr.call('signOut', {}, { token: renewed })],
  ['another change of role', ({ renewed }) => hr.call('changeRole', { RoleCode: ROLE.hr }, { token: renewed })],
  ['the end of all sessions', async () => endSessions(hr.db, await accountOf('E1004'), 'password', hr.clock.now)],
  [
    'the account’s end',
    async () => hr.db.update(accounts).set({ disabledAt: hr.clock.now }).where(eq(accounts.loginId, 'E1004')),
  ],
  ['the loss of the role before', () => endGrant(ROLE.hr)],
  ['a clock that was set back', async () => hr.clock.advance(-3_600_000)],
])('the token before a change of role reads nothing after %s (T39, T66)', async (_, end) => {
  const tokens = await changeRole();
  expect(await statusOf(tokens.old)).toBe(200);
  await end(tokens);
  expect(await statusOf(tokens.old)).toBe(401);
});

test('signing out with the token before a change of role ends the session after it (T39)', async () => {
  const { old, renewed } = await changeRole();
  expect((await hr.call('signOut', {}, { token: old })).status).toBe(200);
  expect(await statusOf(renewed)).toBe(401);
  const later = await changeRole();
  hr.clock.advance(10_000);
  await hr.call('signOut', {}, { token: later.old });
  expect(await statusOf(later.renewed)).toBe(200);
});

const accountOf = async (loginId: string) => (await actorOf(hr, loginId)).accountId;

async function endGrant(roleCode: number): Promise<void> {
  const isTheirs = and(eq(roleGrants.accountId, await accountOf('E1004')), eq(roleGrants.roleCode, roleCode));
  await hr.db
    .update(roleGrants)
    .set({ validTo: dayOf(hr.clock.now) })
    .where(isTheirs);
}
