import { callProxy, askSession, cookieOfSession, pointPortalAt, postForm } from './stub/portal-request';
import { answerSamples } from './stub/sample-replies';
import { json, startStub, TOKEN_CANARY, type Stub } from './stub/stub-upstream';

let stub: Stub;
beforeAll(async () => pointPortalAt((stub = await startStub()).address));
beforeEach(() => {
  answerSamples(stub);
  stub.forget();
});
afterAll(() => stub.close());

const CHANGE = 'api/user/changerole';
const choice = { RoleCode: '5', module: 'ecenter' };
const sessionIn = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('__Host-hr-session='))
    ?.split(';')[0];

test('changing the role issues a new cookie and keeps the module (RSW-14, T36)', async () => {
  const answer = await askSession('change-role', choice, { cookie: await cookieOfSession() });
  expect(await answer.json()).toEqual({ next: '/ecenter/dashboard' });
  expect(stub.seenOn(CHANGE).map(({ body }) => body)).toEqual(['{"RoleCode":5}']);
  expect(stub.seenOn('api/common/Modules')[0]?.headers.authorization).toBe(`Bearer ${TOKEN_CANARY}role-changed`);
  await callProxy('listMenu', { headers: { cookie: sessionIn(answer)! } });
  expect(stub.seenOn('api/common/menulist/dynamiclist/list')[0]?.headers.authorization).toBe(
    `Bearer ${TOKEN_CANARY}role-changed`,
  );
});

test.each([
  ['a module that the new role does not have', [{ Link_Src: 'talent' }], 'ecenter'],
  ['no modules at all', [], 'ecenter'],
  ['another host for a module', [{ Link_Src: '/evil.example' }], '/evil.example'],
])('with %s it goes on at the start (RSW-15, T60)', async (_, modules, module) => {
  const row = { Module_Code: 1, Module_Name: 'M', Img_Src: '', Description: '' };
  stub.on('api/common/Modules', json(modules.map((one) => ({ ...row, ...one }))));
  const answer = await askSession('change-role', { ...choice, module }, { cookie: await cookieOfSession() });
  expect(await answer.json()).toEqual({ next: '/' });
});

test('a list of modules that does not come does not undo the change', async () => {
  stub.on('api/common/Modules', json({}, 500));
  const answer = await askSession('change-role', choice, { cookie: await cookieOfSession() });
  expect([answer.status, await answer.json()]).toEqual([200, { next: '/' }]);
  expect(sessionIn(answer)).toBeDefined();
});

test.each(['', 'abc', '5.5', '-100', '1e3'])('%p is no role, and nothing goes upstream', async (RoleCode) => {
  const answer = await askSession('change-role', { ...choice, RoleCode }, { cookie: await cookieOfSession() });
  expect(answer.status).toBe(422);
  expect(stub.seen).toHaveLength(0);
});

test('a refused role leaves the cookie alone; a plain form comes back to say so (T66)', async () => {
  stub.on(CHANGE, json({ code: 'forbidden', message: 'no', requestId: '1' }, 403));
  const cookie = await cookieOfSession();
  const answer = await askSession('change-role', choice, { cookie });
  expect([answer.status, sessionIn(answer)]).toEqual([403, undefined]);
  const form = await postForm('change-role', choice, { cookie });
  expect([form.status, form.headers.get('location'), sessionIn(form)]).toEqual([303, '/home/dashboard', undefined]);
  expect(form.headers.getSetCookie().join()).toContain('__Host-hr-flash=');
});

test('a plain form changes the role without scripts, from pages of ours alone', async () => {
  const cookie = await cookieOfSession();
  const answer = await postForm('change-role', choice, { cookie });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ecenter/dashboard']);
  stub.forget();
  expect((await postForm('change-role', choice, { cookie, origin: 'https://evil.example' })).status).toBe(403);
  expect(stub.seen).toHaveLength(0);
});

test('of two steps at once the one that comes too late leaves the cookie of the other (T42)', async () => {
  const params = { because: 'next-step' };
  stub.on(CHANGE, json({ code: 'unauthenticated', message: 'over', requestId: '1', params }, 401));
  const cookie = await cookieOfSession();
  const answer = await askSession('change-role', choice, { cookie });
  expect([answer.status, sessionIn(answer)]).toEqual([401, undefined]);
  const form = await postForm('change-role', choice, { cookie });
  expect([form.status, form.headers.get('location'), sessionIn(form)]).toEqual([303, '/', undefined]);
});
