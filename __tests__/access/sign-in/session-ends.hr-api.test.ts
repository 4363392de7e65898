import { eq } from 'drizzle-orm';
import { accounts, roleGrants } from '../../../hr-api/people/accounts/tables';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { dayOf } from '../../../hr-api/platform/dates';
import { endSessions } from '../../../hr-api/access/sign-in/sessions/sessions';
import { sessions } from '../../../hr-api/access/sign-in/tables';
import { SESSION_ENDS, type SessionEnd } from '../../../lib/contract/access/session-ends';
import { sealedPassword } from '../../platform/hr-api/harness/portal-side';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

const MINUTE = 60_000;

let hr: TestApp;
beforeEach(async () => {
  hr = await startApp();
});
afterEach(() => hr.stop());

const accountOf = async (loginId: string) => {
  const [account] = await hr.db.select().from(accounts).where(eq(accounts.loginId, loginId));
  return account!.id;
};

/** What befalls a session of E1004, so that it is over. */
const ends: Record<SessionEnd, (token: string) => Promise<unknown>> = {
  idle: async () => hr.clock.advance(31 * MINUTE),
  'twelve-hours': async (token) => {
    for (let time = 0; time < 36; time += 1) {
      hr.clock.advance(20 * MINUTE);
      await hr.call('staySignedIn', {}, { token });
    }
  },
  'signed-out': (token) => hr.call('signOut', {}, { token }),
  'next-step': async (token) => {
    await hr.call('changeRole', { RoleCode: ROLE.hr }, { token });
    hr.clock.advance(MINUTE);
  },
  'code-void': async () => endSessions(hr.db, await accountOf('E1004'), 'code-void', hr.clock.now),
  account: async () => hr.db.update(accounts).set({ disabledAt: hr.clock.now }).where(eq(accounts.loginId, 'E1004')),
  role: async () =>
    hr.db
      .update(roleGrants)
      .set({ validTo: dayOf(hr.clock.now) })
      .where(eq(roleGrants.accountId, await accountOf('E1004'))),
  password: (token) =>
    hr.call(
      'changePassword',
      {
        OldPassword: sealedPassword('Humming-2026', hr.clock.now),
        NewPassword: sealedPassword('Another-2026', hr.clock.now),
      },
      { token },
    ),
  clock: async () => hr.clock.advance(-120 * MINUTE),
  device: async () => endSessions(hr.db, await accountOf('E1004'), 'device', hr.clock.now),
  identity: async () => endSessions(hr.db, await accountOf('E1004'), 'identity', hr.clock.now),
  administrator: async () => endSessions(hr.db, await accountOf('E1004'), 'administrator', hr.clock.now),
};

test.each(SESSION_ENDS)('the holder of an ended session’s token is told why: %s (T39, T40)', async (end) => {
  const token = await hr.tokenOf('E1004');
  expect((await hr.call('listMenu', {}, { token })).status).toBe(200);
  await ends[end](token);
  for (const name of ['listMenu', 'getSession'] as const) {
    const { code, params, requestId } = (await hr.call(name, {}, { token })).error();
    expect([code, params]).toEqual(['unauthenticated', { because: end }]);
    const line = hr.logs.find((entry) => entry.includes('session over') && entry.includes(requestId)) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ because: end, account: await accountOf('E1004') });
  }
});

test('a token that nobody was given, and an end that is none of the list, say nothing of why', async () => {
  const token = await hr.tokenOf('E1001');
  await hr.db.update(sessions).set({ endedAt: hr.clock.now, endedBecause: 'signed out' });
  for (const one of ['A'.repeat(43), 'short', token]) {
    expect((await hr.call('listMenu', {}, { token: one })).error().params).toBeUndefined();
  }
});
