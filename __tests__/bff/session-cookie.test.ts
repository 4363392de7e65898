import { inflateRawSync } from 'node:zlib';
import { callProxy, askSession, cookieOfSession, pointPortalAt, postForm } from './stub/portal-request';
import { answerSamples } from './stub/sample-replies';
import { json, startStub, TOKEN_CANARY, type Stub } from './stub/stub-upstream';
import { until } from './stub/until';

let stub: Stub;
beforeAll(async () => {
  pointPortalAt((stub = await startStub()).address);
  answerSamples(stub);
});
beforeEach(() => stub.forget());
afterAll(() => stub.close());

const person = { username: 'E1001', password: 'a password' };
const sessionIn = (answer: Response) =>
  answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('__Host-hr-session='));

test('sign-in sets exactly one session cookie, with every attribute that confines it (T33)', async () => {
  for (const answer of [await askSession('sign-in', person), await postForm('sign-in', person)]) {
    const [cookie, ...more] = sessionIn(answer);
    expect(more).toEqual([]);
    const [, ...attributes] = cookie!.split('; ');
    expect(attributes.sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']);
    expect(cookie!.length).toBeLessThanOrEqual(4096);
  }
});

test('the cookie shows neither token nor person, however it is taken apart (T02)', async () => {
  const [cookie] = sessionIn(await askSession('sign-in', person));
  const value = decodeURIComponent(cookie!.split(';')[0]!.split('=').slice(1).join('='));
  const parts = [value, ...value.split(/[*.~]/)];
  const readings = parts.flatMap((part) => {
    const bytes = [Buffer.from(part, 'base64'), Buffer.from(part, 'base64url')];
    const inflated = bytes.flatMap((raw) => {
      try {
        return [inflateRawSync(raw)];
      } catch {
        return [];
      }
    });
    return [part, ...[...bytes, ...inflated].map((raw) => raw.toString('latin1'))];
  });
  for (const reading of readings) expect(reading).not.toMatch(/CANARY|E1001|employee|127\.0\.0\.1/);
});

test('one flipped bit anywhere in the cookie is no session, and never an error (T02)', async () => {
  const cookie = await cookieOfSession();
  const [name, value] = [cookie.slice(0, cookie.indexOf('=')), cookie.slice(cookie.indexOf('=') + 1)];
  const isPlainChange = (at: number) => value[at] !== String.fromCharCode(value.charCodeAt(at) ^ 1);
  const places = [...value].map((_, at) => at).filter((at) => isPlainChange(at) && at !== value.length - 1);
  for (const at of places) {
    const flipped = value.slice(0, at) + String.fromCharCode(value.charCodeAt(at) ^ 1) + value.slice(at + 1);
    const answer = await callProxy('listMenu', { headers: { cookie: `${name}=${flipped}` } });
    expect({ at, status: answer.status }).toEqual({ at, status: 401 });
  }
  expect(stub.seen).toHaveLength(0);
});

test.each([500, 2000, 2700])('a token of %i characters fits and works (T34)', async (length) => {
  const token = TOKEN_CANARY.padEnd(length, 't');
  stub.on('users/authenticate', json({ authToken: token, ischg: 0 }));
  const [cookie] = sessionIn(await askSession('sign-in', person));
  expect(cookie!.length).toBeLessThanOrEqual(4096);
  stub.forget();
  const answer = await callProxy('listMenu', { headers: { cookie: cookie!.split(';')[0]! } });
  expect(answer.status).toBe(200);
  expect(stub.seen[0]!.headers.authorization).toBe(`Bearer ${token}`);
});

test.each([2770, 2800, 4000, 8000])(
  'a token of %i characters is a clear failure, sets no cookie and is ended (T34)',
  async (length) => {
    const token = TOKEN_CANARY.padEnd(length, 't');
    stub.on('users/authenticate', json({ authToken: token, ischg: 0 }));
    const answer = await askSession('sign-in', person);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ code: 'session_too_large' });
    expect(answer.headers.getSetCookie()).toEqual([]);
    await until(() => stub.seenOn('users/logout').length > 0, 'the end of the unused session');
    expect(stub.seenOn('users/logout')[0]!.headers.authorization).toBe(`Bearer ${token}`);
  },
);

test('a token over the ceiling is logged by its length, never by itself (T34)', async () => {
  const { log } = await import('@/lib/log');
  const fails = jest.spyOn(log(), 'error');
  stub.on('users/authenticate', json({ authToken: TOKEN_CANARY.padEnd(2701, 't'), ischg: 0 }));
  const { status } = await askSession('sign-in', person);
  expect(status).toBe(502);
  const fields = { requestId: expect.any(String), tokenLength: 2701 };
  expect(fails.mock.calls).toEqual([[fields, 'a session does not fit its cookie']]);
});

const OF_PROVIDER = { kind: 'candidate', provider: 'p'.repeat(30) } as const;

test.each([
  ['of 2,700 characters fits beside a usual host name', 2700, { host: 'h'.repeat(60) }],
  ['of 2,450 characters fits beside the longest host name', 2450, { host: 'h'.repeat(253), ...OF_PROVIDER }],
])('a token %s (T34)', async (_, length, details) => {
  const { readSession, sessionCookie } = await import('@/lib/bff/session/session');
  const session = { token: 't'.repeat(length), kind: 'employee', flag: 100, endsAt: Date.now() + 43_200_000 } as const;
  const cookie = await sessionCookie({ ...session, ...details });
  expect(Buffer.byteLength(cookie)).toBeLessThanOrEqual(4096);
  const value = cookie.slice(cookie.indexOf('=') + 1).split(';')[0];
  expect(await readSession(value, details.host)).toMatchObject({ token: session.token });
});

test('a session of another host is no session here (T68)', async () => {
  const cookie = await cookieOfSession({ host: 'other.example' });
  expect((await callProxy('listMenu', { headers: { cookie } })).status).toBe(401);
  const own = await cookieOfSession();
  expect((await callProxy('listMenu', { headers: { cookie: own, host: 'localhost:4180' } })).status).toBe(401);
  expect(stub.seen).toHaveLength(0);
});

test('a session past its absolute end is no session, remembered or not (T41)', async () => {
  const cookie = await cookieOfSession({ endsAt: Date.now() + 60_000 });
  expect((await callProxy('listMenu', { headers: { cookie } })).status).toBe(200);
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  const answer = await callProxy('listMenu', { headers: { cookie } });
  now.mockRestore();
  expect(answer.status).toBe(401);
});

test('of two session cookies the first counts, a foreign second is ignored (T33)', async () => {
  const [first, second] = [await cookieOfSession({ token: `${TOKEN_CANARY}first` }), await cookieOfSession()];
  await callProxy('listMenu', { headers: { cookie: `${first}; ${second}` } });
  expect(stub.seen[0]!.headers.authorization).toBe(`Bearer ${TOKEN_CANARY}first`);
});
