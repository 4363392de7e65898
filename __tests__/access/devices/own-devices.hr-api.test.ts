import { eq } from 'drizzle-orm';
import { devices } from '../../../hr-api/access/devices/tables';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { laptop, mailTo, registered } from './register-device';

const HOUR = 3_600_000;

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());
beforeEach(() => hr.clock.advance(HOUR));

const listOf = async (loginId: string) =>
  (await hr.call('listDevices', {}, { token: await hr.tokenOf(loginId) })).reply();

test('a person registers a device: its secret is told once and kept by its hash alone', async () => {
  const proof = await registered(hr, 'E1016', { fcmToken: 'push-1', MACAddress: '02:00:00:00:00:01' });
  const [kept] = await hr.db.select().from(devices).where(eq(devices.code, proof.DeviceID));
  expect(Buffer.from(proof.DeviceSecret, 'base64url')).toHaveLength(32);
  expect(JSON.stringify(kept)).not.toContain(proof.DeviceSecret);
  expect(kept).toMatchObject({ fcmToken: 'push-1', macAddress: '02:00:00:00:00:01', lastUsedAt: null });
  const own = await listOf('E1016');
  expect(own).toEqual([
    {
      DeviceID: proof.DeviceID,
      ...laptop,
      RegisteredAt: hr.clock.now.toISOString(),
      LastUsedAt: '',
    },
  ]);
  expect(JSON.stringify(own)).not.toContain('push-1');
});

test('the person is told by mail which device it was, and where it can be removed', async () => {
  await registered(hr, 'E1014', { DeviceName: 'My\r\nBcc: evil@example.com <b>' });
  const mail = await mailTo(hr, 'E1014', 1);
  expect(mail.subject).toBe('A device was registered for your account');
  expect(mail.text).toContain('/ecenter/mydevices');
  expect(mail.text).toContain('“My Bcc: evil@example.com <b>”');
  expect(mail.text).not.toMatch(/^Bcc:/m);
});

test('people see their own devices and nobody else’s, the one used last first', async () => {
  const first = await registered(hr, 'E1004', { DeviceName: 'First' });
  hr.clock.advance(HOUR);
  await registered(hr, 'E1004', { DeviceName: 'Second' });
  hr.clock.advance(HOUR);
  await hr.call('startDeviceSession', { ...laptop, ...first });
  expect((await listOf('E1004')).map(({ DeviceName }) => DeviceName)).toEqual(['First', 'Second']);
  expect((await listOf('E1005')).map(({ DeviceID }) => DeviceID)).not.toContain(first.DeviceID);
});

test('a person cannot remove a colleague’s device, nor learn that it exists', async () => {
  const { DeviceID } = await registered(hr, 'E1004');
  const token = await hr.tokenOf('E1001');
  const [foreign, unknown] = [
    await hr.call('removeDevice', { DeviceID }, { token }),
    await hr.call('removeDevice', { DeviceID: 'unknown' }, { token }),
  ];
  expect([foreign.status, foreign.error().message]).toEqual([404, unknown.error().message]);
  expect((await listOf('E1004')).map((device) => device.DeviceID)).toContain(DeviceID);
});

test('a device that is removed leaves the list; removing it again changes nothing', async () => {
  const { DeviceID } = await registered(hr, 'E1005', { fcmToken: 'push-2' });
  const token = await hr.tokenOf('E1005');
  const statuses = [
    (await hr.call('removeDevice', { DeviceID }, { token })).status,
    (await hr.call('removeDevice', { DeviceID }, { token })).status,
  ];
  expect(statuses).toEqual([200, 200]);
  expect((await listOf('E1005')).map((device) => device.DeviceID)).not.toContain(DeviceID);
  const [kept] = await hr.db.select().from(devices).where(eq(devices.code, DeviceID));
  expect(kept).toMatchObject({ fcmToken: '', macAddress: '', installationId: '' });
});

test('the same installation registered twice, even at once, is one device', async () => {
  const token = await hr.tokenOf('E1003');
  const said = { ...laptop, InstallationID: 'installation-1' };
  const answers = await Promise.all([
    hr.call('registerDevice', said, { token }),
    hr.call('registerDevice', said, { token }),
  ]);
  const ids = answers.map((answer) => answer.reply().DeviceID);
  const own = (await listOf('E1003')).map(({ DeviceID }) => DeviceID);
  expect(own.filter((id) => ids.includes(id))).toHaveLength(1);
});

test('a person has ten devices at most', async () => {
  const [account] = await hr.db.select().from(accounts).where(eq(accounts.loginId, 'E1002'));
  await hr.db.delete(devices).where(eq(devices.accountId, account?.id ?? ''));
  for (let time = 0; time < 10; time += 1) await registered(hr, 'E1002');
  const refused = await hr.call('registerDevice', laptop, { token: await hr.tokenOf('E1002') });
  expect(refused.error()).toMatchObject({ code: 'invalid', issues: [{ path: 'DeviceID', message: 'too_many' }] });
});

test.each([
  ['nothing', '', 'required'],
  ['what nobody can see', '\u200b \u0007\u202e', 'required'],
  ['61 characters', 'x'.repeat(61), 'too_long'],
])('a device is not registered under a name of %s', async (_, DeviceName, message) => {
  const token = await hr.tokenOf('E1001');
  const refused = await hr.call('registerDevice', { ...laptop, DeviceName }, { token });
  expect(refused.error()).toMatchObject({ code: 'invalid', issues: [{ path: 'DeviceName', message }] });
});

test('a device is activated by its owner’s session alone (SCALL-03)', async () => {
  const { DeviceID: Device_SID } = await registered(hr, 'E1001', { InstallationID: 'installation-2' });
  const [own, foreign] = [await hr.tokenOf('E1001'), await hr.tokenOf('E1016')];
  const activate = async (token: string, change: object = {}) => {
    const request = { InstallationID: 'installation-2', Device_SID, UserName: 'e1001', ...change };
    return (await hr.call('activateDevice', request, { token, language: 'de' })).reply();
  };
  const refused = { success: false, message: 'Das Gerät ist für dieses Konto nicht registriert.' };
  expect(await activate(foreign, { UserName: 'E1016' })).toEqual(refused);
  expect(await activate(own, { UserName: 'E1016' })).toEqual(refused);
  expect(await activate(own, { Device_SID: 'unknown' })).toEqual(refused);
  expect(await activate(own)).toEqual({ success: true, message: 'Das Gerät ist aktiviert.' });
});

test('one of the sample people has a phone and a tablet, used lately', async () => {
  const own = await listOf('E1001');
  expect(own.map(({ DeviceName }) => DeviceName)).toEqual(expect.arrayContaining(['Pixel 9', 'iPad']));
});
