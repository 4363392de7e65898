import { createServer } from 'node:net';
import { callProxy, askSession, cookieOfSession, pointPortalAt } from './stub/portal-request';

/** A port that was free a moment ago, on which nobody listens. */
async function deadPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * A portal before an HR API at an address where none is. Of its budgets only that of connecting is shorter than a test may take:
 * what is answered at all was not waited for any longer.
 */
async function portalBefore(address: string) {
  jest.resetModules();
  pointPortalAt(address);
  const { BUDGET } = await import('@/lib/bff/upstream/upstream');
  Object.assign(BUDGET, { firstByte: 60_000, firstByteOfWrite: 60_000, whole: 60_000 });
  return cookieOfSession();
}

test.each([
  ['refuses the connection', async () => `http://127.0.0.1:${await deadPort()}`],
  ['has a name that nobody knows', async () => 'http://no-such-host.invalid'],
])('an HR API that %s gives 502 within the connect budget, nobody signed out (F05)', async (_, addressOf) => {
  const cookie = await portalBefore(await addressOf());
  const answer = await callProxy('listMenu', { headers: { cookie } });
  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual({
    code: 'upstream_unavailable',
    message: 'upstream_unavailable',
    requestId: answer.headers.get('x-request-id'),
  });
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('sign-in says so too, and the portal stays alive and ready (F05, F04)', async () => {
  await portalBefore(`http://127.0.0.1:${await deadPort()}`);
  const answer = await askSession('sign-in', { username: 'E1001', password: 'a password' });
  expect(answer.status).toBe(502);
  const live = await (await import('@/app/api/health/live/route')).GET();
  const ready = await (await import('@/app/api/health/ready/route')).GET();
  expect([live.status, await live.json()]).toEqual([200, { status: 'live' }]);
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'degraded' }]);
});
