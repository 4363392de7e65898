import { buildApp } from '../../../hr-api/app';
import { handlers } from '../../../hr-api/handlers';
import { calls } from '../../../lib/contract/all';
import { keyFor } from './harness/portal-side';
import { startApp, type TestApp } from './harness/start-app';

let hr: TestApp;
let token: string;
beforeAll(async () => {
  hr = await startApp();
  token = await hr.tokenOf('E1001');
});
afterAll(() => hr.stop());
beforeEach(() => void hr.logs.splice(0));
afterEach(() => jest.restoreAllMocks());

const SECRET = 'SQL-CANARY select * from salaries';

test('an error that nobody foresaw is answered without its words, logged with its place (F30)', async () => {
  jest.spyOn(handlers.getUser, 'handle').mockImplementation(async () => {
    throw Object.assign(new Error(SECRET), { detail: SECRET });
  });
  const answer = await hr.call('getUser', {}, { token });
  expect(answer.status).toBe(500);
  expect(answer.error()).toEqual({
    code: 'internal',
    message: 'Something went wrong',
    requestId: answer.headers['x-request-id'],
  });
  const line = hr.logs.find((entry) => entry.includes('call failed')) ?? '{}';
  expect(line).not.toContain('SQL-CANARY');
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    err: { name: 'Error', at: expect.arrayContaining([expect.stringContaining('run-call.ts')]) },
  });
});

test('a reply that breaks its schema is a 500 and logs field names only', async () => {
  jest.spyOn(handlers.getUser, 'handle').mockResolvedValue([{ Name: 17, TypeOfUser: SECRET }] as never);
  const answer = await hr.call('getUser', {}, { token });
  expect([answer.status, answer.error().code]).toEqual([500, 'internal']);
  const line = hr.logs.find((entry) => entry.includes('does not fit')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({ call: 'getUser', paths: ['0.Name', '0.TypeOfUser', '0.Language'] });
  expect(hr.logs.join('')).not.toContain('SQL-CANARY');
});

test('fields that a reply schema does not name stay here', async () => {
  const { handle: getUser } = handlers.getUser;
  jest.spyOn(handlers.getUser, 'handle').mockImplementation(async (request, context) => {
    const [user] = await getUser(request, context);
    return [{ Name: '', TypeOfUser: 'E' as const, Language: null, ...user, salary: SECRET }];
  });
  expect(JSON.stringify((await hr.call('getUser', {}, { token })).reply())).not.toContain('SQL-CANARY');
});

test('a lost database makes calls retryable and the process unready but alive (F04)', async () => {
  const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  jest.spyOn(hr.db, 'select').mockImplementation(() => {
    throw gone;
  });
  jest.spyOn(hr.db, 'execute').mockImplementation((() => Promise.reject(gone)) as never);
  const answer = await hr.call('getUser', {}, { token });
  expect([answer.status, answer.error().code]).toEqual([503, 'busy']);
  expect(answer.headers['retry-after']).toBe('5');
  expect((await hr.app.inject('/ready')).statusCode).toBe(503);
  expect((await hr.app.inject('/live')).statusCode).toBe(200);
  jest.restoreAllMocks();
  expect((await hr.app.inject('/ready')).statusCode).toBe(200);
  expect((await hr.call('getUser', {}, { token })).status).toBe(200);
});

test('a process that is about to stop is not ready, still answers, and keeps no connection', async () => {
  const { database, services, app } = hr;
  const clock = () => hr.clock.now;
  const leaving = await buildApp({ database, services, clock, log: app.log, isDraining: () => true });
  const ready = await leaving.inject('/ready');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'draining' }]);
  const answer = await leaving.inject({
    url: `/${calls.getUser.path}`,
    headers: { 'x-hr-key': keyFor(calls.getUser, hr.clock.now), authorization: `Bearer ${token}` },
  });
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  await leaving.close();
});
