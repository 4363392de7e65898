import type { Handler } from './stub/portal-request';
import { cookieOfSession, ownRequest, paramsOf, pointPortalAt } from './stub/portal-request';
import { startStub, type Stub } from './stub/stub-upstream';
import { browserCalls, proxyMethod } from './stub/table-of-calls';

let stub: Stub;
beforeAll(async () => pointPortalAt((stub = await startStub()).address));
afterAll(() => stub.close());

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;

describe.each(browserCalls)('%s', (name, call) => {
  const others = METHODS.filter((method) => method !== proxyMethod(call));

  test.each(others)(`is not to be had by %s, and says by what it is (T10)`, async (method) => {
    const route: Record<string, Handler> = await import('@/app/api/hr/[call]/route');
    const headers = { cookie: await cookieOfSession() };
    const answer = await route[method]!(ownRequest(`/api/hr/${name}`, { method, headers }), paramsOf(name));
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(proxyMethod(call));
    expect(stub.seen).toHaveLength(0);
  });
});
