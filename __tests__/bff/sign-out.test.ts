import { askSession, cookieOfSession, pointPortalAt, postForm } from './stub/portal-request';
import { answerSamples } from './stub/sample-replies';
import { json, startStub, TOKEN_CANARY, type Stub } from './stub/stub-upstream';
import { until } from './stub/until';

let stub: Stub;
let cookie: string;
beforeAll(async () => {
  pointPortalAt((stub = await startStub()).address);
  cookie = await cookieOfSession();
});
beforeEach(() => {
  answerSamples(stub);
  stub.forget();
});
afterAll(() => stub.close());

const attempts = () => stub.seenOn('users/logout');
const CLEARED = '__Host-hr-session=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0';

test('signing out ends the session here and upstream, once, with its own token (T38)', async () => {
  const answer = await askSession('sign-out', {}, { cookie });
  expect(await answer.json()).toEqual({ next: '/auth/login' });
  expect(answer.headers.getSetCookie()).toEqual([CLEARED]);
  expect(answer.headers.get('clear-site-data')).toBe('"cache"');
  await until(() => attempts().length > 0, 'users/logout');
  expect(attempts().map(({ headers }) => headers.authorization)).toEqual([`Bearer ${TOKEN_CANARY}0`]);
});

test('a plain form signs out as well (T24)', async () => {
  const answer = await postForm('sign-out', {}, { cookie });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/auth/login');
  expect(answer.headers.getSetCookie()).toContain(CLEARED);
  await until(() => attempts().length > 0, 'users/logout');
});

test.each([100, 3, 0])('a session at flag %i may be signed out (T44, T45)', async (flag) => {
  await askSession('sign-out', {}, { cookie: await cookieOfSession({ flag }) });
  await until(() => attempts().length > 0, 'users/logout');
});

test('while the HR API fails, the local session ends and upstream is retried once (T38)', async () => {
  stub.on('users/logout', json({ code: 'internal', message: 'broken', requestId: '1' }, 500));
  const answer = await askSession('sign-out', {}, { cookie });
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie()).toEqual([CLEARED]);
  await until(() => attempts().length === 2, 'the second try');
});

test('while the HR API does not answer, nobody waits for it to sign out (T38)', async () => {
  const held: (() => void)[] = [];
  stub.on('users/logout', (response) => void held.push(() => response.end()));
  const answer = await askSession('sign-out', {}, { cookie });
  expect(answer.headers.getSetCookie()).toEqual([CLEARED]);
  await until(() => held.length > 0, 'the call that hangs');
  stub.on('users/logout', json({}));
  held.forEach((release) => release());
  await until(() => attempts().length === 2, 'the second try');
});

test('a session that has ended upstream already is not ended twice (SCON-24)', async () => {
  let settled = false;
  stub.on('users/logout', (response) => {
    response.on('finish', () => (settled = true));
    response.writeHead(401).end();
  });
  const answer = await askSession('sign-out', {}, { cookie });
  expect(answer.headers.getSetCookie()).toEqual([CLEARED]);
  await until(() => settled, 'the answer');
  const { send } = await import('@/lib/bff/upstream/send');
  const { readCaller } = await import('@/lib/bff/call/caller');
  await send('getSignInConfig', {}, await readCaller({ headers: new Headers(), cookie: () => undefined }));
  expect(attempts()).toHaveLength(1);
});

test('signing out without a session clears whatever cookie there is and asks nobody (T38)', async () => {
  const answer = await askSession('sign-out', {}, { cookie: '__Host-hr-session=garbage' });
  expect(answer.headers.getSetCookie()).toEqual([CLEARED]);
  expect(stub.seen).toHaveLength(0);
});
