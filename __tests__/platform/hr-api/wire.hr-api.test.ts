import type { InjectOptions } from 'fastify';
import { connect, type AddressInfo } from 'node:net';
import { calls } from '../../../lib/contract/all';
import type { Call } from '../../../lib/contract/call';
import { errorReplySchema } from '../../../lib/contract/platform/errors';
import { expectedByName, outcomesByName } from '../../outcomes-by-name';
import { keyFor } from './harness/portal-side';
import { startApp, type TestApp } from './harness/start-app';

let hr: TestApp;
let token: string;
beforeAll(async () => {
  hr = await startApp();
  token = await hr.tokenOf('E1001');
});
afterAll(() => hr.stop());

const allCalls = Object.entries(calls as Record<string, Call>);
const setLanguage = calls.setLanguage;
const pathOf = ({ path, family }: Call) => (family ? `${path}/member` : path);

/** Sends a body to `setLanguage` just as it is given. */
function post(payload: string | Buffer, headers: Record<string, string> = {}) {
  return hr.app.inject({
    method: 'POST',
    url: `/${setLanguage.path}`,
    payload,
    headers: {
      'content-type': 'application/json',
      'x-hr-key': keyFor(setLanguage, hr.clock.now),
      'idempotency-key': crypto.randomUUID(),
      authorization: `Bearer ${token}`,
      ...headers,
    },
  });
}

async function expectRefusal(options: InjectOptions, status: number, code: string) {
  const response = await hr.app.inject(options);
  expect([options.url, response.statusCode]).toEqual([options.url, status]);
  expect(errorReplySchema.parse(response.json()).code).toBe(code);
  return response;
}

test.each([
  '/',
  '/users',
  '/users/authenticate/',
  '/users/authenticate/x',
  '/users//authenticate',
  '/api4',
  '/api4/',
  '/apix/users/authenticate',
  '/api4/api4/users/authenticate',
  '/api/common/menulist/dynamiclist/listx',
  '/.env',
  '/users%2fauthenticate',
])('%s is no call', async (url) => {
  await expectRefusal({ method: 'POST', url, payload: {} }, 404, 'not_found');
});

test('a path with a broken escape is a bad request', async () => {
  await expectRefusal({ method: 'GET', url: '/users/%zz' }, 400, 'bad_request');
});

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;
const othersOf = (call: Call) => METHODS.filter((method) => method !== call.method);

test('each call knows no other method', async () => {
  const outcomes = await outcomesByName(allCalls, (_name, call) =>
    Promise.all(
      othersOf(call).map(async (method) => {
        const response = await hr.app.inject({ method: method as 'GET', url: `/${pathOf(call)}` });
        return [method, response.statusCode, response.headers.allow];
      }),
    ),
  );
  expect(outcomes).toEqual(
    expectedByName(allCalls, (call) => othersOf(call).map((method) => [method, 405, call.method])),
  );
});

test('each call is reached in any case, with and without a version', async () => {
  const outcomes = await outcomesByName(allCalls, (_name, call) =>
    Promise.all(
      [pathOf(call).toUpperCase(), `api4/${pathOf(call)}`, `API12/${pathOf(call).toLowerCase()}`].map(async (path) => {
        const asked = { method: call.method, url: `/${path}`, headers: { 'x-hr-key': 'none' } };
        return (await hr.app.inject(asked)).json<{ code: string }>().code;
      }),
    ),
  );
  expect(outcomes).toEqual(expectedByName(allCalls, () => ['key_refused', 'key_refused', 'key_refused']));
});

test('a call under a version is signed with the path of the contract', async () => {
  const { path, method } = calls.getUser;
  const headers = { 'x-hr-key': keyFor({ path, method }, hr.clock.now), authorization: `Bearer ${token}` };
  expect((await hr.app.inject({ method, url: '/api4/API/User', headers })).statusCode).toBe(200);
});

test.each([
  ['no JSON', '{"Language":'],
  ['text', 'Language=de'],
  ['a page', '<!doctype html><html></html>'],
  ['a prototype key', '{"Language":"de","__proto__":{"isAdmin":true}}'],
  ['a prototype key further in', '{"Language":"de","x":{"__proto__":{"isAdmin":true}}}'],
  ['a constructor key', '{"Language":"de","constructor":{"prototype":{"isAdmin":true}}}'],
  ['a thousand levels', `${'['.repeat(1000)}${']'.repeat(1000)}`],
  ['a hundred thousand levels', '['.repeat(100_000)],
  ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d])],
])('a body of %s is a bad request', async (_title, body) => {
  const response = await post(body);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: 'bad_request' });
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test.each([
  ['plain text', { 'content-type': 'text/plain' }],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a page', { 'content-type': 'text/html' }],
  ['JSON in UTF-16', { 'content-type': 'application/json; charset=utf-16' }],
  ['compressed JSON', { 'content-encoding': 'gzip' }],
])('a body declared as %s is refused', async (_title, headers) => {
  const response = await post('{"Language":"de"}', headers);
  expect(response.statusCode).toBe(415);
  expect(response.json()).toMatchObject({ code: 'unsupported_media_type' });
});

test('a body over 256 kB is too large', async () => {
  const response = await post(JSON.stringify({ Language: 'de', filler: 'x'.repeat(256 * 1024) }));
  expect(response.statusCode).toBe(413);
  expect(response.json()).toMatchObject({ code: 'too_large' });
});

test('a well-formed body with unacceptable values is answered with the fields', async () => {
  const response = await post('{"Language":"xx"}');
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ code: 'invalid', issues: [{ path: 'Language' }] });
});

test.each(['[]', '"de"', '17', 'null'])('%s instead of an object is refused', async (body) => {
  expect((await post(body)).statusCode).toBe(422);
});

test('deep brackets inside a text are no depth', async () => {
  expect((await post(JSON.stringify({ Language: 'de', note: '[{"\\'.repeat(100) }))).statusCode).toBe(200);
});

test('a field that the schema does not name changes nothing', async () => {
  expect((await post('{"Language":"fr","UserCode":"E1002","RoleCode":23}')).json()).toEqual({ Language: 'fr' });
  const [user] = (await hr.call('getUser', {}, { token: await hr.tokenOf('E1002') })).reply();
  expect(user?.Language).toBeNull();
});

test('every answer is kept by nobody and no page', async () => {
  const answers = [
    await hr.app.inject({ url: '/live' }),
    await hr.app.inject({ url: '/openapi.json' }),
    await hr.app.inject({ url: '/nothing' }),
    await hr.app.inject({ url: '/%zz' }),
    await post('{'),
    await post('{"Language":"de"}'),
  ];
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers['content-type']).toContain('application/json');
  }
});

test('a sane request id is taken over, another is replaced', async () => {
  const given = await hr.app.inject({ url: '/nothing', headers: { 'x-request-id': 'request-12345' } });
  expect(given.json()).toMatchObject({ requestId: 'request-12345' });
  expect(given.headers['x-request-id']).toBe('request-12345');
  for (const id of ['short', 'x'.repeat(65), 'with blank 123', '<script>alert(1)</script>']) {
    const { requestId } = (await hr.app.inject({ url: '/nothing', headers: { 'x-request-id': id } })).json<{
      requestId: string;
    }>();
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  }
});

describe('on a real connection', () => {
  let port: number;
  beforeAll(async () => {
    await hr.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = hr.app.server.address() as AddressInfo);
  });

  /** Sends a request line just as it is given, and answers all that comes back. */
  const say = (requestLine: string) =>
    new Promise<string>((resolve, reject) => {
      let received = '';
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(`${requestLine} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      });
      socket.on('data', (bytes) => (received += String(bytes)));
      socket.on('close', () => resolve(received));
      socket.on('error', reject);
    });

  test.each(['/users/../live', '/users/%2e%2e/live', '/x/..%2flive', '//live', '/live;x', '/%6cive%00', 'live'])(
    'the path %s leads nowhere',
    async (path) => {
      expect(await say(`GET ${path}`)).toMatch(/^HTTP\/1\.1 40[04] /);
    },
  );

  test('what is no HTTP is refused, and the process goes on', async () => {
    const answer = await say('FOO /live');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(errorReplySchema.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).code).toBe('bad_request');
    expect(await say('GET /live')).toMatch(/^HTTP\/1\.1 200 /);
  });
});

test.each([
  ['NUL', '{"Language":"d\\u0000e"}'],
  ['NUL after a backslash', '{"Language":"d\\\\\\u0000e"}'],
  ['the first half of a pair', '{"Language":"\\uD83D"}'],
  ['the second half of a pair', '{"Language":"\\ude00e"}'],
  ['NUL in a name', '{"Language":"de","\\u0000":1}'],
  ['NUL far inside', '{"Language":"de","more":[{"text":["\\u0000"]}]}'],
])('a text with %s is a bad request (T17)', async (_, body) => {
  const response = await post(body);
  expect([response.statusCode, errorReplySchema.parse(response.json()).code]).toEqual([400, 'bad_request']);
});

test('a whole pair and the word for NUL are texts like any other', async () => {
  const response = await post('{"Language":"de","more":"\\ud83d\\ude00 \\\\u0000"}');
  expect(response.statusCode).toBe(200);
});

test('no call takes a text that cannot be kept, and none fails on one (T17)', async () => {
  const outcomes = await outcomesByName(allCalls, async (_name, call) => {
    const isQuery = call.kind !== 'json' || call.method !== 'POST';
    const response = await hr.app.inject({
      method: call.method as 'POST',
      url: `/${call.path}${isQuery ? '?filename=a%00.pdf&empid=%00' : ''}`,
      ...(!isQuery && { payload: '{"any":"\\u0000"}' }),
      headers: {
        ...(!isQuery && { 'content-type': 'application/json' }),
        'x-hr-key': keyFor(call, hr.clock.now),
        'idempotency-key': crypto.randomUUID(),
        authorization: `Bearer ${token}`,
      },
    });
    return [400, 403, 404].includes(response.statusCode) ? 'refused' : response.statusCode;
  });
  expect(outcomes).toEqual(expectedByName(allCalls, () => 'refused'));
});
