import { desc, eq } from 'drizzle-orm';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { pendingConduct } from '../../../hr-api/agreements/data';
import { conductAudiences } from '../../../hr-api/agreements/tables';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { wrong } from '../passwords/ask-code';
import { askCode, clientToken, enterCode, MIRA, TOM } from './ask-code';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());
beforeEach(() => hr.clock.advance(DAY));

test('a client user signs in by names and code: type V, by their own method, which is audited', async () => {
  const token = await clientToken(hr, MIRA);
  expect((await hr.call('getUser', {}, { token })).reply()).toEqual([
    { Name: 'Mira Shah', TypeOfUser: 'V', Language: null },
  ]);
  expect((await hr.call('getSession', {}, { token })).reply().ischg).toBe(0);
  const isSignIn = eq(auditEntries.action, 'sign in');
  const entries = await hr.db.select().from(auditEntries).where(isSignIn).orderBy(desc(auditEntries.at)).limit(1);
  expect(entries).toMatchObject([{ after: { flag: 0, method: 'client' } }]);
});

test('the code is good until 3:29, once (T54)', async () => {
  const late = await askCode(hr, MIRA);
  hr.clock.advance(209 * SECOND);
  expect((await enterCode(hr, late)).error().code).toBe('code_invalid');
  const inTime = await askCode(hr, MIRA);
  hr.clock.advance(208 * SECOND);
  expect((await enterCode(hr, inTime)).status).toBe(200);
  expect((await enterCode(hr, inTime)).error().code).toBe('code_invalid');
});

test('a new code voids the one before', async () => {
  const first = await askCode(hr, MIRA);
  hr.clock.advance(209 * SECOND);
  const second = await askCode(hr, MIRA);
  expect((await enterCode(hr, { token: first.token, code: second.code })).error().code).toBe('code_invalid');
  expect((await enterCode(hr, second)).status).toBe(200);
});

test.each([
  ['three digits', () => '123'],
  [
    'digits of another script',
    (code: string) => [...code].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join(''),
  ],
  ['a blank within', (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
  ['without a leading digit', (code: string) => code.slice(1)],
])('a code of %s is wrong (T54)', async (_, change) => {
  const step = await askCode(hr, MIRA);
  expect((await enterCode(hr, { ...step, code: change(step.code) })).error().code).toBe('code_invalid');
  expect((await enterCode(hr, step)).status).toBe(200);
});

test('a token none was given, and the first step left out, answer as a wrong code does (T48)', async () => {
  const { token, code } = await askCode(hr, MIRA);
  const wrongCode = await enterCode(hr, { token, code: wrong(code) });
  const unknown = await enterCode(hr, { token: 'A'.repeat(43), code });
  expect([unknown.status, unknown.error().code, unknown.error().message]).toEqual([
    wrongCode.status,
    wrongCode.error().code,
    wrongCode.error().message,
  ]);
  expect(unknown.headers['content-length']).toBe(wrongCode.headers['content-length']);
});

test('the code of one client user opens nothing with the token or the name of another (T48)', async () => {
  const [mira, tom] = [await askCode(hr, MIRA), await askCode(hr, TOM)];
  const tomsName = TOM.ClientUserName;
  for (const mixed of [
    { token: tom.token, code: mira.code },
    { token: tom.token, code: mira.code, name: tomsName },
    { token: mira.token, code: mira.code, name: tomsName },
    { token: mira.token, code: tom.code, name: tomsName },
  ]) {
    // One in a million times the two are mailed the same digits.
    if (mira.code === tom.code) continue;
    expect((await enterCode(hr, mixed)).error().code).toBe('code_invalid');
  }
  expect((await enterCode(hr, { ...tom, name: tomsName })).status).toBe(200);
});

test('a code is worth nothing with another client code (T68)', async () => {
  const step = await askCode(hr, MIRA);
  expect((await enterCode(hr, step, {}, 'northwind')).error().code).toBe('code_invalid');
  expect((await enterCode(hr, step)).status).toBe(200);
});

test('the fifth wrong code voids the step, and another one may be begun (T54)', async () => {
  const step = await askCode(hr, MIRA);
  const tries = [];
  for (let time = 0; time < 5; time += 1)
    tries.push((await enterCode(hr, { ...step, code: wrong(step.code) })).error());
  expect(tries.map(({ code }) => code)).toEqual([...Array<string>(4).fill('code_invalid'), 'code_void']);
  expect((await enterCode(hr, step)).error().code).toBe('too_many_attempts');
  hr.clock.advance(15 * MINUTE);
  expect((await enterCode(hr, step)).error().code).toBe('code_void');
  expect((await enterCode(hr, await askCode(hr, MIRA))).status).toBe(200);
});

test('twenty wrong codes at once are five tries (T54)', async () => {
  const step = await askCode(hr, TOM);
  const guess = { ...step, code: wrong(step.code), name: TOM.ClientUserName };
  const codes = (await Promise.all(Array.from({ length: 20 }, () => enterCode(hr, guess)))).map(
    (one) => one.error().code,
  );
  const times = (wanted: string) => codes.filter((code) => code === wanted).length;
  expect([times('code_invalid'), times('code_void'), times('too_many_attempts')]).toEqual([4, 1, 15]);
});

test('fifty wrong codes from one address pause that address (T52)', async () => {
  const clientAddress = '203.0.113.60';
  const guess = { token: 'B'.repeat(43), code: '123456' };
  for (let time = 0; time < 50; time += 1) {
    expect((await enterCode(hr, guess, { clientAddress })).error().code).toBe('code_invalid');
  }
  const step = await askCode(hr, MIRA);
  expect((await enterCode(hr, step, { clientAddress })).error().code).toBe('too_many_attempts');
  expect((await enterCode(hr, step, { clientAddress: '203.0.113.61' })).status).toBe(200);
});

test('who is disabled between the steps does not get in', async () => {
  const step = await askCode(hr, TOM);
  const isTom = eq(accounts.loginId, 'C2002');
  await hr.db.update(accounts).set({ disabledAt: hr.clock.now }).where(isTom);
  expect((await enterCode(hr, { ...step, name: TOM.ClientUserName })).error().code).toBe('code_invalid');
  await hr.db.update(accounts).set({ disabledAt: null }).where(isTom);
});

test('the sign-in asks for no second code; a pending agreement still applies (T47)', async () => {
  const isTom = eq(accounts.loginId, 'C2002');
  const [tom] = await hr.db.update(accounts).set({ mustPassCode: true }).where(isTom).returning();
  expect((await enterCode(hr, { ...(await askCode(hr, TOM)), name: TOM.ClientUserName })).reply().ischg).toBe(0);
  const [employee] = await hr.db.select().from(accounts).where(eq(accounts.loginId, 'E1008'));
  const pending = await pendingConduct(hr.db, employee?.personId ?? '', hr.clock.now);
  await hr.db
    .insert(conductAudiences)
    .values({ conductId: pending?.id ?? '', kind: 'person', value: tom?.personId ?? '' });
  expect((await enterCode(hr, { ...(await askCode(hr, TOM)), name: TOM.ClientUserName })).reply().ischg).toBe(3);
});

test('a client user has no password to sign in with', async () => {
  expect((await hr.signIn('C2001')).error().code).toBe('sign_in_failed');
});
