import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { devices } from '../../../hr-api/access/devices/tables';
import { employments } from '../../../hr-api/people/tables';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { codeIn } from '../../platform/hr-api/harness/mailbox';
import { sealedPassword } from '../../platform/hr-api/harness/portal-side';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { SAMPLE_PASSWORD } from '../../platform/hr-api/harness/test-settings';
import { laptop, mailTo, registered, type Proof } from './register-device';

const HOUR = 3_600_000;

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());
beforeEach(() => hr.clock.advance(HOUR));

const start = (proof: Proof) => hr.call('startDeviceSession', { ...laptop, ...proof });

function signInOn(proof: Proof, username: string, password = SAMPLE_PASSWORD) {
  const sealed = sealedPassword(password, hr.clock.now);
  const names = { Device_SID: proof.DeviceID, ClientCode: '', username, password: sealed };
  return hr.call('signInOnDevice', { ...laptop, ...proof, ...names });
}

const lives = async (token: string) => (await hr.call('getSession', {}, { token })).status === 200;

test('a proven device starts a session for its owner and records its use', async () => {
  const proof = await registered(hr, 'E1001');
  const { authToken: token, ischg } = (await start(proof)).reply();
  expect(ischg).toBe(0);
  expect((await hr.call('getUser', {}, { token })).reply()[0]?.Name).toBe(
    (await hr.call('getUser', {}, { token: await hr.tokenOf('E1001') })).reply()[0]?.Name,
  );
  const own = (await hr.call('listDevices', {}, { token })).reply();
  expect(own.find(({ DeviceID }) => DeviceID === proof.DeviceID)?.LastUsedAt).toBe(hr.clock.now.toISOString());
});

test('the audit says that a device signed the user in', async () => {
  const { authToken: token } = (await start(await registered(hr, 'E1001'))).reply();
  const rows = await hr.db.select().from(auditEntries).where(eq(auditEntries.action, 'sign in'));
  expect(await lives(token)).toBe(true);
  expect(rows.at(-1)?.after).toEqual({ flag: 0, method: 'device' });
});

test('an id opens nothing without its secret, nor a secret with another id (T49)', async () => {
  const [one, other] = [await registered(hr, 'E1001'), await registered(hr, 'E1016')];
  const tries = [
    { ...one, DeviceSecret: '' },
    { ...one, DeviceSecret: other.DeviceSecret },
    { ...one, DeviceID: other.DeviceID },
    { DeviceID: 'unknown', DeviceSecret: one.DeviceSecret },
    { DeviceID: '', DeviceSecret: '' },
  ];
  const refusals = await Promise.all(tries.map(async (proof) => (await start(proof)).error()));
  expect(new Set(refusals.map(({ code, message, params }) => JSON.stringify({ code, message, params }))).size).toBe(1);
  expect(refusals[0]).toMatchObject({ code: 'sign_in_failed', message: 'The login detail is incorrect' });
});

test('the address that names a device opens by that device alone (SOPQ-05)', async () => {
  const [one, other] = [await registered(hr, 'E1001'), await registered(hr, 'E1016')];
  const knock = (id: string) => hr.call('authenticateDevice', { ...laptop, ...one, id });
  expect((await knock(one.DeviceID)).status).toBe(200);
  expect((await knock(other.DeviceID)).error().code).toBe('sign_in_failed');
  expect((await knock('')).error().code).toBe('sign_in_failed');
});

test('a device of a disabled account or a leaver is refused like an unknown one', async () => {
  const [disabled, left] = [await registered(hr, 'E1005'), await registered(hr, 'E1017')];
  await hr.db.update(accounts).set({ disabledAt: hr.clock.now }).where(eq(accounts.loginId, 'E1005'));
  const [account] = await hr.db.select().from(accounts).where(eq(accounts.loginId, 'E1017'));
  const isTheirs = eq(employments.personId, account?.personId ?? '');
  await hr.db.update(employments).set({ validTo: '2026-03-01' }).where(isTheirs);
  const unknown = (await start({ DeviceID: 'unknown', DeviceSecret: 'x' })).error();
  for (const proof of [disabled, left]) {
    const { code, message, params } = (await start(proof)).error();
    expect({ code, message, params }).toEqual({ code: unknown.code, message: unknown.message, params: unknown.params });
  }
});

test('a user with one-time codes passes one on a device, in a device session', async () => {
  const pending = (await hr.signIn('E1007')).reply().authToken;
  const first = codeIn(await mailTo(hr, 'E1007', 1));
  const { authToken } = (await hr.call('verifyCode', { OTP: first }, { token: pending })).reply();
  const proof = (await hr.call('registerDevice', laptop, { token: authToken })).reply();
  await mailTo(hr, 'E1007', 2);
  const answer = (await start(proof)).reply();
  expect(answer.ischg).toBe(100);
  const code = codeIn(await mailTo(hr, 'E1007', 3));
  const passed = (await hr.call('verifyCode', { OTP: code }, { token: answer.authToken })).reply().authToken;
  expect(await lives(passed)).toBe(true);
  await hr.call('removeDevice', { DeviceID: proof.DeviceID }, { token: authToken });
  expect(await lives(passed)).toBe(false);
});

test('who has a code of conduct to accept meets it on a device too', async () => {
  const [account] = await hr.db.select().from(accounts).where(eq(accounts.loginId, 'E1008'));
  const proof = await registered(hr, 'E1001');
  await hr.db
    .update(devices)
    .set({ accountId: account?.id ?? '' })
    .where(eq(devices.code, proof.DeviceID));
  expect((await start(proof)).reply().ischg).toBe(3);
});

test('signing in on a device takes the password as well', async () => {
  const proof = await registered(hr, 'E1001');
  const { authToken: token } = (await signInOn(proof, ' e1001 ')).reply();
  expect(await lives(token)).toBe(true);
  const wrong = (await signInOn(proof, 'E1001', 'wrong password')).error();
  expect([wrong.code, wrong.params]).toEqual(['sign_in_failed', undefined]);
});

test('a password on a device that is not its owner’s is not even looked at, so it is no guess', async () => {
  const proof = await registered(hr, 'E1001');
  for (let time = 0; time < 6; time += 1) {
    const refused = (await signInOn(proof, 'E1016', 'wrong password')).error();
    expect([refused.code, refused.params]).toEqual(['sign_in_failed', { because: 'device' }]);
  }
  expect((await hr.signIn('E1016')).status).toBe(200);
  expect((await start(proof)).status).toBe(200);
});

test('five wrong passwords on a device pause the account as anywhere', async () => {
  const proof = await registered(hr, 'E1004');
  for (let time = 0; time < 5; time += 1) await signInOn(proof, 'E1004', 'wrong password');
  expect((await signInOn(proof, 'E1004')).status).toBe(429);
  expect((await hr.signIn('E1004')).status).toBe(429);
});

test('a device that is removed opens nothing, and its sessions end, the one that removes it too', async () => {
  const proof = await registered(hr, 'E1001');
  const [byDevice, onDevice, byPassword] = [
    (await start(proof)).reply().authToken,
    (await signInOn(proof, 'E1001')).reply().authToken,
    await hr.tokenOf('E1001'),
  ];
  expect((await hr.call('removeDevice', { DeviceID: proof.DeviceID }, { token: onDevice })).status).toBe(200);
  expect([await lives(byDevice), await lives(onDevice), await lives(byPassword)]).toEqual([false, false, true]);
  expect((await hr.call('getSession', {}, { token: onDevice })).error().params).toEqual({ because: 'device' });
  expect((await start(proof)).status).toBe(401);
  expect((await signInOn(proof, 'E1001')).error().params).toEqual({ because: 'device' });
});

test('removing a device ends its session; registering it again does not', async () => {
  const token = await hr.tokenOf('E1016');
  const said = { ...laptop, InstallationID: 'installation-of-a-lost-laptop' };
  await hr.call('registerDevice', said, { token });
  const { DeviceID } = (await hr.call('registerDevice', said, { token })).reply();
  expect(await lives(token)).toBe(true);
  await hr.call('removeDevice', { DeviceID }, { token: await hr.tokenOf('E1016') });
  expect(await lives(token)).toBe(false);
});

test('a change of role keeps the session the device’s', async () => {
  const proof = await registered(hr, 'E1002');
  const token = (await start(proof)).reply().authToken;
  const { authToken } = (await hr.call('changeRole', { RoleCode: 5 }, { token })).reply();
  await hr.call('removeDevice', { DeviceID: proof.DeviceID }, { token: await hr.tokenOf('E1002') });
  expect(await lives(authToken)).toBe(false);
});

test('a new password takes the devices away', async () => {
  const proof = await registered(hr, 'E1006');
  const seal = (password: string) => sealedPassword(password, hr.clock.now);
  const change = { OldPassword: seal(SAMPLE_PASSWORD), NewPassword: seal('Meadow-lark 7') };
  const { authToken: token } = (await hr.call('changePassword', change, { token: await hr.tokenOf('E1006') })).reply();
  expect((await hr.call('listDevices', {}, { token })).reply()).toEqual([]);
  expect((await start(proof)).status).toBe(401);
});

test('removing and starting at once leave no session behind', async () => {
  const proof = await registered(hr, 'E1003');
  const token = await hr.tokenOf('E1003');
  const [started] = await Promise.all([start(proof), hr.call('removeDevice', { DeviceID: proof.DeviceID }, { token })]);
  expect(started.status === 401 || !(await lives(started.reply().authToken))).toBe(true);
});
