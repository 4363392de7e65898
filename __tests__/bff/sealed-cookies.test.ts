import { callProxy, askSession, cookieOfSession, pointPortalAt } from './stub/portal-request';
import { answerSamples } from './stub/sample-replies';
import { json, startStub, type Stub } from './stub/stub-upstream';

const HERE = '127.0.0.1:4180';
const info = {
  fcmToken: '',
  InstallationID: '',
  Regid: '',
  DeviceType: 'Linux',
  DeviceName: 'Desk',
  OSVersion: '',
  OSModel: 'Firefox',
  MACAddress: '',
};

/** Each cookie that the portal seals for a host, as it is set for one. */
const sealed: Record<string, (host: string) => Promise<string>> = {
  session: (host) => cookieOfSession({ host }),
  'client step': async (host) => {
    const { clientStepCookie } = await import('@/lib/bff/session/client-step-cookie');
    return clientStepCookie({ host, username: 'C1', clientUserName: 'client', token: 'token-1', askedAt: Date.now() });
  },
  device: async (host) => {
    const { deviceCookie } = await import('@/lib/bff/session/browser/device');
    return deviceCookie({ host, DeviceID: 'device-1', DeviceSecret: 'secret', info });
  },
  'asked page': async (host) => {
    const { requestedPageCookie } = await import('@/lib/bff/redirect/requested-page');
    return (await requestedPageCookie('/ecenter/dashboard', host)) ?? '';
  },
};
const names = Object.keys(sealed);
const pairOf = async (name: string, host: string) => (await sealed[name]!(host)).split(';')[0]!;

let stub: Stub;
beforeAll(async () => pointPortalAt((stub = await startStub()).address));
beforeEach(() => {
  answerSamples(stub);
  stub.on('users/authenticate', json({ authToken: 'token-1', ischg: 0 }));
  stub.on('users/opt-validation', json({ authToken: 'token-1', ischg: 0 }));
  stub.forget();
});
afterAll(() => stub.close());

/** What a browser with this cookie may do: a call, the client users' second step, a device sign-in, the page after signing in. */
async function opens(cookie: string, host: string): Promise<string[]> {
  const { deviceOf } = await import('@/lib/bff/session/browser/device');
  const headers = { cookie, host, origin: `http://${host}` };
  const signedIn = await askSession('sign-in', { username: 'E1001', password: 'a password' }, headers);
  const { next } = (await signedIn.json()) as { next: string };
  const opened: [string, boolean][] = [
    ['session', (await callProxy('listMenu', { headers })).status === 200],
    ['client step', (await askSession('client-code', { OTP: '123456' }, headers)).status === 200],
    ['device', (await deviceOf(new Headers(headers))) !== null],
    ['asked page', next !== '/'],
  ];
  return opened.filter(([, isOpen]) => isOpen).map(([name]) => name);
}

test.each(names)(
  'the cookie of a %s opens what it is for on its own host, and nothing on another (T68)',
  async (name) => {
    expect(await opens(await pairOf(name, HERE), HERE)).toEqual([name]);
    for (const other of ['other.example', 'localhost:4180', '127.0.0.1:4181', 'HERE.127.0.0.1:4180'])
      expect(await opens(await pairOf(name, other), HERE)).toEqual([]);
    expect(await opens(await pairOf(name, HERE), 'localhost:4180')).toEqual([]);
  },
);

test('no seal opens anything under the name of another cookie (T36, T68)', async () => {
  for (const one of names) {
    const [, value] = /^[^=]+=(.*)$/.exec(await pairOf(one, HERE)) ?? [];
    for (const other of names.filter((name) => name !== one)) {
      const [otherName] = (await pairOf(other, HERE)).split('=');
      expect({ one, other, opened: await opens(`${otherName}=${value}`, HERE) }).toEqual({ one, other, opened: [] });
    }
  }
});

test('each further cookie has all protective attributes and hides its content (T02, T33)', async () => {
  for (const name of names.filter((one) => one !== 'session')) {
    const [pair, ...attributes] = (await sealed[name]!(HERE)).split('; ');
    expect(pair).toMatch(/^__Host-hr-[a-z-]+=Fe26\.2\*/);
    expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'Secure', 'HttpOnly']));
    expect(attributes.at(-1)).toMatch(/^Max-Age=\d+$/);
    expect(attributes.join()).not.toMatch(/domain/i);
    const value = pair!.slice(pair!.indexOf('=') + 1);
    const shown = Buffer.from(value, 'base64url').toString('latin1') + value;
    expect(shown).not.toMatch(/token-1|secret|device-1|ecenter|client/);
  }
});
