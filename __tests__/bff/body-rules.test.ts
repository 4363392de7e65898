import { gzipSync } from 'node:zlib';
import { callProxy, codeOf, cookieOfSession, IDEMPOTENCY, pointPortalAt } from './stub/portal-request';
import { json, startStub, type Stub } from './stub/stub-upstream';

let stub: Stub;
let cookie: string;
beforeAll(async () => {
  pointPortalAt((stub = await startStub()).address);
  stub.on('api/user/language', json({ Language: 'de' }));
  cookie = await cookieOfSession();
});
beforeEach(() => stub.forget());
afterAll(() => stub.close());

const send = (body: BodyInit, headers: Record<string, string> = {}) =>
  callProxy('setLanguage', { body, headers: { cookie, ...IDEMPOTENCY, ...headers } });

const deep = (depth: number) => `{"Language":"de","x":${'['.repeat(depth)}${']'.repeat(depth)}}`;

const refused: [string, BodyInit, Record<string, string>, number][] = [
  ['larger than the limit', JSON.stringify({ Language: 'de', x: 'x'.repeat(300_000) }), {}, 413],
  ['of a length that says too much', '{}', { 'content-length': '1000000000' }, 413],
  ['a thousand brackets deep', deep(1000), {}, 400],
  ['a million brackets deep, unclosed', '['.repeat(200_000), {}, 400],
  ['naming __proto__', '{"Language":"de","__proto__":{"polluted":1}}', {}, 400],
  ['naming constructor deeper down', '{"Language":"de","x":{"constructor":{"prototype":{"polluted":1}}}}', {}, 400],
  ['JSON that calls itself text', '{"Language":"de"}', { 'content-type': 'text/plain' }, 415],
  ['JSON that calls itself a form', '{"Language":"de"}', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  [
    'in UTF-16',
    Buffer.from('{"Language":"de"}', 'utf16le'),
    { 'content-type': 'application/json; charset=utf-16' },
    415,
  ],
  ['not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), {}, 400],
  ['compressed', gzipSync('{"Language":"de"}'), { 'content-encoding': 'gzip' }, 415],
  ['an array', '[{"Language":"de"}]', {}, 400],
  ['a bare text', '"de"', {}, 400],
  ['null', 'null', {}, 400],
  ['half of an object', '{"Language":"de"', {}, 400],
  ['a value that the schema does not know', '{"Language":"xx"}', {}, 422],
];

test.each(refused)(
  'a body that is %s is refused before anything goes upstream (T17)',
  async (_, body, headers, status) => {
    const answer = await send(body, headers);
    expect(answer.status).toBe(status);
    expect(stub.seen).toHaveLength(0);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  },
);

test('fields that the call does not name are dropped before upstream (T17, T46)', async () => {
  const extra = { UserCode: 'B', RoleCode: 13, ischg: 0, member: 'x' };
  const answer = await send(JSON.stringify({ Language: 'de', ...extra }));
  expect(answer.status).toBe(200);
  expect(JSON.parse(stub.seen[0]!.body)).toEqual({ Language: 'de' });
});

test('of a key that stands twice the HR API sees what the portal judged (T17)', async () => {
  await send('{"Language":"xx","Language":"de"}');
  expect(stub.seen[0]!.body).toBe('{"Language":"de"}');
});

test.each(['\\ud800', 'a\\udc00', '\\u0000'])('a text with %s is refused and asks nobody (T17, F30)', async (text) => {
  const answer = await callProxy('getEmployeeInfo', { body: `{"UserCode":"${text}"}`, headers: { cookie } });
  expect([answer.status, await codeOf(answer)]).toEqual([400, 'bad_request']);
  expect(stub.seen).toEqual([]);
});

test('a body without length that keeps coming is cut off at the limit (T17)', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(65_536).fill(0x20));
    },
  });
  const answer = await send(endless);
  expect(answer.status).toBe(413);
  expect(sent).toBeLessThan(20);
});

test.each([undefined, '', 'short', 'with spaces in between', 'x'.repeat(65), 'semi;colon;0123456789'])(
  'a write with the idempotency key %j is refused (F16)',
  async (key) => {
    const headers = key === undefined ? { 'idempotency-key': null } : { 'idempotency-key': key };
    const answer = await callProxy('setLanguage', { body: '{"Language":"de"}', headers: { cookie, ...headers } });
    expect(answer.status).toBe(400);
    expect(await codeOf(answer)).toBe('idempotency_key_required');
    expect(stub.seen).toHaveLength(0);
  },
);

test('the idempotency key of a write arrives as the browser made it (F16)', async () => {
  await send('{"Language":"de"}');
  expect(stub.seen[0]!.headers['idempotency-key']).toBe(IDEMPOTENCY['idempotency-key']);
});
