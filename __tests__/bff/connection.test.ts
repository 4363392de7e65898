import { gzipSync } from 'node:zlib';
import { codeOf, cookieOfSession, ownRequest, pointPortalAt } from './stub/portal-request';
import { answerSamples } from './stub/sample-replies';
import { json, startStub, type Stub } from './stub/stub-upstream';

let stub: Stub;
beforeAll(async () => pointPortalAt((stub = await startStub()).address));
beforeEach(() => {
  answerSamples(stub);
  stub.forget();
});
afterAll(() => stub.close());

async function ask(method: 'GET' | 'HEAD', headers: Record<string, string | null> = {}) {
  const cookie = await cookieOfSession();
  const route = await import('@/app/api/connection/route');
  return route[method](ownRequest('/api/connection', { method, headers: { cookie, ...headers } }));
}

test('the connection test download is incompressible and not cached (CONN-02)', async () => {
  const answer = await ask('GET');
  const body = Buffer.from(await answer.arrayBuffer());
  expect([answer.status, body.length]).toEqual([200, 1_781_287]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(gzipSync(body).length).toBeGreaterThan(1_781_287);
});

test('a ping has an empty answer, asks no HR API and does not use the session', async () => {
  const answer = await ask('HEAD');
  expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, 0]);
  expect(stub.seen).toHaveLength(0);
});

test('a download is for a session that goes on, and is no use of it', async () => {
  await ask('GET');
  expect(stub.seen.map(({ url, headers }) => [url, headers['x-hr-background']])).toEqual([
    ['/api4/users/session', '1'],
  ]);
  stub.on('users/session', json({ code: 'unauthenticated', message: 'over', requestId: '1' }, 401));
  const over = await ask('GET');
  expect([over.status, await codeOf(over)]).toEqual([401, 'unauthenticated']);
});

test.each(['GET', 'HEAD'] as const)('%s is refused to who has no session, and to other sites', async (method) => {
  const stranger = await ask(method, { cookie: null });
  expect([stranger.status, await codeOf(stranger)]).toEqual([401, 'unauthenticated']);
  const foreign = await ask(method, { 'sec-fetch-site': 'cross-site' });
  expect([foreign.status, await codeOf(foreign)]).toEqual([403, 'cross_site']);
});
