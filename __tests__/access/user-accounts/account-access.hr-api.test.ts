import { eq } from 'drizzle-orm';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { codeIn } from '../../platform/hr-api/harness/mailbox';
import { sealedPassword } from '../../platform/hr-api/harness/portal-side';
import { mailsBy } from '../client-users/ask-code';
import { laptop, mailTo, registered } from '../devices/register-device';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { auditOf, codeOf, detailOf } from './account-of';

const CORPORATE = 'https://id.tarnbrook.example';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let hr: TestApp;
let token: string;
beforeAll(async () => {
  hr = await startApp({ settings: { OIDC_PROVIDERS: 'corporate', OIDC_CORPORATE_ISSUER: CORPORATE } });
});
afterAll(() => hr.stop());
beforeEach(async () => {
  hr.clock.advance(13 * 3_600_000);
  token = await hr.tokenOf('E1006');
});

const isIn = async (session: string) => (await hr.call('listMenu', {}, { token: session })).status === 200;
const end = async (loginId: string, SessionCode: string | null) =>
  hr.call('endAccountSessions', { AccountCode: await codeOf(hr, loginId), SessionCode }, { token });

test('an administrator ends one session: that one is out, with the reason, the other stays', async () => {
  const kept = await hr.tokenOf('E1001');
  hr.clock.advance(1000);
  const ended = await hr.tokenOf('E1001');
  const [latest] = (await detailOf(hr, 'E1001', token)).SessionList;
  expect((await end('E1001', latest?.SessionCode ?? '')).reply()).toEqual({});
  expect((await hr.call('listMenu', {}, { token: ended })).error()).toMatchObject({
    code: 'unauthenticated',
    params: { because: 'administrator' },
  });
  expect(await isIn(kept)).toBe(true);
  expect((await end('E1001', latest?.SessionCode ?? '')).status).toBe(200);
  expect(await auditOf(hr, 'end sessions of an account')).toMatchObject([{ before: { sessions: 1 } }]);
});

test('all sessions end at a press, but for the one that asks', async () => {
  const [one, other] = [await hr.tokenOf('E1002'), await hr.tokenOf('E1002')];
  await end('E1002', null);
  expect([await isIn(one), await isIn(other)]).toEqual([false, false]);
  const elsewhere = await hr.tokenOf('E1006');
  expect((await detailOf(hr, 'E1006', token)).SessionList.map(({ IsCurrent }) => IsCurrent).sort()).toEqual([
    false,
    true,
  ]);
  await end('E1006', null);
  expect([await isIn(elsewhere), await isIn(token)]).toEqual([false, true]);
});

test('a session of somebody else, or of nobody, is not found under an account', async () => {
  const foreign = await hr.tokenOf('E1003');
  const [session] = (await detailOf(hr, 'E1003', token)).SessionList;
  for (const code of [session?.SessionCode ?? '', UNKNOWN])
    expect((await end('E1001', code)).error().code).toBe('not_found');
  expect(await isIn(foreign)).toBe(true);
});

test('a device that an administrator removes opens nothing, and its sessions end', async () => {
  const device = await registered(hr, 'E1004');
  const { authToken } = (await hr.call('startDeviceSession', { ...laptop, ...device })).reply();
  const AccountCode = await codeOf(hr, 'E1004');
  const remove = (code: string) =>
    hr.call('removeAccountDevice', { AccountCode: code, DeviceID: device.DeviceID }, { token });
  expect((await remove(await codeOf(hr, 'E1001'))).error().code).toBe('not_found');
  expect((await detailOf(hr, 'E1004', token)).DeviceList.map(({ DeviceID }) => DeviceID)).toContain(device.DeviceID);
  expect([(await remove(AccountCode)).status, (await remove(AccountCode)).status]).toEqual([200, 200]);
  expect(await isIn(authToken)).toBe(false);
  expect((await hr.call('startDeviceSession', { ...laptop, ...device })).error().params).toEqual({ because: 'device' });
  const rows = await auditOf(hr, 'remove device');
  expect(rows.at(-1)).toMatchObject({ accountId: await codeOf(hr, 'E1006'), before: { name: laptop.DeviceName } });
});

test('an identity that is unbound: its owner is mailed and out, and a new one may come', async () => {
  const comeIn = (Subject: string) =>
    hr.call('signInBySso', { Email: 'vikram.nair@tarnbrook.example', Issuer: CORPORATE, Subject });
  const { authToken } = (await comeIn('old')).reply();
  expect((await detailOf(hr, 'E1002', token)).IdentityList).toEqual([
    { Issuer: CORPORATE, Subject: 'old', Since: hr.clock.now.toISOString() },
  ]);
  const AccountCode = await codeOf(hr, 'E1002');
  const unbind = () => hr.call('unbindAccountIdentity', { AccountCode }, { token });
  const mails = await mailsBy(hr, async () => {
    expect([(await unbind()).status, (await unbind()).status]).toEqual([200, 200]);
  });
  expect(mails.map(({ subject }) => subject)).toEqual(['Single sign-on of your account was reset']);
  expect((await hr.call('listMenu', {}, { token: authToken })).error().params).toEqual({ because: 'identity' });
  expect((await comeIn('new')).status).toBe(200);
  const rows = await auditOf(hr, 'unbind an identity');
  expect(rows.at(-1)).toMatchObject({ accountId: await codeOf(hr, 'E1006'), before: { issuer: CORPORATE } });
  expect(JSON.stringify(rows)).not.toContain('"old"');
});

test('a pause is shown, and gone once it is lifted', async () => {
  for (let time = 0; time < 5; time += 1) await hr.signIn('E1005', 'wrong', { clientAddress: '203.0.113.9' });
  const paused = await detailOf(hr, 'E1005', token);
  expect(paused).toMatchObject({ State: 'paused', Pause: { Where: 'elsewhere', Since: hr.clock.now.toISOString() } });
  await hr.call('liftPause', { AccountCode: paused.AccountCode, Reason: 'They called' }, { token });
  expect(await detailOf(hr, 'E1005', token)).toMatchObject({ Pause: null });
});

test('a one-time code is switched on and off, from the next sign-in on, with a mail each', async () => {
  const AccountCode = await codeOf(hr, 'E1003');
  const present = await hr.tokenOf('E1003');
  const turn = (IsCodeRequired: boolean) => hr.call('switchAccountCode', { AccountCode, IsCodeRequired }, { token });
  const on = await mailsBy(hr, async () => {
    expect([(await turn(true)).status, (await turn(true)).status]).toEqual([200, 200]);
  });
  expect(on.map(({ subject }) => subject)).toEqual(['Signing in now takes a code']);
  expect(await isIn(present)).toBe(true);
  expect((await hr.signIn('E1003')).reply().ischg).toBe(100);
  await turn(false);
  expect((await hr.signIn('E1003')).reply().ischg).toBe(0);
  expect([await auditOf(hr, 'require a code'), await auditOf(hr, 'require no code')]).toMatchObject([[{}], [{}]]);
});

test('nobody switches off their own code; none is asked of who has no address', async () => {
  const own = await codeOf(hr, 'E1006');
  const turn = (AccountCode: string, IsCodeRequired: boolean) =>
    hr.call('switchAccountCode', { AccountCode, IsCodeRequired }, { token });
  expect((await turn(own, true)).status).toBe(200);
  expect((await turn(own, false)).error().params).toEqual({ because: 'own' });
  await hr.db.update(accounts).set({ mustPassCode: false }).where(eq(accounts.id, own));
  await hr.db.update(accounts).set({ mail: '' }).where(eq(accounts.loginId, 'E1035'));
  expect((await turn(await codeOf(hr, 'E1035'), true)).error().params).toEqual({ because: 'no_mail' });
  expect((await turn(await codeOf(hr, 'C2001'), true)).error().params).toEqual({ because: 'client' });
});

test('who never signed in is invited by mail, sets a password and is in', async () => {
  await hr.db.update(accounts).set({ passwordHash: null }).where(eq(accounts.loginId, 'E1036'));
  const AccountCode = await codeOf(hr, 'E1036');
  expect(await detailOf(hr, 'E1036', token)).toMatchObject({ State: 'new', CannotInvite: '', InvitedAt: '' });
  expect((await hr.call('inviteUserAccount', { AccountCode }, { token })).reply()).toEqual({});
  const mail = await mailTo(hr, 'E1036', 1);
  expect(mail.subject).toBe('Your account for the portal is ready');
  expect(mail.text).toContain('E1036');
  expect(mail.text).toContain('/auth/forgot-password');
  expect(await detailOf(hr, 'E1036', token)).toMatchObject({ State: 'invited', InvitedAt: hr.clock.now.toISOString() });

  const [codeMail] = await mailsBy(hr, () => hr.call('requestPasswordCode', { Username: 'E1036' }));
  if (!codeMail) throw new Error('No code was mailed');
  const password = 'Quiet-river-2026';
  const NewPassword = sealedPassword(password, hr.clock.now);
  await hr.call('resetPassword', { username: 'E1036', OTP: codeIn(codeMail), NewPassword });
  expect((await hr.signIn('E1036', password)).status).toBe(200);
  expect(await detailOf(hr, 'E1036', token)).toMatchObject({ State: 'active', CannotInvite: 'signed_in' });
});

test('who signed in, left or has no address is not invited, and nobody more than often', async () => {
  const invite = async (loginId: string) =>
    hr.call('inviteUserAccount', { AccountCode: await codeOf(hr, loginId) }, { token });
  await hr.tokenOf('E1001');
  await hr.db.update(accounts).set({ mail: '' }).where(eq(accounts.loginId, 'E1037'));
  expect((await invite('E1001')).error().params).toEqual({ because: 'signed_in' });
  expect((await invite('E1015')).error().params).toEqual({ because: 'closed' });
  expect((await invite('E1037')).error().params).toEqual({ because: 'no_mail' });
  expect((await invite('C2002')).error().params).toEqual({ because: 'client' });
  const often = [await invite('E1038'), await invite('E1038'), await invite('E1038'), await invite('E1038')];
  expect(often.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect((await auditOf(hr, 'invite to an account')).length).toBe(4);
});
