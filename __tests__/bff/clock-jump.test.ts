import { callProxy, cookieOfSession, pointPortalAt } from './stub/portal-request';
import { json, startStub, type Stub } from './stub/stub-upstream';

const HOUR = 3_600_000;
const now = Date.now.bind(Date);

let stub: Stub;
beforeAll(async () => pointPortalAt((stub = await startStub()).address));
beforeEach(() => {
  stub.forget();
  stub.otherwise(json([]));
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => stub.close());

/** The wall clock of this process, so many milliseconds from where it is; its timers do not look at it. */
const setClock = (by: number) => void jest.spyOn(Date, 'now').mockImplementation(() => now() + by);

const ask = async (cookie: string) => (await callProxy('listModules', { headers: { cookie } })).status;

test('setting the clock back or forth does not move the end of a session (F28)', async () => {
  const cookie = await cookieOfSession({ endsAt: now() + HOUR / 2 });
  expect(await ask(cookie)).toBe(200);
  setClock(HOUR);
  expect(await ask(cookie)).toBe(401);
  setClock(0);
  expect(await ask(cookie)).toBe(200);
});

test('setting the clock back revives no session that the HR API ended (F28)', async () => {
  const cookie = await cookieOfSession();
  stub.otherwise(json({ code: 'unauthenticated', message: 'ended', requestId: '1' }, 401));
  setClock(-HOUR);
  expect(await ask(cookie)).toBe(401);
  expect(stub.seen).toHaveLength(1);
});

test('a step of the session that is taken while the clock is back does not move its end (F28)', async () => {
  const { readSession } = await import('@/lib/bff/session/session');
  const endsAt = now() + HOUR / 2;
  setClock(-HOUR);
  const cookie = await cookieOfSession({ endsAt });
  setClock(HOUR);
  const value = cookie.slice(cookie.indexOf('=') + 1);
  expect(await readSession(value, '127.0.0.1:4180')).toBeNull();
});

test.each([-HOUR, HOUR])('a call under way when the clock moves by %d ms keeps its budget (F28)', async (by) => {
  const { BUDGET } = await import('@/lib/bff/upstream/upstream');
  Object.assign(BUDGET, { firstByte: 60_000, firstByteOfWrite: 60_000, whole: 60_000 });
  const { log } = await import('@/lib/log');
  const informs = jest.spyOn(log(), 'info');
  stub.otherwise((response) => {
    setClock(by);
    response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
  });
  expect(await ask(await cookieOfSession())).toBe(200);
  const [line] = informs.mock.calls.at(-1) as unknown as [{ ms: number }];
  expect(line.ms).toBeGreaterThanOrEqual(0);
  expect(line.ms).toBeLessThan(60_000);
});
