import type { StoredDevice } from '@/lib/bff/session/browser/device';
import {
  callProxy,
  askSession,
  codeOf,
  cookieOfSession,
  pointPortalAt,
  postForm,
  wholeAnswer,
} from './stub/portal-request';
import { answerSamples } from './stub/sample-replies';
import { json, startStub, TOKEN_CANARY, type Stub } from './stub/stub-upstream';
import { until } from './stub/until';
import { altered } from '../altered';

const SECRET_CANARY = `${TOKEN_CANARY}device-secret`;
const REFUSED = '/logout?why=device-unknown';

let stub: Stub;
beforeAll(async () => pointPortalAt((stub = await startStub()).address));
beforeEach(() => {
  answerSamples(stub);
  stub.forget();
});
afterAll(() => stub.close());

const info = {
  fcmToken: '',
  InstallationID: 'installation-1',
  Regid: '',
  DeviceType: 'Linux',
  DeviceName: 'Desk',
  OSVersion: '',
  OSModel: 'Chrome 141',
  MACAddress: '',
};

async function deviceIn(device: Partial<StoredDevice> = {}): Promise<string> {
  const { deviceCookie } = await import('@/lib/bff/session/browser/device');
  const own = { DeviceID: 'device-1', DeviceSecret: SECRET_CANARY, host: '127.0.0.1:4180', info };
  return (await deviceCookie({ ...own, ...device })).split(';')[0]!;
}

const cookiesOf = (answer: Response) => answer.headers.getSetCookie();
const named = (answer: Response, name: string) => cookiesOf(answer).find((cookie) => cookie.startsWith(`${name}=`));
const nextOf = async (answer: Response) => ((await answer.json()) as { next: string }).next;
const bodyOn = (path: string) => JSON.parse(stub.seenOn(path)[0]?.body ?? '{}') as Record<string, string>;
const person = { username: 'E1001', password: 'a password' };
const refusal = (params?: object) => json({ code: 'sign_in_failed', message: 'no', requestId: '1', params }, 401);

test.each(['mobile-session', 'mobile-auth'] as const)(
  '%s starts a session from the sealed device cookie, kept a year (SSO-06, SSO-11)',
  async (step) => {
    const answer = await askSession(step, {}, { cookie: await deviceIn() });
    const path = step === 'mobile-session' ? 'users/mobileusercheck' : 'users/mobileauthenticate';
    expect(bodyOn(path)).toMatchObject({ ...info, DeviceID: 'device-1', DeviceSecret: SECRET_CANARY });
    expect(named(answer, '__Host-hr-session')).toMatch(/; Path=\/; Secure; HttpOnly; SameSite=Lax$/);
    expect(named(answer, '__Host-hr-device')).toMatch(/; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=31536000$/);
    expect(await nextOf(answer)).toBe('/');
  },
);

test('the mobile sign-in names the device in hand, whatever the browser says (SOPQ-05)', async () => {
  await askSession('mobile-auth', { id: 'device-2', DeviceID: 'device-2' }, { cookie: await deviceIn() });
  expect(bodyOn('users/mobileauthenticate')).toMatchObject({ id: 'device-1', DeviceID: 'device-1' });
});

test.each(['mobile-session', 'mobile-auth'] as const)(
  '%s refuses what is no device of ours without asking upstream (T49, T68)',
  async (step) => {
    const whole = await deviceIn();
    for (const cookie of [
      '',
      '__Host-hr-device=device-1',
      altered(whole, -6),
      await deviceIn({ host: 'other.example' }),
      (await cookieOfSession()).replace('hr-session', 'hr-device'),
    ]) {
      const answer = await askSession(step, { DeviceID: 'device-1' }, { cookie });
      expect([await nextOf(answer), named(answer, '__Host-hr-session')]).toEqual([REFUSED, undefined]);
    }
    expect(stub.seen).toHaveLength(0);
  },
);

test('a device that the HR API refuses is forgotten, and its failure goes to /logout (SSO-07)', async () => {
  stub.on('users/mobileusercheck', refusal({ because: 'device' }));
  const answer = await postForm('mobile-session', {}, { cookie: await deviceIn() });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, REFUSED]);
  expect(named(answer, '__Host-hr-device')).toMatch(/^__Host-hr-device=; .*Max-Age=0$/);
  expect(named(answer, '__Host-hr-session')).toBeUndefined();
});

test.each([
  ['is away', json({ code: 'internal', message: 'x', requestId: '1' }, 503)],
  ['is told to wait', json({ code: 'too_many_attempts', message: 'x', params: { minutes: 15 }, requestId: '1' }, 429)],
])('a device whose HR API %s is kept, and its page offers to try again', async (_, script) => {
  stub.on('users/mobileusercheck', script);
  const answer = await postForm('mobile-session', {}, { cookie: await deviceIn() });
  expect(answer.headers.get('location')).toBe('/mobilesession');
  expect(named(answer, '__Host-hr-flash')).toBeDefined();
  expect(named(answer, '__Host-hr-device')).toBeUndefined();
});

test('who is signed in stays who they are, and the HR API is not asked (SSO-07)', async () => {
  const cookie = `${await cookieOfSession()}; ${await deviceIn()}`;
  const answer = await askSession('mobile-session', {}, { cookie });
  expect([await nextOf(answer), cookiesOf(answer)]).toEqual(['/', []]);
  expect(stub.seen).toHaveLength(0);
});

test('signing in on a device sends device data and records its use (SIGN-21, SCALL-02, SCALL-03)', async () => {
  const answer = await askSession('device-sign-in', person, { cookie: await deviceIn() });
  expect(await nextOf(answer)).toBe('/');
  expect(bodyOn('users/deviceauthenticate')).toMatchObject({ ...info, Device_SID: 'device-1', username: 'E1001' });
  expect(stub.seenOn('users/deviceauthenticate')[0]!.body).not.toContain('a password');
  const path = 'api/client/common/dynamiclist/deviceactivate';
  await until(() => stub.seenOn(path).length > 0, 'the activation');
  expect(bodyOn(path)).toEqual({ InstallationID: 'installation-1', Device_SID: 'device-1', UserName: 'E1001' });
  expect(stub.seenOn('users/authenticate')).toHaveLength(0);
});

test.each([
  ['is refused', json({ success: false, message: 'no' })],
  ['fails', json({ code: 'internal', message: 'x', requestId: '1' }, 500)],
])('an activation that %s keeps nobody out (SOPQ-06)', async (_, script) => {
  stub.on('api/client/common/dynamiclist/deviceactivate', script);
  const answer = await askSession('device-sign-in', person, { cookie: await deviceIn() });
  expect([answer.status, Boolean(named(answer, '__Host-hr-session'))]).toEqual([200, true]);
});

test('a device that is refused leaves the sign-in to the password alone', async () => {
  stub.on('users/deviceauthenticate', refusal({ because: 'device' }));
  const answer = await askSession('device-sign-in', person, { cookie: await deviceIn() });
  expect([answer.status, stub.seenOn('users/authenticate').length]).toEqual([200, 1]);
});

test('a wrong password on a device is refused once, and not tried as a plain sign-in', async () => {
  stub.on('users/deviceauthenticate', refusal());
  const answer = await askSession('device-sign-in', person, { cookie: await deviceIn() });
  expect(await codeOf(answer)).toBe('sign_in_failed');
  expect(stub.seenOn('users/authenticate')).toHaveLength(0);
});

test('a browser that is no device signs in as usual by the device sign-in', async () => {
  await askSession('device-sign-in', person);
  expect(stub.seen.map(({ url }) => url.split('?')[0])).toContain('/api4/users/authenticate');
  expect(stub.seenOn('users/deviceauthenticate')).toHaveLength(0);
});

test('registering tells the secret to the sealed cookie and to nobody else (T01)', async () => {
  stub.on('users/registerdevice', json({ DeviceID: 'device-9', DeviceSecret: SECRET_CANARY }));
  const fields = { DeviceName: 'Desk', InstallationID: 'installation-9', DeviceType: 'forged', fcmToken: 'forged' };
  const headers = {
    cookie: await cookieOfSession(),
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0 Safari/537.36',
  };
  const answer = await askSession('register-device', fields, headers);
  expect(bodyOn('users/registerdevice')).toEqual({ ...info, InstallationID: 'installation-9' });
  expect(await wholeAnswer(answer)).not.toMatch(/CANARY|device-9/);
});

test('removing the current device ends the session, removing another does not', async () => {
  const cookie = `${await cookieOfSession()}; ${await deviceIn()}`;
  const other = await askSession('remove-device', { DeviceID: 'device-2' }, { cookie });
  expect([await other.json(), cookiesOf(other)]).toEqual([{ next: '/ecenter/mydevices' }, []]);
  expect(stub.seenOn('users/logout')).toHaveLength(0);
  const own = await askSession('remove-device', { DeviceID: 'device-1' }, { cookie });
  expect(await own.json()).toEqual({ next: '/session?why=device' });
  for (const name of ['__Host-hr-device', '__Host-hr-session']) expect(named(own, name)).toMatch(/=; .*Max-Age=0$/);
  expect(named(own, '__Host-hr-ended')).toMatch(/=device; /);
  await until(() => stub.seenOn('users/logout').length === 1, 'the session’s end', 5_000);
});

test.each([
  'signInOnDevice',
  'activateDevice',
  'startDeviceSession',
  'authenticateDevice',
  'registerDevice',
  'removeDevice',
])('no script reaches %s (T47)', async (name) => {
  const cookie = `${await cookieOfSession()}; ${await deviceIn()}`;
  expect((await callProxy(name, { headers: { cookie } })).status).toBe(404);
  expect(stub.seen).toHaveLength(0);
});

describe('where a session ends', () => {
  const ended = async (cookie: string) => {
    const { GET } = await import('@/app/api/session/ended/route');
    const headers = { host: '127.0.0.1:4180', cookie };
    const asked = new Request('http://127.0.0.1:4180/api/session/ended?again=1', { headers });
    return (await GET(asked)).headers.get('location');
  };
  const over = (because?: string) =>
    json({ code: 'unauthenticated', message: 'over', params: because ? { because } : undefined, requestId: '1' }, 401);

  test.each([undefined, 'idle', 'twelve-hours', 'clock', 'role', 'next-step'])(
    'by itself (%s) the way goes on to the device’s own session (SESS-17)',
    async (because) => {
      stub.on('users/session', over(because));
      expect(await ended(`${await cookieOfSession()}; ${await deviceIn()}`)).toBe('/mobilesession');
    },
  );

  test.each(['signed-out', 'password', 'device', 'account', 'code-void', 'identity'])(
    'because somebody wanted it (%s) it does not',
    async (because) => {
      stub.on('users/session', over(because));
      expect(await ended(`${await cookieOfSession()}; ${await deviceIn()}`)).toBe(`/session?why=${because}`);
    },
  );

  test('at its absolute end the way goes on to a device’s own session too', async () => {
    const past = await cookieOfSession({ endsAt: Date.now() - 1 });
    expect(await ended(`${past}; ${await deviceIn()}`)).toBe('/mobilesession');
  });

  test('without a device or session it goes to the notice (SESS-16)', async () => {
    stub.on('users/session', over());
    expect(await ended(await cookieOfSession())).toBe('/session');
    expect(await ended(await deviceIn())).toBe('/session');
    expect(await ended(`${await cookieOfSession()}; ${await deviceIn({ host: 'other.example' })}`)).toBe('/session');
  });
});
