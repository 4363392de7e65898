import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { SAMPLE_REQUEST } from '../../../hr-api/people/sample/sample-audit';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { employments, persons } from '../../../hr-api/people/tables';
import { hashPassword } from '../../../hr-api/access/sign-in/password/password';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { sealedPassword } from '../../platform/hr-api/harness/portal-side';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { SAMPLE_PASSWORD } from '../../platform/hr-api/harness/test-settings';
import { workOf } from '../../platform/hr-api/harness/work-of';
import { altered } from '../../altered';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

async function personOf(loginId: string) {
  const [row] = await hr.db
    .select({ name: persons.name, personId: persons.id, accountId: accounts.id })
    .from(accounts)
    .innerJoin(persons, eq(persons.id, accounts.personId))
    .where(eq(accounts.loginId, loginId));
  if (!row) throw new Error(`The sample has no ${loginId}`);
  return row;
}

test('an employee signs in with id and password and reads their own name', async () => {
  const { authToken, ischg } = (await hr.signIn('E1001')).reply();
  expect(ischg).toBe(0);
  expect(authToken).toMatch(/^[A-Za-z0-9_-]{43}$/);
  const user = (await hr.call('getUser', {}, { token: authToken })).reply();
  expect(user).toEqual([{ Name: (await personOf('E1001')).name, TypeOfUser: 'E', Language: null }]);
});

test('the id may be typed in any case and with blanks around it', async () => {
  expect((await hr.signIn(' e1001 ')).status).toBe(200);
});

test.each([
  ['E1012', 1],
  ['E1013', 2],
  ['E1008', 3],
  ['E1007', 100],
])('%s signs in with flag %i', async (loginId, flag) => {
  expect((await hr.signIn(loginId)).reply().ischg).toBe(flag);
});

test('E1014 is a user of type V', async () => {
  const [user] = (await hr.call('getUser', {}, { token: await hr.tokenOf('E1014') })).reply();
  expect(user?.TypeOfUser).toBe('V');
});

test('an appraiser begins in the role of an employee', async () => {
  const roles = (await hr.call('listRoles', {}, { token: await hr.tokenOf('E1002') })).reply();
  expect(roles.map((role) => role.session_Role_Code)).toEqual(roles.map(() => 2));
  expect(roles.length).toBeGreaterThan(1);
});

test('two sign-ins give two tokens, and both sessions stand', async () => {
  const [one, other] = [await hr.tokenOf('E1001'), await hr.tokenOf('E1001')];
  expect(one).not.toBe(other);
  for (const token of [one, other]) expect((await hr.call('getUser', {}, { token })).status).toBe(200);
});

test('every refused sign-in gets one answer, whatever the cause', async () => {
  const leaver = await personOf('E1016');
  const withoutPassword = await personOf('E1017');
  await hr.db.update(employments).set({ validTo: '2026-03-18' }).where(eq(employments.personId, leaver.personId));
  await hr.db.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, withoutPassword.accountId));
  const answers = [
    await hr.signIn('E9999'),
    await hr.signIn('E1002', 'Humming-2025'),
    await hr.signIn('E1015'),
    await hr.signIn('E1016'),
    await hr.signIn('E1017'),
    await hr.signIn('E1017', ''),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(401);
    const { requestId, ...refusal } = answer.error();
    expect(refusal).toEqual({ code: 'sign_in_failed', message: 'The login detail is incorrect' });
    expect(requestId).toBe(answer.headers['x-request-id']);
  }
});

test('a wrong password leaves an audit row without the password', async () => {
  const { accountId } = await personOf('E1004');
  await hr.signIn('E1004', 'not the password');
  const rows = await hr.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.accountId, accountId), ne(auditEntries.requestId, SAMPLE_REQUEST)));
  expect(rows).toMatchObject([{ action: 'fail to sign in', subjectKind: 'account', subjectId: accountId }]);
  expect(JSON.stringify(rows)).not.toContain('not the password');
});

test('every refused sign-in costs one password derivation (T56)', async () => {
  const passwordHash = await hashPassword(SAMPLE_PASSWORD);
  await hr.db.update(accounts).set({ passwordHash }).where(isNotNull(accounts.passwordHash));
  await hr.db.update(accounts).set({ disabledAt: hr.clock.now }).where(eq(accounts.loginId, 'E1009'));
  const workFor = (loginId: string) => workOf(() => hr.signIn(loginId, 'wrong password'));
  const known = await workFor('E1003');
  expect(known.derivations).toEqual([expect.objectContaining({ N: 2 ** 15, r: 8, p: 1, length: 32 })]);
  expect(known.statements.filter((text) => text.includes('"accounts"'))).toHaveLength(1);
  for (const other of ['E9003', 'E1009', 'E1015']) expect(await workFor(other)).toEqual(known);
});

describe('the sealed password', () => {
  const signInWith = (password: string) => hr.call('signIn', { username: 'E1001', password });

  test('opens up to two minutes from its time on both sides', async () => {
    for (const minutes of [-2, 2]) {
      const at = new Date(hr.clock.now.getTime() + minutes * 60_000);
      expect((await signInWith(sealedPassword(SAMPLE_PASSWORD, at))).status).toBe(200);
    }
  });

  test('is refused as stale outside of that', async () => {
    for (const minutes of [-2.02, 2.02, 10]) {
      const at = new Date(hr.clock.now.getTime() + minutes * 60_000);
      const refusal = (await signInWith(sealedPassword(SAMPLE_PASSWORD, at))).error();
      expect(refusal).toMatchObject({ code: 'key_refused', params: { reason: 'stale' } });
    }
  });

  test('is refused as typed, cut, changed, or with another time', async () => {
    const sealed = sealedPassword(SAMPLE_PASSWORD, hr.clock.now);
    const [version, time, nonce, ciphertext = ''] = sealed.split('.');
    const broken = [
      SAMPLE_PASSWORD,
      sealed.slice(0, -30),
      `v2.${time}.${nonce}.${ciphertext}`,
      `${version}.${Number(time) + 1}.${nonce}.${ciphertext}`,
      `${version}.${time}.${nonce}.${altered(ciphertext, 0)}`,
      `${version}.${time}..`,
      `${sealed}.more`,
    ];
    for (const password of broken) expect((await signInWith(password)).error().code).toBe('key_refused');
  });

  test('that the portal got wrong counts against nobody', async () => {
    for (let times = 0; times < 6; times += 1) await signInWith('v1.broken');
    expect((await hr.signIn('E1001')).status).toBe(200);
  });
});
