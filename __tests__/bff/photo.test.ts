import type { Script, Stub } from './stub/stub-upstream';
import { callProxy, cookieOfSession, pointPortalAt, wholeAnswer } from './stub/portal-request';
import { json, startStub, TOKEN_CANARY } from './stub/stub-upstream';

const TAG = '"5f2c"';
const PHOTO = Buffer.from('89504e470d0a1a0a', 'hex');

let stub: Stub;
let cookie: string;
beforeAll(async () => {
  pointPortalAt((stub = await startStub()).address);
  cookie = await cookieOfSession();
});
beforeEach(() => stub.forget());
afterAll(() => stub.close());

const PATH = 'api/ecenter/profilephoto/dynamicdownload/getuserphoto';
const photo: Script = (response, { headers }) => {
  const kept = { etag: TAG, 'cache-control': 'public, max-age=600', 'set-cookie': 'a=b' };
  if (headers['if-none-match'] === TAG) response.writeHead(304, kept).end();
  else response.writeHead(200, { ...kept, 'content-type': 'image/png' }).end(PHOTO);
};
const askPhoto = (headers: Record<string, string> = {}) =>
  callProxy('getUserPhoto', { method: 'GET', query: { empid: 'E1002' }, headers: { cookie, ...headers } });

test('a photo is shown, kept by this browser alone, and asked about each time (SCALL-23, T18)', async () => {
  stub.on(PATH, photo);
  const answer = await askPhoto();
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(PHOTO);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': 'inline',
    'cache-control': 'private, no-cache',
    etag: TAG,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(stub.seen[0]?.url).toBe(`/api4/${PATH}?empid=E1002&headercode=0&filename=`);
  expect(stub.seen[0]?.headers.authorization).toBe(`Bearer ${TOKEN_CANARY}0`);
});

test('a browser that has the photo already is told so by the HR API, without its bytes', async () => {
  stub.on(PATH, photo);
  const answer = await askPhoto({ 'if-none-match': TAG });
  expect([answer.status, await answer.text()]).toEqual([304, '']);
  expect(answer.headers.get('etag')).toBe(TAG);
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
});

test('a browser whose session has ended is not told that its photo is still good', async () => {
  stub.on(PATH, photo);
  const signedOut = await callProxy('getUserPhoto', {
    method: 'GET',
    query: { empid: 'E1002' },
    headers: { 'if-none-match': TAG },
  });
  expect(signedOut.status).toBe(401);
  expect(stub.seen).toHaveLength(0);
  stub.on(PATH, json({ code: 'unauthenticated', message: 'Sign in first', requestId: 'request-1' }, 401));
  expect((await askPhoto({ 'if-none-match': TAG })).status).toBe(401);
});

test('someone without a photo is a 404 that nobody keeps', async () => {
  stub.on(PATH, json({ code: 'not_found', message: 'Not found', requestId: 'request-1' }, 404));
  const answer = await askPhoto();
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([
    404,
    'no-store',
    null,
  ]);
});

test.each(['*', '"one", "two"', 'no quotes', '"a b"', `"${'x'.repeat(200)}"`])(
  'an If-None-Match of %s is not passed on, and the photo comes whole',
  async (header) => {
    stub.on(PATH, photo);
    expect((await askPhoto({ 'if-none-match': header })).status).toBe(200);
    expect(stub.seen[0]?.headers).not.toHaveProperty('if-none-match');
  },
);

test('a 304 that nobody asked for, and an ETag that is none, are not believed', async () => {
  stub.on(PATH, (response) => void response.writeHead(304, { etag: TAG }).end());
  expect((await askPhoto()).status).toBe(502);
  stub.on(
    PATH,
    (response) => void response.writeHead(200, { 'content-type': 'image/png', etag: 'tag; x=1' }).end(PHOTO),
  );
  const answer = await askPhoto();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await wholeAnswer(answer)).not.toContain('tag; x=1');
});

test('a call that is no photo is never asked whether it changed (T18)', async () => {
  stub.on('api/common/modules', json([], 200, { etag: TAG }));
  const answer = await callProxy('listModules', { headers: { cookie, 'if-none-match': TAG } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(stub.seen[0]?.headers).not.toHaveProperty('if-none-match');
});
