import type { Call } from '@/lib/contract/call';
import { expectedByName, outcomesByName } from '../outcomes-by-name';
import type { Handler } from './stub/portal-request';
import { cookieOfSession, ownRequest, paramsOf, pointPortalAt } from './stub/portal-request';
import { startStub, type Stub } from './stub/stub-upstream';
import { browserCalls, proxyMethod } from './stub/table-of-calls';

let stub: Stub;
beforeAll(async () => pointPortalAt((stub = await startStub()).address));
afterAll(() => stub.close());

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;

const othersOf = (call: Call) => METHODS.filter((method) => method !== proxyMethod(call));

test('each call is to be had by its one method, and says so to every other (T10)', async () => {
  const route: Record<string, Handler> = await import('@/app/api/hr/[call]/route');
  const headers = { cookie: await cookieOfSession() };
  const outcomes = await outcomesByName(browserCalls, (name, call) =>
    Promise.all(
      othersOf(call).map(async (method) => {
        const answer = await route[method]!(ownRequest(`/api/hr/${name}`, { method, headers }), paramsOf(name));
        return [method, answer.status, answer.headers.get('allow')];
      }),
    ),
  );
  expect(outcomes).toEqual(
    expectedByName(browserCalls, (call) => othersOf(call).map((method) => [method, 405, proxyMethod(call)])),
  );
  expect(stub.seen).toHaveLength(0);
});
