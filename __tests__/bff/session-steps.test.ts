import { callProxy, askSession, cookieOfSession, pointPortalAt, postForm, wholeAnswer } from './stub/portal-request';
import { answerSamples, sampleReplies } from './stub/sample-replies';
import { json, startStub, text, TOKEN_CANARY, type Stub } from './stub/stub-upstream';
import { until } from './stub/until';

let stub: Stub;
beforeAll(async () => pointPortalAt((stub = await startStub()).address));
beforeEach(() => {
  answerSamples(stub);
  stub.forget();
});
afterAll(() => stub.close());

const person = { username: ' E1001 ', password: 'a password' };
const sessionIn = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('__Host-hr-session='))
    ?.split(';')[0];
const bearerOf = (path: string) => stub.seenOn(path).map(({ headers }) => headers.authorization);

test('each step gives a new cookie around a new token (T36)', async () => {
  stub.on('users/authenticate', json({ authToken: `${TOKEN_CANARY}pending`, ischg: 100 }));
  const first = await askSession('sign-in', person);
  expect(await first.json()).toEqual({ next: '/auth/otpauth' });
  const pending = sessionIn(first)!;
  const second = await askSession('code', { OTP: '123456' }, { cookie: pending });
  expect(await second.json()).toEqual({ next: '/' });
  expect(sessionIn(second)).not.toBe(pending);
  await callProxy('listMenu', { headers: { cookie: sessionIn(second)! } });
  expect(bearerOf('users/otpauthenticate')).toEqual([`Bearer ${TOKEN_CANARY}pending`]);
  expect(bearerOf('api/common/menulist/dynamiclist/list')).toEqual([`Bearer ${TOKEN_CANARY}code-passed`]);
});

test('a code does not move the end of the session (T41)', async () => {
  const { readSession } = await import('@/lib/bff/session/session');
  const endsAt = Date.now() + 1_000_000;
  const answer = await askSession('code', { OTP: '123456' }, { cookie: await cookieOfSession({ flag: 100, endsAt }) });
  const value = sessionIn(answer)!.split('=').slice(1).join('=');
  expect(await readSession(value, '127.0.0.1:4180')).toMatchObject({ endsAt, flag: 0 });
});

test('a code of conduct that is pending is not skipped by a one-time code (SCON-04)', async () => {
  stub.on('users/otpauthenticate', json({ authToken: 't2', ischg: 3 }));
  const answer = await askSession('code', { OTP: '123456' }, { cookie: await cookieOfSession({ flag: 100 }) });
  expect((await callProxy('listMenu', { headers: { cookie: sessionIn(answer)! } })).status).toBe(403);
});

test('who signs in again ends the session before, whose token does not go along (T36)', async () => {
  const cookie = await cookieOfSession({ token: `${TOKEN_CANARY}earlier` });
  expect((await askSession('sign-in', person, { cookie })).status).toBe(200);
  expect(bearerOf('users/authenticate')).toEqual([undefined]);
  await until(() => bearerOf('users/logout').length > 0, 'the end of the session before');
  expect(bearerOf('users/logout')).toEqual([`Bearer ${TOKEN_CANARY}earlier`]);
});

test('a refused sign-in leaves the session before as it is (T51)', async () => {
  stub.on('users/authenticate', json({ code: 'sign_in_failed', message: 'no', requestId: '1' }, 401));
  const cookie = await cookieOfSession();
  for (const answer of [
    await askSession('sign-in', person, { cookie }),
    await postForm('sign-in', person, { cookie }),
  ]) {
    expect(sessionIn(answer)).toBeUndefined();
  }
  expect(stub.seenOn('users/logout')).toHaveLength(0);
});

test('a sign-in that a foreign HR API refuses with a bare 401 is no ended session (T07)', async () => {
  stub.on('users/authenticate', text('The password is wrong', 401, 'text/plain'));
  const answer = await askSession('sign-in', person, { cookie: await cookieOfSession() });
  expect(answer.status).toBe(401);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await answer.json()).toMatchObject({ code: 'upstream', message: 'The password is wrong' });
});

test.each([
  ['an empty id', { username: '  ', password: 'a password' }],
  ['an id of 51 characters', { username: 'x'.repeat(51), password: 'a password' }],
  ['a password of two characters', { username: 'E1001', password: 'ab' }],
  ['a password of 51 characters', { username: 'E1001', password: 'x'.repeat(51) }],
  ['fields that are no text', { username: { $ne: '' }, password: ['a', 'b', 'c'] }],
  ['no fields', {}],
])('%s is refused like any wrong one, without asking upstream', async (_, fields) => {
  const answer = await askSession('sign-in', fields);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'sign_in_failed' });
  expect(stub.seen).toHaveLength(0);
});

test('the password goes upstream sealed, each time otherwise, and comes back nowhere (SIGN-26)', async () => {
  const answers = [await askSession('sign-in', person), await askSession('sign-in', person)];
  const sent = stub.seenOn('users/authenticate').map(({ body }) => JSON.parse(body) as Record<string, string>);
  expect(sent.map(({ username }) => username)).toEqual(['E1001', 'E1001']);
  expect(sent[0]!.password).toMatch(/^v1\.\d+\.[\w-]+\.[\w-]+$/);
  expect(sent[0]!.password).not.toBe(sent[1]!.password);
  expect(JSON.stringify(stub.seen)).not.toContain('a password');
  for (const answer of answers) expect(await wholeAnswer(answer)).not.toMatch(/a password|CANARY/);
});

test('a refused form comes back to its page with the id sealed and the password nowhere (T02)', async () => {
  stub.on('users/authenticate', json({ code: 'sign_in_failed', message: 'no', requestId: '1' }, 401));
  const answer = await postForm('sign-in', person);
  const whole = await wholeAnswer(answer);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/auth/login');
  expect(answer.headers.getSetCookie()[0]).toMatch(
    /^__Host-hr-flash=[^;]+; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=60$/,
  );
  expect(whole).not.toMatch(/a password|E1001/);
});

test('a code that can no longer be used ends the pending session and leads to sign-in (T54)', async () => {
  stub.on('users/otpauthenticate', json({ code: 'code_void', message: 'void', requestId: '1' }, 401));
  const cookie = await cookieOfSession({ flag: 100 });
  const byScript = await askSession('code', { OTP: '123456' }, { cookie });
  expect(await byScript.json()).toMatchObject({ code: 'code_void' });
  const byForm = await postForm('code', { OTP: '123456' }, { cookie });
  expect(byForm.headers.get('location')).toBe('/auth/login');
  for (const answer of [byScript, byForm]) expect(sessionIn(answer)).toBe('__Host-hr-session=');
});

test('a wrong code leaves the pending session as it is (T54)', async () => {
  stub.on('users/otpauthenticate', json({ code: 'code_invalid', message: 'no', requestId: '1' }, 401));
  const answer = await askSession('code', { OTP: '000000' }, { cookie: await cookieOfSession({ flag: 100 }) });
  expect(await answer.json()).toMatchObject({ code: 'code_invalid' });
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('asking for a new code too early says how long to wait (T55)', async () => {
  const refusal = { code: 'code_wait', message: 'wait', params: { seconds: 100 }, requestId: '1' };
  stub.on('users/otpretrigger', json(refusal, 429, { 'retry-after': '100' }));
  const answer = await askSession('resend', { OTP: '' }, { cookie: await cookieOfSession({ flag: 100 }) });
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('100');
  expect(await answer.json()).toMatchObject({ code: 'code_wait', params: { seconds: 100 } });
});

test('the language that the person once chose comes along where this browser has none', async () => {
  stub.on('api/user', json([{ ...sampleReplies.getUser[0], Language: 'de' }]));
  const fresh = await askSession('sign-in', person);
  expect(fresh.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^hr-language=de;/));
  const chosen = await askSession('sign-in', person, { cookie: 'hr-language=fr' });
  expect(chosen.headers.getSetCookie()).not.toContainEqual(expect.stringMatching(/^hr-language=/));
});

test('a language that the HR API words badly puts nothing into a cookie (T13)', async () => {
  stub.on('api/user', json([{ ...sampleReplies.getUser[0], Language: 'de; Domain=evil.example' }]));
  const answer = await askSession('sign-in', person);
  expect(answer.status).toBe(200);
  expect(await wholeAnswer(answer)).not.toContain('evil');
});
