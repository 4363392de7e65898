import { askDoor, cookieOfSession, IDEMPOTENCY, pointPortalAt } from './portal-request';
import { answerSamples } from './sample-replies';
import { json, startStub, text, TOKEN_CANARY, type Script, type Stub } from './stub-upstream';

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

const ended = async (headers: Record<string, string> = {}) => {
  const { GET } = await import('@/app/api/session/ended/route');
  const request = new Request('http://127.0.0.1:4180/api/session/ended', {
    headers: { host: '127.0.0.1:4180', cookie, ...headers },
  });
  return GET(request);
};
const over: Script = json({ code: 'unauthenticated', message: 'over', requestId: '1' }, 401);

test('no answer of the door touches the session cookie, so a late one revives or ends nothing (T42, F08)', async () => {
  const answers: [string, Script][] = [
    ['good', json([])],
    ['session over', over],
    ['foreign 401', text('who are you', 401, 'text/html')],
    ['refused', json({ code: 'forbidden', message: 'no', requestId: '1' }, 403)],
    ['broken', text('<h1>', 500, 'text/html')],
  ];
  for (const [what, script] of answers) {
    stub.on('api/common/modules', script);
    const parallel = Array.from({ length: 20 }, () => askDoor('listModules', { headers: { cookie } }));
    for (const answer of await Promise.all(parallel))
      expect({ what, cookies: answer.headers.getSetCookie() }).toEqual({ what, cookies: [] });
  }
});

test('a session that the HR API has ended is a 401 to each call, none of which is repeated (F08)', async () => {
  stub.otherwise(over);
  for (const path of ['api/common/modules', 'api/user/language']) stub.on(path, over);
  const body = '{"Language":"de"}';
  const answers = [
    await askDoor('listModules', { headers: { cookie } }),
    await askDoor('setLanguage', { body, headers: { cookie, ...IDEMPOTENCY } }),
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
  expect((await askDoor('listModules', { headers: { cookie } })).status).toBe(401);
  expect((await askDoor('listModules', { headers: { cookie: other } })).status).toBe(200);
  expect((await askDoor('listModules', { headers: { cookie } })).status).toBe(401);
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
