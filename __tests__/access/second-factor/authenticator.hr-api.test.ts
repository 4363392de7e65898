import { eq } from 'drizzle-orm';
import { authenticators } from '../../../hr-api/access/second-factor/tables';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { resealAll } from '../../../hr-api/people/record/values/reseal';
import { RecordKeys } from '../../../hr-api/people/record/values/keys';
import { mailTo } from '../devices/register-device';
import { mailsIn } from '../../platform/hr-api/harness/mailbox';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { factorSignIn } from './factor-sign-in';
import { addPhone, appOf, type Phone } from './phone';

const HALF_MINUTE = 30_000;
const HOUR = 3_600_000;

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());
beforeEach(async () => {
  await hr.db.delete(authenticators);
  hr.clock.advance(48 * HOUR);
});

const { pendingOf, stateOf } = factorSignIn(() => hr);
const verify = (token: string, OTP: string, options: object = {}) =>
  hr.call('verifyCode', { OTP }, { token, ...options });
const accountOf = async (loginId: string) =>
  (await hr.db.select().from(accounts).where(eq(accounts.loginId, loginId)))[0]!;
const wrong = (phone: Phone) => (phone.code() === '000000' ? '111111' : '000000');

test('a person adds an app and is asked for its code, not for a mailed one, from then on', async () => {
  const phone = await addPhone(hr, 'E1001');
  expect((await mailTo(hr, 'E1001', 1)).subject).toBe('Your account has an authenticator app now');
  expect(await stateOf(phone.token)).toMatchObject({ HasApp: true, LastUsedAt: '', CodesLeft: 10 });
  const mails = (await mailsIn(hr.dataDir)).length;
  const token = await pendingOf('E1001');
  expect((await hr.call('getSession', {}, { token })).reply()).toMatchObject({ CodeBy: 'app', CodeWaitSeconds: 0 });
  const { authToken, ischg } = (await verify(token, phone.code())).reply();
  expect(ischg).toBe(0);
  expect(await stateOf(authToken)).toMatchObject({ HasApp: true, LastUsedAt: hr.clock.now.toISOString() });
  expect(await mailsIn(hr.dataDir)).toHaveLength(mails);
});

test('a code that was used is refused, at the next sign-in too, and so is one from before it', async () => {
  const phone = await addPhone(hr, 'E1001');
  const [before, now] = [phone.code(-1), phone.code()];
  await verify(await pendingOf('E1001'), now);
  const token = await pendingOf('E1001');
  expect((await verify(token, now)).error().code).toBe('code_invalid');
  expect((await verify(token, before)).error().code).toBe('code_invalid');
  hr.clock.advance(HALF_MINUTE);
  expect((await verify(token, phone.code())).status).toBe(200);
});

test('the code by which an app was added signs nobody in', async () => {
  const phone = await addPhone(hr, 'E1001');
  expect((await verify(await pendingOf('E1001'), phone.code(-1))).error().code).toBe('code_invalid');
});

test('of three uses of a code at once one is let in', async () => {
  const phone = await addPhone(hr, 'E1001');
  const pending = [await pendingOf('E1001'), await pendingOf('E1001'), await pendingOf('E1001')];
  const answers = await Promise.all(pending.map((token) => verify(token, phone.code())));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
});

test('a phone whose clock is half a minute off is let in, a whole minute is too much', async () => {
  const phone = await addPhone(hr, 'E1001');
  hr.clock.advance(HALF_MINUTE);
  expect((await verify(await pendingOf('E1001'), phone.code(-2))).error().code).toBe('code_invalid');
  expect((await verify(await pendingOf('E1001'), phone.code(2))).error().code).toBe('code_invalid');
  expect((await verify(await pendingOf('E1001'), phone.code(-1))).status).toBe(200);
  expect((await verify(await pendingOf('E1001'), phone.code(1))).status).toBe(200);
});

test('wrong codes end the sign-in, then pause others, but not a browser of the owner', async () => {
  const owner = { browser: 'browser-of-the-owner-1' };
  const phone = await addPhone(hr, 'E1002');
  await verify(await pendingOf('E1002', owner), phone.code(), owner);
  const guess = async (token: string) => (await verify(token, wrong(phone))).error().code;
  const first = await pendingOf('E1002');
  for (let time = 0; time < 4; time += 1) expect(await guess(first)).toBe('code_invalid');
  expect(await guess(first)).toBe('code_void');
  const second = await pendingOf('E1002');
  for (let time = 0; time < 4; time += 1) await guess(second);
  expect(await guess(second)).toBe('code_void');
  const third = await pendingOf('E1002');
  hr.clock.advance(HALF_MINUTE);
  expect((await verify(third, phone.code())).error().code).toBe('too_many_attempts');
  expect((await verify(await pendingOf('E1002', owner), phone.code(), owner)).status).toBe(200);
  expect((await verify(third, phone.recoveryCodes[0]!)).status).toBe(200);
});

test('no code is mailed to who has an app, not even one that must be passed', async () => {
  const token = await (async () => {
    const phone = await addPhone(hr, 'E1004');
    await hr.db.update(accounts).set({ mustPassCode: true }).where(eq(accounts.loginId, 'E1004'));
    expect(phone.recoveryCodes).toHaveLength(10);
    return pendingOf('E1004');
  })();
  expect((await hr.call('resendCode', { OTP: '' }, { token })).error().code).toBe('conflict');
  await hr.db.update(accounts).set({ mustPassCode: false }).where(eq(accounts.loginId, 'E1004'));
});

test('a key is good for who asked for it alone, unchanged, and for half an hour', async () => {
  const [mine, theirs] = [await hr.tokenOf('E1001'), await hr.tokenOf('E1002')];
  const { Offer } = (await hr.call('startAuthenticator', {}, { token: mine })).reply();
  const refusalOf = async (token: string, offer: string) =>
    (await hr.call('addAuthenticator', { Offer: offer, OTP: '000000' }, { token })).error().issues;
  const refused = [{ path: 'Offer', message: 'expired' }];
  expect(await refusalOf(theirs, Offer)).toEqual(refused);
  expect(await refusalOf(mine, `${Offer.slice(0, -2)}AA`)).toEqual(refused);
  expect(await refusalOf(mine, 'forged')).toEqual(refused);
  hr.clock.advance(30 * 60_000);
  expect(await refusalOf(await hr.tokenOf('E1001'), Offer)).toEqual(refused);
  expect((await stateOf(await hr.tokenOf('E1001'))).HasApp).toBe(false);
});

test('a wrong first code adds no app, and the sixth in a row has to wait', async () => {
  const token = await hr.tokenOf('E1016');
  const { Offer } = (await hr.call('startAuthenticator', {}, { token })).reply();
  const add = () => hr.call('addAuthenticator', { Offer, OTP: '12345' }, { token });
  for (let time = 0; time < 5; time += 1)
    expect((await add()).error()).toMatchObject({ code: 'invalid', issues: [{ path: 'OTP', message: 'wrong' }] });
  expect((await add()).error().code).toBe('too_many_attempts');
  expect((await stateOf(token)).HasApp).toBe(false);
});

test('another app takes the place of the first by a code of the first, and by nothing less', async () => {
  const phone = await addPhone(hr, 'E1001');
  const { Offer, Secret } = (await hr.call('startAuthenticator', {}, { token: phone.token })).reply();
  const code = appOf(hr, Secret);
  const OTP = code();
  const replace = (CurrentOTP?: string) =>
    hr.call('addAuthenticator', { Offer, OTP, CurrentOTP }, { token: phone.token });
  const refused = [{ path: 'CurrentOTP', message: 'wrong' }];
  expect((await replace()).error().issues).toEqual(refused);
  expect((await replace(OTP)).error().issues).toEqual(refused);
  const { RecoveryCodes } = (await replace(phone.code())).reply();
  expect(RecoveryCodes).not.toContain(phone.recoveryCodes[0]);
  const token = await pendingOf('E1001');
  hr.clock.advance(HALF_MINUTE);
  expect((await verify(token, phone.code())).error().code).toBe('code_invalid');
  expect((await verify(token, phone.recoveryCodes[1]!)).error().code).toBe('code_invalid');
  expect((await verify(token, code())).status).toBe(200);
});

test('an app is removed by one of its codes; then the password is enough again', async () => {
  const phone = await addPhone(hr, 'E1001');
  const remove = (OTP: string) => hr.call('removeAuthenticator', { OTP }, { token: phone.token });
  expect((await remove(wrong(phone))).error().issues).toEqual([{ path: 'OTP', message: 'wrong' }]);
  expect((await remove(phone.code())).status).toBe(200);
  expect((await hr.signIn('E1001')).reply().ischg).toBe(0);
  expect(await stateOf(phone.token)).toMatchObject({ HasApp: false, CodesLeft: 0 });
});

test('the key and the codes are in no log, audit row or table in clear', async () => {
  const phone = await addPhone(hr, 'E1001');
  await verify(await pendingOf('E1001'), phone.recoveryCodes[3]!);
  const kept = JSON.stringify([
    hr.logs,
    await hr.db.select().from(auditEntries),
    await hr.db.select().from(authenticators),
    (await hr.db.execute('select * from recovery_codes')) as unknown,
    await stateOf(phone.token),
  ]);
  const [group = ''] = phone.recoveryCodes[3]!.split('-');
  for (const secret of [phone.secret, ...phone.recoveryCodes, `${group}-`]) expect(kept).not.toContain(secret);
});

test('an app goes on when the key of the record is another one', async () => {
  const phone = await addPhone(hr, 'E1001');
  const { id } = await accountOf('E1001');
  const keyOf = async () =>
    (await hr.db.select().from(authenticators).where(eq(authenticators.accountId, id)))[0]?.keyId;
  const before = await keyOf();
  const keys = new RecordKeys(hr.services.secrets.record);
  await keys.add(hr.db, hr.clock.now);
  await resealAll(hr.db, keys, hr.services.capabilities);
  expect(await keyOf()).not.toBe(before);
  expect((await verify(await pendingOf('E1001'), phone.code())).status).toBe(200);
});
