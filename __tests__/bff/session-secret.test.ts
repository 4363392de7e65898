import { readPortalEnv } from '@/lib/env';
import { KEY_CANARY } from './stub/stub-upstream';

const OLD = 'the-old-secret-0123456789-0123456789';
const NEW = 'the-new-secret-0123456789-0123456789';
const session = { token: 't', kind: 'employee' as const, flag: 0, host: 'h', endsAt: Date.now() + 60_000 };

/** The session module of a portal that was started with this secret. */
async function portalWith(secret: string) {
  Object.assign(process.env, { SESSION_SECRET: secret, HR_API_KEY: KEY_CANARY, LOG_LEVEL: 'silent' });
  jest.resetModules();
  const { sessionCookie, readSession } = await import('@/lib/bff/session/session');
  return {
    seal: async () => (await sessionCookie(session)).split(';')[0]!.split('=').slice(1).join('='),
    open: (value: string) => readSession(value, 'h'),
  };
}

test('sessions survive a secret change while the old one is configured (T43)', async () => {
  const before = await (await portalWith(OLD)).seal();
  const both = await portalWith(`2:${NEW},1:${OLD}`);
  expect(await both.open(before)).toEqual(session);
  const during = await both.seal();
  const after = await portalWith(`2:${NEW}`);
  expect(await after.open(before)).toBeNull();
  expect(await after.open(during)).toEqual(session);
});

test('the order in which the secrets stand does not matter, the highest number seals (T43)', async () => {
  const value = await (await portalWith(`1:${OLD},2:${NEW}`)).seal();
  expect(await (await portalWith(`2:${NEW}`)).open(value)).toEqual(session);
});

test.each([
  ['a short secret', 'short', /at least 32/],
  ['one short secret of two', `2:${NEW},1:short`, /at least 32/],
  ['the same number twice', `1:${NEW},1:${OLD}`, /stands twice/],
  ['no secret', undefined, /SESSION_SECRET/],
])('a portal with %s does not start, and one line says why (T43, F30)', (_, secret, words) => {
  const read = () => readPortalEnv({ HR_API_KEY: KEY_CANARY, SESSION_SECRET: secret });
  expect(read).toThrow(words);
  expect(read).not.toThrow(/\n/);
});

test('every wrong variable is named in that one line (F30)', () => {
  const read = () => readPortalEnv({ PORT: 'http', HR_API_URL: 'ftp://x', BASE_PATH: 'no/', HOST: '0.0.0.0' });
  for (const name of ['PORT', 'HR_API_URL', 'BASE_PATH', 'HR_API_KEY', 'SESSION_SECRET'])
    expect(read).toThrow(new RegExp(name));
});

test('a portal for others than this machine needs its own address, by https (T61)', () => {
  const good = { HR_API_KEY: KEY_CANARY, SESSION_SECRET: NEW };
  expect(() => readPortalEnv({ ...good, HOST: '0.0.0.0' })).toThrow(/APP_URL/);
  expect(() => readPortalEnv({ ...good, APP_URL: 'http://hr.example.com' })).toThrow(/https/);
  expect(() => readPortalEnv({ ...good, HOST: '0.0.0.0', APP_URL: 'https://hr.example.com' })).not.toThrow();
});
