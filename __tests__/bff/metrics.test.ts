import { callProxy, askSession, codeOf, cookieOfSession, ownRequest, pointPortalAt } from './stub/portal-request';
import { answerSamples } from './stub/sample-replies';
import { json, startStub, TOKEN_CANARY, type Stub } from './stub/stub-upstream';

const METRICS_TOKEN = 'the-token-of-who-measures-0123456789';

let stub: Stub;
beforeAll(async () => {
  pointPortalAt((stub = await startStub()).address, { METRICS_TOKEN });
  answerSamples(stub);
});
afterAll(() => stub.close());

async function askMetrics(authorization?: string): Promise<Response> {
  const { GET } = await import('@/app/api/metrics/route');
  return GET(ownRequest('/api/metrics', { method: 'GET', headers: authorization ? { authorization } : {} }));
}

const numbers = async () => (await askMetrics(`Bearer ${METRICS_TOKEN}`)).text();

/** The sample of a family that has exactly these labels; 0 where there is none. */
async function valueOf(sample: string): Promise<number> {
  const line = (await numbers()).split('\n').find((one) => one.startsWith(`${sample} `));
  return Number(line?.split(' ').at(-1) ?? 0);
}

test.each([undefined, 'Bearer wrong', METRICS_TOKEN, `Bearer ${METRICS_TOKEN} `.repeat(2), 'Bearer '])(
  'to who asks with %j there are no numbers, and nothing that says there are any',
  async (authorization) => {
    const answer = await askMetrics(authorization);
    expect(answer.status).toBe(404);
    expect(await codeOf(answer)).toBe('not_found');
  },
);

test('without METRICS_TOKEN there are no numbers for anybody', async () => {
  await jest.isolateModulesAsync(async () => {
    const { METRICS_TOKEN: kept, ...others } = process.env;
    process.env = others;
    expect((await askMetrics('Bearer undefined')).status).toBe(404);
    process.env = { ...others, METRICS_TOKEN: kept };
  });
});

test('calls are counted by name and class of status, into buckets that only grow', async () => {
  const cookie = await cookieOfSession();
  await callProxy('listModules', { headers: { cookie } });
  stub.on('api/common/Modules', (response) => void response.destroy());
  await callProxy('listModules', { headers: { cookie } });
  const text = await numbers();
  expect(text).toContain('# TYPE portal_call_seconds histogram');
  expect(text).toContain('portal_call_seconds_count{call="listModules",status="2xx"} 1\n');
  expect(text).toContain('portal_call_seconds_count{call="listModules",status="5xx"} 1\n');
  expect(text).toContain('portal_call_failures_total{code="upstream_unavailable"} 1\n');
  const buckets = [...text.matchAll(/_bucket\{call="listModules",status="2xx",le="[^"]+"\} (\d+)/g)].map(
    ([, n]) => +n!,
  );
  expect(buckets).toEqual([...buckets].sort((a, b) => a - b));
  expect(buckets.at(-1)).toBe(1);
  expect(text).toMatch(/\nprocess_resident_memory_bytes \d{7,}\n/);
  expect(text).toMatch(/\nportal_event_loop_delay_seconds\{quantile="0.99"\} [\d.e-]+\n/);
});

test('tries to sign in are counted by how they end, and the numbers tell of nobody (T08)', async () => {
  const ended = (result: string) => valueOf(`portal_sign_ins_total{door="password",result="${result}"}`);
  stub.on('users/authenticate', json({ authToken: `${TOKEN_CANARY}1`, ischg: 0 }));
  await askSession('sign-in', { username: 'E1001', password: 'a password' });
  stub.on('users/authenticate', json({ authToken: `${TOKEN_CANARY}2`, ischg: 100 }));
  await askSession('sign-in', { username: 'E1001', password: 'a password' });
  stub.on('users/authenticate', json({ code: 'sign_in_failed', message: 'no', requestId: '1' }, 401));
  await askSession('sign-in', { username: 'E1001', password: 'a password' });
  expect([await ended('full'), await ended('code'), await ended('sign_in_failed')]).toEqual([1, 1, 1]);
  expect(await numbers()).not.toMatch(/CANARY|E1001|a password/);
});

test('an HR API that counts the portal itself against its limit is a warning for operators (F14)', async () => {
  const { log } = await import('@/lib/log');
  const warns = jest.spyOn(log(), 'warn');
  stub.on('api/common/Modules', (response) => void response.writeHead(429, { 'retry-after': '30' }).end());
  const answer = await callProxy('listModules', { headers: { cookie: await cookieOfSession() } });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30']);
  expect(warns).toHaveBeenCalledTimes(1);
  expect(await valueOf('portal_call_failures_total{code="too_many_attempts"}')).toBe(1);
});

test('a call logs one line with its name and the shared request id (T08)', async () => {
  const { log } = await import('@/lib/log');
  const informs = jest.spyOn(log(), 'info');
  stub.forget();
  const answer = await callProxy('listMenu', { headers: { cookie: await cookieOfSession() } });
  const requestId = answer.headers.get('x-request-id');
  expect(stub.seen[0]!.headers['x-request-id']).toBe(requestId);
  expect(informs.mock.calls).toEqual([[{ requestId, call: 'listMenu', ms: expect.any(Number) }, 'call answered']]);
});

test('a refusal by a gate logs code and request id, nothing of the cookie (T08)', async () => {
  const { log } = await import('@/lib/log');
  const informs = jest.spyOn(log(), 'info').mockClear();
  const answer = await callProxy('listMenu', { headers: { cookie: await cookieOfSession({ flag: 100 }) } });
  const requestId = answer.headers.get('x-request-id');
  expect(answer.status).toBe(403);
  expect(informs.mock.calls).toEqual([[{ requestId, code: 'code_required' }, 'refused']]);
});
