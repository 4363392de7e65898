import { pointPortalAt } from '../../bff/stub/portal-request';
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

const hour = 3_600;
const now = () => Math.floor(Date.now() / 1000);
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('an identity token that is not what it has to be signs nobody in (T58)', () => {
  test.each<[string, () => void]>([
    ['of another issuer', () => (corporate.claims = { iss: 'https://iss.evil.example' })],
    ['of the other provider', () => (corporate.claims = { iss: partner.issuer })],
    ['for another client', () => (corporate.claims = { aud: 'somebody-else' })],
    ['for others too', () => (corporate.claims = { aud: [CLIENT.id, 'somebody-else'], azp: CLIENT.id })],
    ['with another nonce', () => (corporate.claims = { nonce: 'of-somebody-else' })],
    ['without a nonce', () => (corporate.claims = { nonce: undefined })],
    ['that is over', () => (corporate.claims = { exp: now() - hour })],
    ['of the future', () => (corporate.claims = { iat: now() + 600 })],
    ['without a subject', () => (corporate.claims = { sub: undefined })],
    ['without a signature', () => (corporate.write = async (claims) => `${part({ alg: 'none' })}.${part(claims)}.`)],
    [
      'signed with the client’s secret',
      () =>
        (corporate.write = async (claims) => {
          const { SignJWT } = await import('jose');
          const key = new TextEncoder().encode(CLIENT.secret.padEnd(32, '0'));
          return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'key-1' }).sign(key);
        }),
    ],
    [
      'signed with the provider’s public key as a secret',
      () =>
        (corporate.write = async (claims) => {
          const { exportSPKI, importJWK, SignJWT } = await import('jose');
          const { keys } = (await (await fetch(`${corporate.issuer}/keys`)).json()) as { keys: [object] };
          const secret = await exportSPKI((await importJWK(keys[0], 'RS256', { extractable: true })) as CryptoKey);
          const header = { alg: 'HS256', kid: 'key-1' };
          return new SignJWT(claims).setProtectedHeader(header).sign(new TextEncoder().encode(secret));
        }),
    ],
    [
      'signed with a key of nobody’s',
      () =>
        (corporate.write = async (claims) => {
          const { generateKeyPair, SignJWT } = await import('jose');
          const { privateKey } = await generateKeyPair('RS256');
          return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'key-1' }).sign(privateKey);
        }),
    ],
    [
      'that names a key outside',
      () =>
        (corporate.write = (claims) => corporate.signed(claims, { kid: '../../key-1', jku: 'https://evil.example' })),
    ],
    ['that is none', () => (corporate.write = async () => 'no token')],
  ])('one %s', async (_, lie) => {
    lie();
    const { location, cookie } = await walk(corporate);
    expect(reasonOf(location)).toBe('sso-provider');
    expect(corporate.exchanges).toHaveLength(1);
    expect(namesIn(cookie)).toEqual([]);
    expect(asked()).toEqual([]);
  });
});

describe('an address signs in only what the provider has verified and what is plain (T59)', () => {
  test.each<[string, object, string]>([
    ['not verified', { email_verified: false }, 'sso-unverified'],
    ['verified by a word', { email_verified: 'true' }, 'sso-unverified'],
    ['of which nothing is said', { email_verified: undefined }, 'sso-unverified'],
    ['missing', { email: undefined }, 'sso-address'],
    ['with a full-width @', { email: 'ananya.rao＠tarnbrook.example' }, 'sso-address'],
    ['with a look-alike letter', { email: 'аnanya.rao@tarnbrook.example' }, 'sso-address'],
    ['of two', { email: '"a@evil.example,ananya.rao@tarnbrook.example"' }, 'sso-address'],
    ['ending in a dot', { email: 'ananya.rao@tarnbrook.example.' }, 'sso-address'],
  ])('one %s', async (_, claims, why) => {
    Object.assign(corporate.claims, claims);
    expect(reasonOf((await walk(corporate)).location)).toBe(why);
    expect(asked()).toEqual([]);
  });

  test('what the browser sends beside is not looked at', async () => {
    const { cookie, state } = await goTo('corporate', corporate);
    const back = await returnFromProvider(
      'corporate',
      { code: 'code-1', state, email: 'v@x.example', Email: 'v@x.example' },
      cookie,
    );
    await finish(back.cookie);
    expect(asked()).toMatchObject([{ Email: 'ananya.rao@tarnbrook.example' }]);
  });
});

describe('a provider that fails leads to a clear page', () => {
  test.each<[string, () => void, string]>([
    [
      'refuses the code',
      () => (corporate.token = (to) => void to.writeHead(400).end('{"error":"invalid_grant"}')),
      'sso-interrupted',
    ],
    [
      'refuses the portal',
      () => (corporate.token = (to) => void to.writeHead(401).end('{"error":"invalid_client"}')),
      'sso-provider',
    ],
    ['breaks', () => (corporate.token = (to) => void to.writeHead(500).end('<h1>Oops</h1>')), 'sso-provider'],
    ['answers no JSON', () => (corporate.token = (to) => void to.writeHead(200).end('yes')), 'sso-provider'],
    ['hangs up', () => (corporate.token = (to) => void to.destroy()), 'sso-provider'],
    [
      'leads elsewhere',
      () => (corporate.token = (to) => void to.writeHead(302, { location: `${stub.address}/x` }).end()),
      'sso-provider',
    ],
  ])('one that %s', async (_, fail, why) => {
    corporate.token = null;
    fail();
    expect(reasonOf((await walk(corporate)).location)).toBe(why);
    expect(stub.seen).toEqual([]);
  });

  test.each([
    ['access_denied', 'sso-declined'],
    ['login_required', 'sso-declined'],
    ['server_error', 'sso-provider'],
    ['https://evil.example', 'sso-provider'],
  ])('an answer of %s is told as %s', async (error, why) => {
    const { cookie, state } = await goTo('corporate', corporate);
    const back = await returnFromProvider('corporate', { error, error_description: '<b>x</b>', state }, cookie);
    expect(reasonOf(back.location)).toBe(why);
    expect(namesIn(back.cookie)).toEqual([]);
  });

  test.each([
    ['unknown', 'sso-unknown'],
    ['other-identity', 'sso-other-identity'],
    ['address', 'sso-address'],
    ['issuer', 'sso-system'],
  ])('the HR API’s refusal for %s is told as %s', async (because, why) => {
    const refusal = { code: 'sign_in_failed', message: 'no', params: { because }, requestId: '1' };
    stub.on('users/ssoauthenticate', json(refusal, 401));
    const { location, cookie } = await walk(corporate);
    expect(reasonOf(location)).toBe(why);
    expect(namesIn(cookie)).toEqual([]);
  });

  test('an HR API that fails is told as such', async () => {
    stub.on('users/ssoauthenticate', json({ code: 'internal', message: '', requestId: '1' }, 500));
    expect(reasonOf((await walk(corporate)).location)).toBe('sso-system');
  });
});

describe('a provider that is slow is given up in time, as the HR API is', () => {
  let budget: jest.ReplaceProperty<number>;
  beforeEach(async () => {
    const { BUDGET } = await import('@/lib/bff/upstream/upstream');
    budget = jest.replaceProperty(BUDGET, 'firstByte', 100);
  });
  afterEach(() => budget.restore());

  test('one that says nothing', async () => {
    corporate.token = () => undefined;
    expect(reasonOf((await walk(corporate)).location)).toBe('sso-provider');
  });

  test('one that drips', async () => {
    corporate.token = (to) => void to.writeHead(200, { 'content-type': 'application/json' }).write('{"id_token":"');
    expect(reasonOf((await walk(corporate)).location)).toBe('sso-provider');
  });
});

test.each<[string, Record<string, unknown>]>([
  ['is of another issuer', { issuer: 'https://iss.evil.example' }],
  ['leads to a script', { authorization_endpoint: 'javascript:alert(1)' }],
  ['names no keys', { jwks_uri: undefined }],
  ['is without end', { padding: 'x'.repeat(300_000) }],
])('nobody is sent to a provider whose metadata %s (T58)', async (_, metadata) => {
  partner.metadata = metadata;
  expect(reasonOf((await start('partner')).location)).toBe('sso-provider');
  partner.metadata = {};
});

test('a provider that has come to its senses is believed again', async () => {
  const { location } = await start('partner');
  expect(location).toMatch(new RegExp(`^${partner.issuer}/authorize\\?`));
});
