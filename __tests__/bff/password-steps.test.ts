import { callProxy, askSession, cookieOfSession, pointPortalAt, postForm, wholeAnswer } from './stub/portal-request';
import { answerSamples } from './stub/sample-replies';
import { json, startStub, TOKEN_CANARY, type Stub } from './stub/stub-upstream';

let stub: Stub;
beforeAll(async () => pointPortalAt((stub = await startStub()).address));
beforeEach(() => {
  answerSamples(stub);
  stub.forget();
});
afterAll(() => stub.close());

const reset = { username: 'E1001', OTP: '123456', NewPassword: 'a new password', confirmation: 'a new password' };
const change = { OldPassword: 'an old password', NewPassword: 'a new password', confirmation: 'a new password' };
const sessionIn = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('__Host-hr-session='))
    ?.split(';')[0];
const sentTo = (path: string) => stub.seenOn(path).map(({ body }) => JSON.parse(body) as Record<string, string>);

/** The flash that a plain form comes back with, opened. */
async function flashIn(answer: Response): Promise<unknown> {
  const { unsealData } = await import('iron-session');
  const { SECRET } = await import('./stub/portal-request');
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('__Host-hr-flash='));
  return unsealData(cookie?.split(';')[0]?.slice('__Host-hr-flash='.length) ?? '', { password: SECRET });
}

test('requesting a code leads to its form, with and without scripts (PWD-08, PWD-09)', async () => {
  const byScript = await askSession('forgot-password', { username: ' E1001 ' });
  expect(await byScript.json()).toEqual({ next: '/auth/change-password' });
  const byForm = await postForm('forgot-password', { username: 'E1001' });
  expect([byForm.status, byForm.headers.get('location')]).toEqual([303, '/auth/change-password']);
  expect(await flashIn(byForm)).toEqual({
    form: 'reset-password',
    code: 'password_code_sent',
    values: { username: 'E1001' },
  });
  expect(sentTo('users/forgot-password')).toEqual([{ Username: 'E1001' }, { Username: 'E1001' }]);
});

test('a password set by a code leads to sign-in, with no session (PWD-26, PWD-27)', async () => {
  const byScript = await askSession('reset-password', reset);
  expect(await byScript.json()).toEqual({ next: '/auth' });
  const byForm = await postForm('reset-password', reset);
  expect([byForm.status, byForm.headers.get('location')]).toEqual([303, '/auth']);
  expect(await flashIn(byForm)).toMatchObject({ form: 'sign-in', code: 'password_updated' });
  for (const answer of [byScript, byForm]) expect(sessionIn(answer)).toBeUndefined();
  expect(sentTo('users/changepassword')[0]).toMatchObject({
    username: 'E1001',
    OTP: '123456',
    NewPassword: expect.stringMatching(/^v1\./),
  });
});

test('a changed password gives a new cookie around the new token, with the same end', async () => {
  const { readSession } = await import('@/lib/bff/session/session');
  const endsAt = Date.now() + 1_000_000;
  const answer = await askSession('change-password', change, { cookie: await cookieOfSession({ endsAt }) });
  expect(await answer.json()).toEqual({ next: '/' });
  const cookie = sessionIn(answer) ?? '';
  expect(await readSession(cookie.split('=').slice(1).join('='), '127.0.0.1:4180')).toMatchObject({ endsAt, flag: 0 });
  await callProxy('listMenu', { headers: { cookie } });
  expect(stub.seenOn('api/common/menulist/dynamiclist/list')[0]?.headers.authorization).toBe(
    `Bearer ${TOKEN_CANARY}password-changed`,
  );
});

test('a wrong old password is refused and leaves the session as it is', async () => {
  stub.on('users/changeownpassword', json({ code: 'password_wrong', message: 'no', requestId: '1' }, 422));
  const answer = await askSession('change-password', change, { cookie: await cookieOfSession() });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([422, []]);
  expect(await answer.json()).toMatchObject({ code: 'password_wrong' });
});

test.each([
  [0, 200],
  [3, 403],
  [100, 403],
])('a session at flag %i changes its password: %i', async (flag, status) => {
  expect((await askSession('change-password', change, { cookie: await cookieOfSession({ flag }) })).status).toBe(
    status,
  );
});

test('nobody changes a password without a session, nor by a plain form', async () => {
  expect((await askSession('change-password', change)).status).toBe(401);
  const byForm = await postForm('change-password', change, { cookie: await cookieOfSession() });
  expect(byForm.status).toBe(403);
  expect(stub.seen).toHaveLength(0);
});

test.each([
  ['forgot-password', { username: ' ' }, 'username', 'required'],
  ['forgot-password', { username: 'x'.repeat(51) }, 'username', 'too_long'],
  ['reset-password', { ...reset, username: '' }, 'username', 'required'],
  ['reset-password', { ...reset, OTP: '12' }, 'OTP', 'too_short'],
  ['reset-password', { ...reset, OTP: 'x'.repeat(51) }, 'OTP', 'too_long'],
  ['reset-password', { ...reset, NewPassword: 'ab', confirmation: 'ab' }, 'NewPassword', 'too_short'],
  ['reset-password', { ...reset, NewPassword: 'x'.repeat(51), confirmation: '' }, 'NewPassword', 'too_long'],
  ['reset-password', { ...reset, confirmation: '' }, 'confirmation', 'required'],
  ['reset-password', { ...reset, confirmation: 'a new Password' }, 'confirmation', 'differs'],
] as const)('%s refuses %j at its field, without asking upstream', async (step, fields, path, message) => {
  const answer = await askSession(step, fields);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ issues: expect.arrayContaining([{ path, message }]) });
  const form = await postForm(step, fields);
  expect(form.headers.get('location')).toBe(
    step === 'forgot-password' ? '/auth/forgot-password' : '/auth/change-password',
  );
  expect(await flashIn(form)).toMatchObject({ code: 'invalid', issues: expect.arrayContaining([{ path, message }]) });
  expect(stub.seen).toHaveLength(0);
});

test('issues of a new password reach the form, the password does not (T56)', async () => {
  const refusal = {
    code: 'invalid',
    message: 'no',
    requestId: '1',
    issues: [{ path: 'NewPassword', message: 'is_common' }],
  };
  stub.on('users/changepassword', json(refusal, 422));
  const byForm = await postForm('reset-password', reset);
  expect(await flashIn(byForm)).toEqual({
    form: 'reset-password',
    code: 'invalid',
    issues: refusal.issues,
    values: { username: 'E1001' },
  });
  expect(await wholeAnswer(byForm)).not.toMatch(/a new password|123456/);
});

test('too many tries say how long to wait', async () => {
  const refusal = { code: 'too_many_attempts', message: 'no', params: { minutes: 15 }, requestId: '1' };
  stub.on('users/changepassword', json(refusal, 429, { 'retry-after': '900' }));
  expect(await flashIn(await postForm('reset-password', reset))).toMatchObject({
    code: 'too_many_attempts',
    params: { minutes: 15 },
  });
});

test('a field of the form cannot set the redirect target (T60)', async () => {
  const answer = await postForm('reset-password', { ...reset, next: 'https://evil.example' });
  expect(answer.headers.get('location')).toBe('/auth');
});
