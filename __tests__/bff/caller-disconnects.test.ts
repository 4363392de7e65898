import { callProxy, cookieOfSession, pointPortalAt } from './stub/portal-request';
import { startStub, type Stub } from './stub/stub-upstream';
import { until } from './stub/until';

let stub: Stub;
beforeAll(async () => pointPortalAt((stub = await startStub()).address));
afterAll(() => stub.close());

test('who leaves while a read waits ends it upstream, and that is no error for operators', async () => {
  const { log } = await import('@/lib/log');
  const errors = jest.spyOn(log(), 'error');
  const informs = jest.spyOn(log(), 'info');
  let isBrokenOff = false;
  stub.otherwise((response) => void response.once('close', () => (isBrokenOff = !response.writableEnded)));
  const leaving = new AbortController();
  const answer = callProxy('listModules', { headers: { cookie: await cookieOfSession() }, signal: leaving.signal });
  await until(() => stub.seen.length === 1, 'the read upstream');
  leaving.abort();
  await until(() => isBrokenOff, 'the end of the read upstream');
  expect((await answer).status).toBe(502);
  expect(informs).toHaveBeenCalledTimes(1);
  expect(errors).not.toHaveBeenCalled();
});

test('who has left before the call is sent asks nothing of the HR API', async () => {
  stub.forget();
  const answer = await callProxy('listModules', {
    headers: { cookie: await cookieOfSession() },
    signal: AbortSignal.abort(),
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(stub.seen).toHaveLength(0);
});
