import { readdirSync } from 'node:fs';
import path from 'node:path';
import { NextRequest } from 'next/server';
import { cookieOfSession, pointPortalAt, PORTAL } from './stub/portal-request';

beforeAll(() => pointPortalAt('http://127.0.0.1:9'));

async function pass(path: string, headers: Record<string, string> = {}) {
  const { middleware } = await import('@/middleware');
  return middleware(new NextRequest(`${PORTAL}${path}`, { headers: { host: '127.0.0.1:4180', ...headers } }));
}
/** Where a redirect leads, without our own host, for which the framework writes localhost. */
const placeOf = (answer: Response) =>
  answer.headers.get('location')?.replace(/^http:\/\/localhost:4180(?=\/)/, '') ?? null;
const nonceOf = (policy: string | null) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1];

test('no two of a thousand answers share a nonce, and each has 128 bits (T72)', async () => {
  const nonces = new Set<string>();
  for (let at = 0; at < 1000; at += 1) {
    const nonce = nonceOf((await pass('/terms')).headers.get('content-security-policy'))!;
    expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(1000);
});

test('a page uses the response’s policy, nonce and request id, not the caller’s (T72)', async () => {
  const answer = await pass('/terms', {
    'content-security-policy': "script-src 'nonce-ATTACK1'",
    'x-nonce': 'EVIL',
    'x-request-id': 'EVIL',
  });
  const policy = answer.headers.get('content-security-policy');
  expect(answer.headers.get('x-middleware-request-content-security-policy')).toBe(policy);
  expect(answer.headers.get('x-middleware-request-x-nonce')).toBe(nonceOf(policy));
  expect(answer.headers.get('x-middleware-request-x-request-id')).toMatch(/^[\da-f-]{36}$/);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('a language in the address becomes the cookie and leaves the rest of the address', async () => {
  const answer = await pass('/auth/login?lang=de&x=1');
  expect([answer.status, placeOf(answer)]).toEqual([307, '/auth/login?x=1']);
  expect(answer.headers.get('set-cookie')).toMatch(/^hr-language=de; Path=\/;.*SameSite=lax/i);
});

test('a language that the portal does not speak changes nothing', async () => {
  const answer = await pass('/auth/login?lang=xx%3B%20Domain=evil');
  expect(answer.status).toBe(200);
  expect(answer.headers.has('set-cookie')).toBe(false);
});

test.each(['//evil.example/?lang=de', '/%5cevil.example?lang=de', '/%2f%2fevil.example', '/@evil.example?lang=de'])(
  'no address, like %s, leads away from our own host (T60)',
  async (path) => {
    const place = placeOf(await pass(path))!;
    expect(new URL(place, PORTAL).origin).toBe(PORTAL);
  },
);

test('who is not signed in is sent to sign in, and a garbage cookie changes nothing (T35)', async () => {
  for (const cookie of [
    '',
    '__Host-hr-session=garbage',
    '__Host-hr-session=%zz%',
    `__Host-hr-session=${'*'.repeat(9000)}`,
  ]) {
    const answer = await pass('/home/dashboard', { cookie });
    expect([answer.status, placeOf(answer)]).toEqual([307, '/auth/login']);
  }
});

test('a link on an open page leads to the ended session notice (SESS-21)', async () => {
  const press = { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' };
  expect(placeOf(await pass('/home/dashboard', press))).toBe('/session');
  expect(placeOf(await pass('/terms', press))).toBeNull();
  expect(placeOf(await pass('/home/dashboard', { 'sec-fetch-dest': 'document' }))).toBe('/auth/login');
  const pending = { cookie: await cookieOfSession({ flag: 3 }) };
  expect(placeOf(await pass('/home/dashboard', { ...press, ...pending }))).toBe('/cocrequire/codeofconduct');
});

test('a session goes where its stage belongs (T44, T45)', async () => {
  const to = async (flag: number, path: string) =>
    placeOf(await pass(path, { cookie: await cookieOfSession({ flag }) }));
  expect(await to(100, '/home/dashboard')).toBe('/auth/otpauth');
  expect(await to(3, '/home/dashboard')).toBe('/cocrequire/codeofconduct');
  expect(await to(0, '/auth/login')).toBe('/');
  expect(await to(0, '/home/dashboard')).toBeNull();
});

test('the middleware covers every address but built files and the API (T72)', async () => {
  const { config } = await import('@/middleware');
  const patterns = config.matcher.map((source) => new RegExp(`^${source}$`));
  const passes = (path: string) => patterns.some((pattern) => pattern.test(path));
  const pages = [
    '/',
    '/auth/login',
    '/fonts/x',
    '/images/x',
    '/favicon.ico/x',
    '/robots.txt',
    '/_next/image',
    '/api',
    '/icon.svg/x',
    '/icons/other.png',
    '/icons/512.png/x',
  ];
  expect(pages.filter((path) => !passes(path))).toEqual([]);
  const others = [
    '/api/hr/listMenu',
    '/api/nothing',
    '/_next/static/chunks/a.js',
    '/icon.svg',
    '/favicon.ico',
    '/apple-icon.png',
    '/service-worker.js',
    ...readdirSync(path.join(__dirname, '../../public/icons')).map((icon) => `/icons/${icon}`),
  ];
  expect(others.filter(passes)).toEqual([]);
});
