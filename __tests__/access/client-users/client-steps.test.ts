import { sealData } from 'iron-session';
import {
  callProxy,
  askSession,
  cookieOfSession,
  pointPortalAt,
  postForm,
  SECRET,
  wholeAnswer,
} from '../../bff/stub/portal-request';
import { answerSamples } from '../../bff/stub/sample-replies';
import { json, startStub, TOKEN_CANARY, type Stub } from '../../bff/stub/stub-upstream';
import { until } from '../../bff/stub/until';

let stub: Stub;
beforeAll(async () => pointPortalAt((stub = await startStub()).address));
beforeEach(() => {
  answerSamples(stub);
  stub.forget();
});
afterAll(() => stub.close());

const STEP = '__Host-hr-client-step';
const NAMES = { Username: ' C2001 ', ClientUserName: 'mira.shah' };
const CODE = { OTP: ' 123456 ' };

const cookieIn = (answer: Response, name: string) =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
const pairIn = (answer: Response, name: string) => cookieIn(answer, name)?.split(';')[0] ?? '';

const taken = async () => ({ cookie: pairIn(await askSession('client-step', NAMES), STEP) });
const sentTo = (path: string) => stub.seenOn(path).map(({ body }) => JSON.parse(body) as Record<string, string>);

/** A step as another portal, or an earlier time, has sealed it. */
const sealed = async (step: object) => ({
  cookie: `${STEP}=${await sealData(
    {
      host: '127.0.0.1:4180',
      username: 'C2001',
      clientUserName: 'mira.shah',
      token: TOKEN_CANARY,
      askedAt: Date.now(),
      ...step,
    },
    { password: { 1: SECRET }, ttl: 600 },
  )}`,
});

test('the first step keeps its token in a sealed ten-minute cookie only (T01, T48)', async () => {
  const answer = await askSession('client-step', NAMES);
  expect(cookieIn(answer, STEP)).toMatch(
    /^__Host-hr-client-step=Fe26\.2\*[^;]+; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=600$/,
  );
  expect(cookieIn(answer, '__Host-hr-session')).toBeUndefined();
  expect(await answer.clone().json()).toEqual({ next: '/auth/chilllogin' });
  expect(await wholeAnswer(answer)).not.toMatch(/CANARY|C2001|mira/);
  expect(sentTo('users/client-user-login')).toEqual([
    { Username: 'C2001', ClientCode: '', ClientUserName: 'mira.shah' },
  ]);
});

test('the second step sends the first token and starts a client session (T36, CLI-06)', async () => {
  const answer = await askSession('client-code', CODE, await taken());
  expect(await answer.json()).toEqual({ next: '/' });
  expect(sentTo('users/opt-validation')).toEqual([
    { OTP: '123456', ClientCode: '', ClientUserName: 'mira.shah', Token: TOKEN_CANARY },
  ]);
  expect(cookieIn(answer, STEP)).toMatch(/^__Host-hr-client-step=; .*Max-Age=0$/);
  const { readSession } = await import('@/lib/bff/session/session');
  const value = pairIn(answer, '__Host-hr-session').split('=').slice(1).join('=');
  expect(await readSession(value, '127.0.0.1:4180')).toMatchObject({ kind: 'client', flag: 0 });
});

test('a pending agreement stands before a client user too (T47)', async () => {
  stub.on('users/opt-validation', json({ authToken: 't2', ischg: 3 }));
  const answer = await askSession('client-code', CODE, await taken());
  const cookie = pairIn(answer, '__Host-hr-session');
  expect((await callProxy('listTickets', { headers: { cookie } })).status).toBe(403);
});

test.each([
  ['no first step', async () => ({})],
  ['a step that is no seal', async () => ({ cookie: `${STEP}=Fe26.2*1*a*b*c*d*e*f~2` })],
  ['a step of another host', () => sealed({ host: 'hr.example.com' })],
  ['a step of more than ten minutes ago', () => sealed({ askedAt: Date.now() - 601_000 })],
  ['a step whose code is void', () => sealed({ token: null })],
])('%s: the code is refused without asking upstream, as one that is over (T37, T48, T68)', async (_, headersOf) => {
  const answer = await askSession('client-code', CODE, await headersOf());
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'code_void' });
  expect(cookieIn(answer, '__Host-hr-session')).toBeUndefined();
  expect(stub.seen).toHaveLength(0);
});

test('a step is no session: the call proxy and the other steps accept nobody by it (T37)', async () => {
  const headers = await taken();
  stub.forget();
  expect((await callProxy('listTickets', { headers })).status).toBe(401);
  for (const step of ['code', 'resend', 'change-role'] as const) {
    expect((await askSession(step, { OTP: '123456', RoleCode: '2' }, headers)).status).toBe(401);
  }
  expect(stub.seen).toHaveLength(0);
});

test.each([
  ['no username', { ...NAMES, Username: '  ' }, 'Username'],
  ['a username of 51 characters', { ...NAMES, Username: 'x'.repeat(51) }, 'Username'],
  ['no client username', { ...NAMES, ClientUserName: '' }, 'ClientUserName'],
  ['a client username of two characters', { ...NAMES, ClientUserName: 'ab' }, 'ClientUserName'],
  ['a client username of 51 characters', { ...NAMES, ClientUserName: 'x'.repeat(51) }, 'ClientUserName'],
  ['names that are no text', { Username: ['C2001'], ClientUserName: 'mira.shah' }, 'Username'],
])('%s is refused without asking upstream (CLI-08 to CLI-12)', async (_, fields, path) => {
  const answer = await askSession('client-step', fields);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'invalid', issues: [{ path }] });
  expect(stub.seen).toHaveLength(0);
});

test.each([
  ['no code', '  ', 0],
  ['a code of 51 characters', 'x'.repeat(51), 0],
  ['a code of one character, which only the HR API can judge', '1', 1],
])('%s (CLI-13 to CLI-15)', async (_, OTP, asked) => {
  const headers = await taken();
  stub.on('users/opt-validation', json({ code: 'code_invalid', message: 'Invalid OTP', requestId: '1' }, 401));
  const answer = await askSession('client-code', { OTP }, headers);
  expect(await answer.json()).toMatchObject({ code: 'code_invalid' });
  expect(sentTo('users/opt-validation')).toHaveLength(asked);
});

test('a repeated request continues under the same names, else waits (T55)', async () => {
  const headers = await taken();
  stub.on(
    'users/client-user-login',
    json({ code: 'code_wait', message: '', params: { seconds: 100 }, requestId: '1' }, 429),
  );
  const again = await askSession('client-step', { ...NAMES, ClientUserName: 'Mira.Shah' }, headers);
  expect([again.status, again.headers.getSetCookie()]).toEqual([200, []]);
  for (const [fields, before] of [
    [{ ...NAMES, ClientUserName: 'tom.becker' }, headers],
    [NAMES, {}],
  ] as const) {
    const answer = await askSession('client-step', fields, before);
    expect(await answer.json()).toMatchObject({ code: 'code_wait', params: { seconds: 100 } });
  }
});

test('without scripts a refusal keeps the names; a void code starts over (CLI-16)', async () => {
  const headers = await taken();
  stub.on(
    'users/client-user-login',
    json({ code: 'too_many_attempts', message: '', params: { minutes: 3 }, requestId: '1' }, 429),
  );
  const refused = await postForm('client-step', NAMES);
  expect([refused.status, refused.headers.get('location')]).toEqual([303, '/auth/chilllogin']);
  expect(await wholeAnswer(refused)).not.toMatch(/C2001|mira/);
  stub.on('users/opt-validation', json({ code: 'code_void', message: '', requestId: '1' }, 401));
  const over = await postForm('client-code', CODE, headers);
  expect([over.status, over.headers.get('location')]).toEqual([303, '/auth/chilllogin']);
  expect(cookieIn(over, '__Host-hr-session')).toBeUndefined();
  stub.forget();
  const after = await askSession('client-code', CODE, { cookie: pairIn(over, STEP) });
  expect(await after.json()).toMatchObject({ code: 'code_void' });
  expect(stub.seen).toHaveLength(0);
});

test.each(['client-step', 'client-code'] as const)('%s is refused from another site (T19, T24)', async (step) => {
  const headers = await taken();
  stub.forget();
  const foreign = { ...headers, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await askSession(step, { ...NAMES, ...CODE }, foreign)).status).toBe(403);
  expect((await postForm(step, { ...NAMES, ...CODE }, foreign)).status).toBe(403);
  expect(stub.seen).toHaveLength(0);
});

test('a client user who comes in on another’s browser ends the session before (T36)', async () => {
  const before = await cookieOfSession({ token: `${TOKEN_CANARY}earlier` });
  const { cookie } = await taken();
  expect((await askSession('client-code', CODE, { cookie: `${before}; ${cookie}` })).status).toBe(200);
  const ended = () => stub.seenOn('users/logout').map(({ headers }) => headers.authorization);
  await until(() => ended().length > 0, 'the end of the session before');
  expect(ended()).toEqual([`Bearer ${TOKEN_CANARY}earlier`]);
});

test.each(['requestClientCode', 'signInClientUser'] as const)('%s is not in the call proxy (T47)', async (call) => {
  expect((await callProxy(call)).status).toBe(404);
  expect(stub.seen).toHaveLength(0);
});
