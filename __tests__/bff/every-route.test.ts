import { readdirSync } from 'node:fs';
import path from 'node:path';
import { cookieOfSession, ownRequest, paramsOf, pointPortalAt, type Handler } from './stub/portal-request';
import { startStub, type Stub } from './stub/stub-upstream';
import { until } from './stub/until';

/** Takes what no other route takes, and answers 404. */
const NOT_FOUND_ROUTE = '[...name]';

/** Refuses whatever it is asked, with its own code. */
const REFUSED = 'refused';

/** Found, not listed, so that a new route cannot be forgotten. */
const API = path.join(__dirname, '../../app/api');
const routes = readdirSync(API, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)route\.tsx?$/.test(file))
  .map((file) => path.dirname(file))
  .filter((route) => route !== NOT_FOUND_ROUTE && route !== REFUSED);

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * GETs that anyone may make, and why: they change nothing that the HR API has not ended by itself, end a round trip that this
 * browser began, or keep the page that a link asked for. A calendar program has a secret address and no session.
 */
const OPEN_GETS = [
  'auth/[...nextauth]',
  'connection',
  'feeds/[secret]',
  'health/live',
  'health/ready',
  'logo',
  'manifest',
  'metrics',
  'offline/[language]',
  'session/ended',
  'session/gate',
  'session/sso',
  'session/sso-proof',
];

let stub: Stub;
beforeAll(async () => pointPortalAt((stub = await startStub()).address));
afterEach(() => stub.forget());
afterAll(() => stub.close());

const load = (route: string): Promise<Record<string, unknown>> => import(`../../app/api/${route}/route`);

async function ask(route: string, method: string, headers: Record<string, string | null>) {
  const handler = (await load(route))[method] as Handler | undefined;
  const request = ownRequest(`/api/${route.replace('[call]', 'listMenu')}`, { method, headers });
  return handler?.(request, paramsOf('listMenu'));
}

test('the routes of the product are found', () => {
  expect(routes).toEqual(expect.arrayContaining(['hr/[call]', 'session/sign-in', 'session/sign-out', 'health/live']));
});

describe.each(routes)('/api/%s', (route) => {
  test('refuses every changing method without our request header (T20)', async () => {
    const cookie = await cookieOfSession();
    for (const method of METHODS.filter((one) => one !== 'GET')) {
      const answer = await ask(route, method, { cookie, 'x-hr-portal': null });
      const status = method === 'POST' && !OPEN_GETS.includes(route) ? 403 : 405;
      if (answer) expect({ method, status: answer.status }).toMatchObject({ status });
    }
    expect(stub.seen).toHaveLength(0);
  });

  test('answers a GET only where it is known to be harmless (T20, T24)', async () => {
    const answer = await ask(route, 'GET', { cookie: await cookieOfSession(), 'x-hr-portal': null });
    if (!answer || OPEN_GETS.includes(route)) return;
    expect(answer.status).toBe(405);
    expect(stub.seen).toHaveLength(0);
  });

  test('says nothing to other origins, and lets nobody keep what it says (T18, T23)', async () => {
    const cookie = await cookieOfSession();
    for (const origin of ['https://evil.example', 'http://127.0.0.1:4180']) {
      for (const method of [...METHODS, 'OPTIONS']) {
        const answer = await ask(route, method, { cookie, origin, 'access-control-request-method': 'POST' });
        if (!answer) continue;
        expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
    }
    const isTold = () => stub.seenOn('users/logout').length > 0;
    if (route === 'session/sign-out') await until(isTold, 'the end of the session at the HR API');
  });
});
