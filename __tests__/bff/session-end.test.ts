import { SESSION_ENDS } from '@/lib/contract/access/session-ends';
import { callProxy, cookieOfSession, IDEMPOTENCY, pointPortalAt } from './stub/portal-request';
import { answerSamples } from './stub/sample-replies';
import { json, startStub, text, TOKEN_CANARY, type Script, type Stub } from './stub/stub-upstream';

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

const ended = async (headers: Record<string, string> = {}, query = '') => {
  const { GET } = await import('@/app/api/session/ended/route');
  const request = new Request(`http://127.0.0.1:4180/api/session/ended${query}`, {
    headers: { host: '127.0.0.1:4180', cookie, ...headers },
  });
  return GET(request);
};
const over: Script = json({ code: 'unauthenticated', message: 'over', requestId: '1' }, 401);

test('no answer of the call proxy touches the session cookie (T42, F08)', async () => {
  const answers: [string, Script][] = [
    ['good', json([])],
    ['session over', over],
    ['foreign 401', text('who are you', 401, 'text/html')],
    ['refused', json({ code: 'forbidden', message: 'no', requestId: '1' }, 403)],
    ['broken', text('<h1>', 500, 'text/html')],
  ];
  for (const [what, script] of answers) {
    stub.on('api/common/modules', script);
    const parallel = Array.from({ length: 20 }, () => callProxy('listModules', { headers: { cookie } }));
    for (const answer of await Promise.all(parallel))
      expect({ what, cookies: answer.headers.getSetCookie() }).toEqual({ what, cookies: [] });
  }
});

test('a session that the HR API has ended is a 401 to each call, none of which is repeated (F08)', async () => {
  stub.otherwise(over);
  for (const path of ['api/common/modules', 'api/user/language']) stub.on(path, over);
  const body = '{"Language":"de"}';
  const answers = [
    await callProxy('listModules', { headers: { cookie } }),
    await callProxy('setLanguage', { body, headers: { cookie, ...IDEMPOTENCY } }),
  ];
  for (const answer of answers) expect(await answer.json()).toMatchObject({ code: 'unauthenticated' });
  expect(stub.seen).toHaveLength(2);
});

test("a 401 for one person's session leaves another's alone (F08)", async () => {
  const other = await cookieOfSession({ token: `${TOKEN_CANARY}other` });
  stub.on('api/common/modules', (response, { headers }) => {
    const script = headers.authorization?.endsWith('other') ? json([]) : over;
    return script(response, stub.seen.at(-1)!);
  });
  expect((await callProxy('listModules', { headers: { cookie } })).status).toBe(401);
  expect((await callProxy('listModules', { headers: { cookie: other } })).status).toBe(200);
  expect((await callProxy('listModules', { headers: { cookie } })).status).toBe(401);
});

test('what was asked before its own step does not end the new session (F08, T42)', async () => {
  stub.on('users/session', (response, seen) => {
    const isOld = !seen.headers.authorization?.endsWith('renewed');
    const replaced = { code: 'unauthenticated', message: 'over', requestId: '1', params: { because: 'next-step' } };
    return (isOld ? json(replaced, 401) : json({ ischg: 0, SessionTimeOut: 1, CodeWaitSeconds: 0 }))(response, seen);
  });
  const part = await ended({ 'sec-fetch-dest': 'empty' });
  expect([part.headers.get('location'), part.headers.getSetCookie()]).toEqual(['/session?why=next-step', []]);
  const page = { 'sec-fetch-dest': 'document' };
  const first = await ended(page, '?asked=%2Fecenter%2Fdashboard');
  const again = '?asked=%2Fecenter%2Fdashboard&again=1';
  expect([first.headers.get('location'), first.headers.getSetCookie()]).toEqual([`/api/session/ended${again}`, []]);
  const renewed = await cookieOfSession({ token: `${TOKEN_CANARY}renewed` });
  const withNew = await ended({ ...page, cookie: renewed }, again);
  expect([withNew.headers.get('location'), withNew.headers.getSetCookie()]).toEqual(['/ecenter/dashboard', []]);
  const withOld = await ended(page, again);
  expect(withOld.headers.get('location')).toBe('/session?why=next-step');
  expect(withOld.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-hr-session=;/),
    expect.stringMatching(/^__Host-hr-ended=next-step;/),
    expect.stringMatching(/^__Host-hr-asked-page=/),
  ]);
});

test('a page that met a 401 leads to the notice once the HR API says so again (F08)', async () => {
  stub.on('users/session', over);
  const answer = await ended();
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/session']);
  expect(answer.headers.getSetCookie()).toEqual([
    '__Host-hr-session=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0',
  ]);
  expect(stub.seenOn('users/session')[0]!.headers).toMatchObject({ 'x-hr-background': '1' });
});

test.each(SESSION_ENDS)('the notice says why, where the HR API says so: %s (T39)', async (because) => {
  stub.on(
    'users/session',
    json({ code: 'unauthenticated', message: 'over', params: { because }, requestId: '1' }, 401),
  );
  expect((await ended({}, '?again=1')).headers.get('location')).toBe(`/session?why=${because}`);
});

test('a page that arrives twice gets the same reason and keeps its first page', async () => {
  const because = 'signed-out';
  stub.on('users/session', json({ code: 'unauthenticated', message: '', params: { because }, requestId: '1' }, 401));
  const first = (await ended({}, '?asked=%2Fecenter%2Fmychecklist')).headers.getSetCookie();
  expect(first).toEqual([
    expect.stringMatching(/^__Host-hr-session=;/),
    '__Host-hr-ended=signed-out; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=20',
    expect.stringMatching(/^__Host-hr-asked-page=./),
  ]);
  stub.on('users/session', over);
  const again = await ended({
    cookie: '__Host-hr-ended=signed-out',
    referer: 'http://127.0.0.1:4180/ecenter/dashboard',
  });
  expect(again.headers.get('location')).toBe('/session?why=signed-out');
  expect(again.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-hr-session=;/)]);
  expect((await ended({ cookie: '__Host-hr-ended=<b>' })).headers.get('location')).toBe('/session');
  expect((await ended({ cookie: `${cookie}; __Host-hr-ended=signed-out` })).headers.get('location')).toBe('/session');
});

test.each(['ended', '<b>', '//evil.example', 'idle&x=1', 7])(
  'a reason that is none of the list, like %j, is left out (T60)',
  async (because) => {
    stub.on('users/session', json({ code: 'unauthenticated', message: '', params: { because }, requestId: '1' }, 401));
    expect((await ended()).headers.get('location')).toBe('/session');
  },
);

test('a session past its absolute end says so, though the HR API is not asked with it (T41)', async () => {
  const past = await cookieOfSession({ endsAt: Date.now() - 1 });
  expect((await ended({ cookie: past })).headers.get('location')).toBe('/session?why=twelve-hours');
  const foreign = await cookieOfSession({ endsAt: Date.now() - 1, host: 'other.example' });
  expect((await ended({ cookie: foreign })).headers.get('location')).toBe('/session');
  expect(stub.seen).toHaveLength(0);
});

test('the current page, rendered or calling, is kept for after the next sign-in', async () => {
  stub.on('users/session', over);
  const kept = async (query: string, headers: Record<string, string> = {}) => {
    const name = '__Host-hr-asked-page=';
    const cookies = (await ended(headers, query)).headers.getSetCookie();
    const value = cookies
      .find((one) => one.startsWith(name))
      ?.slice(name.length)
      .split(';')[0];
    const { readRequestedPage } = await import('@/lib/bff/redirect/requested-page');
    return readRequestedPage(value, '127.0.0.1:4180');
  };
  const here = 'http://127.0.0.1:4180';
  expect(await kept('?asked=%2Fecenter%2Fdashboard%3Fa%3D1')).toBe('/ecenter/dashboard?a=1');
  expect(await kept('', { referer: `${here}/ecenter/dashboard` })).toBe('/ecenter/dashboard');
  for (const asked of ['//evil.example', 'https://evil.example/x', '/api/session/sign-out'])
    expect(await kept(`?asked=${encodeURIComponent(asked)}`)).toBeNull();
  for (const referer of ['https://evil.example/ecenter/dashboard', 'garbage', `${here}/auth/login`, `${here}.evil/x/y`])
    expect(await kept('', { referer })).toBeNull();
});

test.each<[string, Script]>([
  ['says the session lives', json({ ischg: 0, SessionTimeOut: 1, CodeWaitSeconds: 0 })],
  ['is broken', text('<h1>down</h1>', 500, 'text/html')],
  ['drops the connection', (response) => void response.destroy()],
  ['is busy', (response) => void response.writeHead(503).end()],
])('a link to the end of sessions signs nobody out while the HR API %s (T24, F05)', async (_, script) => {
  stub.on('users/session', script);
  const answer = await ended({ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('a page whose call is refused in a living session leads to a page with a way back', async () => {
  const answer = await ended({}, '?asked=%2Fhome%2Fdashboard');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/error?reason=unreachable']);
  expect(answer.headers.getSetCookie()).toEqual([]);
});
