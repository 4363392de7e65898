import { createHash } from 'node:crypto';
import { OWN, pointPortalAt, PORTAL, wholeAnswer } from '../../bff/stub/portal-request';
import { answerSamples } from '../../bff/stub/sample-replies';
import { json, startStub, type Stub } from '../../bff/stub/stub-upstream';
import { CLIENT, settingsOf, startScriptedProvider, type ScriptedProvider } from './scripted-provider';
import { returnFromProvider, finish, goTo, namesIn, start, walk, reasonOf } from './walk';

let stub: Stub;
let corporate: ScriptedProvider;
let partner: ScriptedProvider;
beforeAll(async () => {
  [stub, corporate, partner] = await Promise.all([startStub(), startScriptedProvider(), startScriptedProvider()]);
  pointPortalAt(stub.address, settingsOf({ corporate, partner }));
});
beforeEach(() => {
  answerSamples(stub);
  stub.forget();
  corporate.reset();
  partner.reset();
});
afterAll(() => Promise.all([stub.close(), corporate.close(), partner.close()]));

const asked = () => stub.seenOn('users/ssoauthenticate').map(({ body }) => JSON.parse(body) as unknown);

test('a round trip signs in a vouched user and leaves the session and the browser’s id (T62)', async () => {
  const { cookie, location } = await walk(corporate);
  expect(location).toBe('/');
  expect(namesIn(cookie)).toEqual(['__Host-hr-browser', '__Host-hr-session']);
  expect(asked()).toEqual([{ Email: 'ananya.rao@tarnbrook.example', Issuer: corporate.issuer, Subject: 'subject-1' }]);
});

test('a registered device in hand proves itself beside the identity, and stays in the browser', async () => {
  const { deviceCookie } = await import('@/lib/bff/session/browser/device');
  const said = { fcmToken: '', InstallationID: '', Regid: '', DeviceType: '', DeviceName: 'Desk' };
  const info = { ...said, OSVersion: '', OSModel: '', MACAddress: '' };
  const device = { DeviceID: 'device-1', DeviceSecret: 'secret-1' };
  const [kept] = (await deviceCookie({ ...device, host: OWN.host, info })).split(';');
  const { cookie, state } = await goTo('corporate', corporate);
  const back = await returnFromProvider('corporate', { code: 'code-1', state }, `${cookie}; ${kept}`);
  const end = await finish(back.cookie);
  expect(end.location).toBe('/');
  expect(namesIn(end.cookie)).toEqual(['__Host-hr-device', '__Host-hr-browser', '__Host-hr-session']);
  expect(asked()).toEqual([expect.objectContaining({ ...device, Subject: 'subject-1' })]);
});

test('the portal asks for code, proof key, state and nonce, and proves itself by its secret', async () => {
  const { searchParams, location, cookie, state } = await goTo('corporate', corporate);
  expect(location.split('?')[0]).toBe(`${corporate.issuer}/authorize`);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    client_id: CLIENT.id,
    redirect_uri: `${PORTAL}/api/auth/callback/corporate`,
    scope: 'openid email',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^[\w-]{43}$/) as string,
    nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
  });
  await returnFromProvider('corporate', { code: 'code-1', state }, cookie);
  const verifier = corporate.exchanges[0]?.get('code_verifier') ?? '';
  expect(createHash('sha256').update(verifier).digest('base64url')).toBe(searchParams.get('code_challenge'));
});

test('what the browser keeps meanwhile is sealed, short-lived and bound to the host', async () => {
  const { answer } = await start('corporate');
  const cookies = answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('__Host-hr-sso-'));
  expect(cookies).toHaveLength(3);
  for (const cookie of cookies) {
    expect(cookie).toMatch(
      /^__Host-hr-sso-(?:state|nonce|proof)=ey[\w.-]+; Max-Age=600; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
    );
  }
});

test.each([
  ['a one-time code', 100, '/auth/otpauth'],
  ['a code of conduct', 3, '/'],
])('who waits for %s is led there', async (_, ischg, place) => {
  stub.on('users/ssoauthenticate', json({ authToken: 'TKN-CANARY-sso', ischg }));
  expect((await walk(corporate)).location).toBe(place);
});

describe('a way back that is not this browser’s is refused before the provider is asked (T57)', () => {
  const refused = async (query: Record<string, string>, cookie: string, provider = 'corporate') => {
    const back = await returnFromProvider(provider, query, cookie);
    expect(reasonOf(back.location)).toBe('sso-interrupted');
    expect(namesIn(back.cookie).filter((name) => name.includes('sso'))).toEqual([]);
    expect([...corporate.exchanges, ...partner.exchanges, ...asked()]).toEqual([]);
  };

  test('without a state', async () => {
    const { cookie } = await goTo('corporate', corporate);
    await refused({ code: 'code-1' }, cookie);
    await refused({ code: 'code-1', state: '' }, cookie);
  });

  test('in another browser, and in one that began another round trip', async () => {
    const { state } = await goTo('corporate', corporate);
    await refused({ code: 'code-1', state }, '');
    const other = await goTo('corporate', corporate);
    await refused({ code: 'code-1', state }, other.cookie);
  });

  test.each(['proof', 'nonce', 'state'])('without the cookie of the %s, or with a forged one', async (name) => {
    const { cookie, state } = await goTo('corporate', corporate);
    const pairs = cookie.split('; ');
    const others = pairs.filter((pair) => !pair.startsWith(`__Host-hr-sso-${name}=`));
    await refused({ code: 'code-1', state }, others.join('; '));
    await refused({ code: 'code-1', state }, [...others, `__Host-hr-sso-${name}=eyJhbGciOiJkaXIifQ..a.b.c`].join('; '));
  });

  test('with the cookies of another provider', async () => {
    const { cookie, state } = await goTo('corporate', corporate);
    await refused({ code: 'code-1', state }, cookie, 'partner');
  });

  test('a second time', async () => {
    const { cookie, state } = await goTo('corporate', corporate);
    const back = await returnFromProvider('corporate', { code: 'code-1', state }, cookie);
    corporate.reset();
    await refused({ code: 'code-1', state }, back.cookie);
  });
});

test('a name that is no provider’s starts nothing (T50)', async () => {
  for (const name of ['', 'E1001', 'CORPORATE', 'corporate/../partner', '__proto__']) {
    const { location, cookie } = await start(name);
    expect(reasonOf(location)).toBe('sso-not-offered');
    expect(namesIn(cookie)).toEqual([]);
  }
  expect(stub.seen).toEqual([]);
});

test('a round trip is begun by a post of our own page alone (T24, T50)', async () => {
  for (const [name, value] of [
    ['origin', 'https://evil.example'],
    ['sec-fetch-site', 'cross-site'],
    ['origin', null],
  ] as const) {
    expect((await start('corporate', '', { [name]: value })).answer.status).toBe(403);
  }
});

test('no caller-supplied host or foreign address is followed (T60, T61)', async () => {
  const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
  const { searchParams, cookie, state } = await goTo('corporate', corporate);
  expect(new URL((await start('corporate', '', evil)).location).searchParams.get('redirect_uri')).toBe(
    searchParams.get('redirect_uri'),
  );
  const next = { callbackUrl: 'https://evil.example', next: '//evil.example', redirect: '/\\evil.example' };
  const back = await returnFromProvider('corporate', { code: 'code-1', state, ...next }, cookie, evil);
  expect(back.location).toBe('/api/session/sso');
  expect(reasonOf((await finish(back.cookie, evil)).location)).toBe('sso-system');
});

test('nothing else of next-auth answers, whatever is asked (T24, T62)', async () => {
  const { GET, POST } = await import('@/app/api/auth/[...nextauth]/route');
  const ask = (path: string, authorization = 'Bearer token') =>
    GET(new Request(`${PORTAL}/api/auth/${path}`, { headers: { authorization } }), {
      params: Promise.resolve({ nextauth: path.split('/') }),
    });
  const places = ['session', 'csrf', 'providers', 'signin', 'signin/corporate', 'signout', 'error', 'verify-request'];
  for (const path of [...places, 'callback', 'callback/email', 'callback/corporate/x', 'logout', '_log']) {
    expect({ path, status: (await ask(path)).status }).toEqual({ path, status: 404 });
  }
  for (const path of ['session', 'callback/corporate']) expect((await ask(path, 'Bearer %')).status).toBe(401);
  expect((await POST()).status).toBe(405);
});

test('no token of the provider, and no address, is in anything that the browser receives', async () => {
  const { cookie, state } = await goTo('corporate', corporate);
  const back = await returnFromProvider('corporate', { code: 'code-1', state }, cookie);
  const end = await finish(back.cookie);
  for (const { answer } of [back, end]) expect(await wholeAnswer(answer)).not.toMatch(/CANARY|ananya|subject-1/);
});
