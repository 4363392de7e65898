import { and, eq, isNull } from 'drizzle-orm';
import { dayOf, daysAfter, startOf } from '../../../hr-api/platform/dates';
import { employments } from '../../../hr-api/people/tables';
import { accounts, roleGrants } from '../../../hr-api/people/accounts/tables';
import { endSessions } from '../../../hr-api/access/sign-in/sessions/sessions';
import { purgeSessions } from '../../../hr-api/access/sign-in/sessions/purge-sessions';
import { sessions } from '../../../hr-api/access/sign-in/tables';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());
beforeEach(() => hr.clock.advance(20 * HOUR));

const use = (token: string, headers?: Record<string, string>) => hr.call('getUser', {}, { token, headers });

async function expectDead(token: string): Promise<void> {
  for (const name of ['getUser', 'listMenu', 'listModules', 'listRoles', 'getSession'] as const) {
    const answer = await hr.call(name, {}, { token });
    expect(answer.status).toBe(401);
    expect(answer.error().code).toBe('unauthenticated');
  }
}

const accountOf = async (loginId: string) => {
  const [account] = await hr.db.select().from(accounts).where(eq(accounts.loginId, loginId));
  if (!account?.personId) throw new Error(`The sample has no ${loginId}`);
  return { ...account, personId: account.personId };
};

test('a session without use stands for 29 minutes and is over after 31', async () => {
  const token = await hr.tokenOf('E1001');
  hr.clock.advance(29 * MINUTE);
  expect((await use(token)).status).toBe(200);
  hr.clock.advance(31 * MINUTE);
  await expectDead(token);
});

test('a session that is used stays', async () => {
  const token = await hr.tokenOf('E1001');
  for (let time = 0; time < 5; time += 1) {
    hr.clock.advance(29 * MINUTE);
    expect((await use(token)).status).toBe(200);
  }
});

test('polls do not keep a session alive, whether the call or the portal says so', async () => {
  const token = await hr.tokenOf('E1001');
  for (let minute = 0; minute < 29; minute += 1) {
    hr.clock.advance(MINUTE);
    expect((await hr.call('getSession', {}, { token })).status).toBe(200);
    expect((await use(token, { 'x-hr-background': '1' })).status).toBe(200);
  }
  hr.clock.advance(MINUTE);
  await expectDead(token);
});

test('a session is over after twelve hours however busy it is (T41)', async () => {
  const token = await hr.tokenOf('E1001');
  for (let time = 0; time < 36; time += 1) {
    expect((await use(token)).status).toBe(200);
    hr.clock.advance(20 * MINUTE);
  }
  await expectDead(token);
});

test('the session says how long it stands without use, and never longer than its twelve hours', async () => {
  const token = await hr.tokenOf('E1001');
  hr.clock.advance(10 * MINUTE);
  expect((await hr.call('getSession', {}, { token })).reply().SessionTimeOut).toBe(20 * 60);
  for (let time = 0; time < 34; time += 1) {
    await use(token);
    hr.clock.advance(20 * MINUTE);
  }
  await use(token);
  expect((await hr.call('getSession', {}, { token })).reply().SessionTimeOut).toBe(30 * 60);
  hr.clock.advance(20 * MINUTE);
  await use(token);
  expect((await hr.call('getSession', {}, { token })).reply().SessionTimeOut).toBe(10 * 60);
});

test('use is written no more often than every ten seconds', async () => {
  const token = await hr.tokenOf('E1003');
  const { id } = await accountOf('E1003');
  const lastUsedAt = async () =>
    (await hr.db.select().from(sessions).where(eq(sessions.accountId, id)))[0]?.lastUsedAt.getTime();
  const begun = hr.clock.now.getTime();
  hr.clock.advance(9_000);
  await use(token);
  expect(await lastUsedAt()).toBe(begun);
  hr.clock.advance(2_000);
  await use(token);
  expect(await lastUsedAt()).toBe(begun + 11_000);
});

test('after signing out the token is dead, and signing out again answers the same', async () => {
  const token = await hr.tokenOf('E1001');
  expect((await hr.call('signOut', {}, { token })).reply()).toEqual({});
  await expectDead(token);
  expect((await hr.call('signOut', {}, { token })).reply()).toEqual({});
});

test('signing out leaves the other sessions of the account alone', async () => {
  const [one, other] = [await hr.tokenOf('E1001'), await hr.tokenOf('E1001')];
  await hr.call('signOut', {}, { token: one });
  expect((await use(other)).status).toBe(200);
});

test('a session that has run out can be signed out of', async () => {
  const token = await hr.tokenOf('E1001');
  hr.clock.advance(13 * HOUR);
  expect((await hr.call('signOut', {}, { token })).status).toBe(200);
});

test.each(['A'.repeat(43), 'short', '', 'A'.repeat(4000)])(
  'a token that was never given is no session: %p',
  async (token) => {
    for (const name of ['getUser', 'signOut'] as const) {
      const answer = await hr.call(name, {}, { headers: { authorization: `Bearer ${token}` } });
      expect(answer.error().code).toBe('unauthenticated');
    }
  },
);

test('a person signs out while their code or conduct is pending', async () => {
  for (const loginId of ['E1007', 'E1008']) {
    const { authToken } = (await hr.signIn(loginId)).reply();
    expect((await hr.call('signOut', {}, { token: authToken })).status).toBe(200);
    await expectDead(authToken);
  }
});

test('disabling the account ends its sessions for good', async () => {
  const token = await hr.tokenOf('E1001');
  await hr.db.update(accounts).set({ disabledAt: hr.clock.now }).where(eq(accounts.loginId, 'E1001'));
  await expectDead(token);
  await hr.db.update(accounts).set({ disabledAt: null }).where(eq(accounts.loginId, 'E1001'));
  await expectDead(token);
});

test('the sessions of someone who leaves end on the first day after', async () => {
  const { personId } = await accountOf('E1012');
  const tomorrow = daysAfter(dayOf(hr.clock.now), 1);
  const isOpen = and(eq(employments.personId, personId), isNull(employments.validTo));
  await hr.db.update(employments).set({ validTo: tomorrow }).where(isOpen);
  hr.clock.advance(startOf(tomorrow).getTime() - hr.clock.now.getTime() - 1);
  const token = await hr.tokenOf('E1012');
  expect((await use(token)).status).toBe(200);
  hr.clock.advance(1);
  await expectDead(token);
});

test('a session ends when its role is taken away', async () => {
  const token = await hr.tokenOf('E1013');
  const { id } = await accountOf('E1013');
  await hr.db
    .update(roleGrants)
    .set({ validTo: dayOf(hr.clock.now) })
    .where(eq(roleGrants.accountId, id));
  await expectDead(token);
});

test('all sessions of an account can be ended, or all but one', async () => {
  const tokens = [await hr.tokenOf('E1004'), await hr.tokenOf('E1004'), await hr.tokenOf('E1004')];
  const stranger = await hr.tokenOf('E1002');
  const { id } = await accountOf('E1004');
  const [kept] = await hr.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.accountId, id)).limit(1);
  const stand = async () =>
    (await Promise.all(tokens.map((token) => use(token)))).filter(({ status }) => status === 200);
  await endSessions(hr.db, id, 'password', hr.clock.now, kept?.id);
  expect(await stand()).toHaveLength(1);
  await endSessions(hr.db, id, 'password', hr.clock.now);
  expect(await stand()).toHaveLength(0);
  expect((await use(stranger)).status).toBe(200);
});

test('tokens are not in the database', async () => {
  const token = await hr.tokenOf('E1001');
  const { rows } = await hr.database.execute('select t::text as row from sessions t');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('sessions are deleted two days after their end, not before', async () => {
  await hr.tokenOf('E1005');
  const { id } = await accountOf('E1005');
  const ofTheAccount = () => hr.db.select().from(sessions).where(eq(sessions.accountId, id));
  const ends = hr.clock.now.getTime() + 12 * HOUR;
  await purgeSessions(hr.db, new Date(ends + 48 * HOUR));
  expect(await ofTheAccount()).toHaveLength(1);
  await purgeSessions(hr.db, new Date(ends + 48 * HOUR + 1));
  expect(await ofTheAccount()).toHaveLength(0);
});
