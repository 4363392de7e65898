import type { ServerResponse } from 'node:http';
import { callProxy, cookieOfSession, IDEMPOTENCY, pointPortalAt } from './stub/portal-request';
import { startStub, type Script, type Stub } from './stub/stub-upstream';
import { until } from './stub/until';

/** Shorter than any budget that a test leaves as it is: what is given up in time is given up by the budget it names. */
jest.setTimeout(40_000);

let stub: Stub;
let cookie: string;
beforeAll(async () => {
  pointPortalAt((stub = await startStub()).address);
  cookie = await cookieOfSession();
});

/** Shortens the product's own budgets, in milliseconds. */
async function budget(shorter: { firstByte?: number; firstByteOfWrite?: number; whole?: number }) {
  const { BUDGET } = await import('@/lib/bff/upstream/upstream');
  Object.assign(BUDGET, { firstByte: 60_000, firstByteOfWrite: 60_000, whole: 60_000 }, shorter);
}
beforeEach(() => stub.forget());
afterAll(() => stub.close());

const BODIES = { listModules: null, previewLeaveWork: '{}', setLanguage: '{"Language":"de"}' };

const ask = async (script: Script, name: keyof typeof BODIES = 'listModules') => {
  stub.otherwise(script);
  const begun = performance.now();
  const [body, key] = [BODIES[name], name === 'setLanguage' ? IDEMPOTENCY : {}];
  const answer = await callProxy(name, { headers: { cookie, ...key }, ...(body && { body }) });
  return { status: answer.status, body: (await answer.json()) as unknown, ms: performance.now() - begun };
};
const good = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'application/json' });
const silence: Script = () => undefined;
/** One byte at a time, for as long as the connection stands. */
const drip: Script = (response) => {
  good(response).write('[');
  const timer = setInterval(() => response.write(' '), 50);
  response.on('close', () => clearInterval(timer));
};

test('a read without a first byte is given up at its budget, a write and a slow one later (F06)', async () => {
  await budget({ firstByte: 50 });
  expect(await ask(silence)).toMatchObject({ status: 504, body: { code: 'upstream_timeout' } });
  await budget({ firstByte: 50, firstByteOfWrite: 1_600 });
  const write = await ask(silence, 'setLanguage');
  expect(write).toMatchObject({ status: 504, body: { code: 'upstream_timeout' } });
  expect(write.ms).toBeGreaterThanOrEqual(1_590);
  const slow = await ask(silence, 'previewLeaveWork');
  expect(slow).toMatchObject({ status: 504, body: { code: 'upstream_timeout' } });
  expect(slow.ms).toBeGreaterThanOrEqual(1_590);
  expect(stub.seen).toHaveLength(3);
});

test('a body that never ends is given up after the budget of the call (F06)', async () => {
  await budget({ whole: 300 });
  const answer = await ask(drip);
  expect(answer).toMatchObject({ status: 504, body: { code: 'upstream_timeout' } });
  expect(answer.ms).toBeGreaterThanOrEqual(290);
});

test('a body that stops half way is given up (F06)', async () => {
  await budget({ firstByteOfWrite: 50 });
  expect(await ask((response) => void good(response).write('[{"Module_Code":1'))).toMatchObject({
    status: 504,
    body: { code: 'upstream_timeout' },
  });
});

test('an error page that drips does not hold the person up (F06)', async () => {
  await budget({});
  const answer = await ask((response) => {
    response.writeHead(500, { 'content-type': 'text/html' }).write('<');
    const timer = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(timer));
  });
  expect(answer).toMatchObject({ status: 502, body: { code: 'upstream_invalid' } });
});

test('a connection that is reset within a body is a 502, never half the data (F06)', async () => {
  const answer = await ask((response) => {
    good(response).write('[{"Module_Code":1,"Module_Name":"M"');
    setImmediate(() => response.socket?.resetAndDestroy());
  });
  expect(answer).toMatchObject({ status: 502, body: { code: 'upstream_invalid' } });
});

test('a body shorter than it says is a 502, though what came is whole JSON (F06)', async () => {
  const answer = await ask((response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('[]');
    setImmediate(() => response.socket?.end());
  });
  expect(answer).toMatchObject({ status: 502, body: { code: 'upstream_invalid' } });
});

test('who gives up waiting stops the call upstream as well (F06)', async () => {
  let isClosed = false;
  stub.otherwise((response) => void response.on('close', () => (isClosed = true)));
  const leaving = new AbortController();
  const answer = callProxy('setLanguage', {
    body: '{"Language":"de"}',
    headers: { cookie, ...IDEMPOTENCY },
    signal: leaving.signal,
  });
  await until(() => stub.seen.length === 1, 'the call', 20_000);
  leaving.abort();
  await until(() => isClosed, 'the end of the call', 20_000);
  expect((await answer).status).toBe(502);
});
