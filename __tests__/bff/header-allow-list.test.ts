import { createHmac, hkdfSync } from 'node:crypto';
import { keyHeaderText, KEY_LABEL } from '@/lib/contract/platform/key-header';
import { callProxy, cookieOfSession, IDEMPOTENCY, pointPortalAt, wholeAnswer } from './stub/portal-request';
import { json, KEY_CANARY, startStub, TOKEN_CANARY, type Stub } from './stub/stub-upstream';

let stub: Stub;
beforeAll(async () => {
  pointPortalAt((stub = await startStub()).address);
  stub.on('api/user/language', json({ Language: 'de' }));
});
beforeEach(() => stub.forget());
afterAll(() => stub.close());

const forged = {
  authorization: 'Bearer attacker',
  'x-forwarded-for': '6.6.6.6',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  forwarded: 'for=6.6.6.6',
  'x-real-ip': '6.6.6.6',
  'x-user-id': 'E1004',
  'x-middleware-subrequest': 'middleware:middleware:middleware',
  'next-action': '0123456789abcdef',
  referer: 'http://127.0.0.1:4180/secret?id=1',
  'x-hr-key': '01-01-2026 00:00 forged',
  'x-hr-client-address': '6.6.6.6',
  'x-hr-background': '1',
  'x-request-id': 'chosen-by-the-attacker',
  'accept-language': 'de',
  'user-agent': 'attacker',
};

const ALLOWED = [
  'accept',
  'accept-language',
  'authorization',
  'connection',
  'content-length',
  'content-type',
  'host',
  'idempotency-key',
  'x-hr-key',
  'x-request-id',
];

test('the HR API receives only allowed headers, one bearer and one key header (T04)', async () => {
  const cookie = `other=1; ${await cookieOfSession()}`;
  const body = JSON.stringify({ Language: 'de' });
  const answer = await callProxy('setLanguage', { body, headers: { ...forged, ...IDEMPOTENCY, cookie } });
  expect(answer.status).toBe(200);
  const [request] = stub.seen;
  const names = request!.rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
  expect(names.sort()).toEqual(ALLOWED);
  expect(request!.headers.authorization).toBe(`Bearer ${TOKEN_CANARY}0`);
  expect(JSON.stringify(request!.rawHeaders)).not.toMatch(/attacker|6\.6\.6\.6|forged|evil/);
});

test('the key header proves the secret without carrying it (T03, T04)', async () => {
  await callProxy('listMenu', { headers: { ...forged, cookie: await cookieOfSession() } });
  const [request] = stub.seen;
  const sent = String(request!.headers['x-hr-key']);
  const time = sent.slice(0, 16);
  const key = Buffer.from(hkdfSync('sha256', KEY_CANARY, '', KEY_LABEL.header, 32));
  const text = keyHeaderText({ time, method: 'POST', path: 'api/common/menulist/dynamiclist/list', clientAddress: '' });
  expect(sent).toBe(`${time} ${createHmac('sha256', key).update(text).digest('base64url')}`);
  expect(JSON.stringify(stub.seen)).not.toContain('KEY-CANARY');
});

test('nothing of an answer but its data reaches the browser (T05)', async () => {
  stub.on(
    'api/common/modules',
    json([], 200, {
      'set-cookie': 'upstream=1',
      server: 'upstream/1.0',
      'x-powered-by': 'upstream',
      'access-control-allow-origin': '*',
      location: 'https://evil.example/',
      'www-authenticate': 'Basic',
      'content-security-policy': '*',
      'clear-site-data': '"*"',
      refresh: '0; url=https://evil.example/',
      authorization: `${TOKEN_CANARY}echo`,
      'cache-control': 'public, max-age=600',
      etag: '"1"',
    }),
  );
  const answer = await callProxy('listModules', { headers: { cookie: await cookieOfSession() } });
  const whole = await wholeAnswer(answer);
  expect([...answer.headers.keys()].sort()).toEqual([
    'cache-control',
    'content-security-policy',
    'content-type',
    'vary',
    'x-request-id',
  ]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-request-id')).toBe(stub.seen[0]!.headers['x-request-id']);
  expect(whole).not.toMatch(/evil|upstream|CANARY/);
});

test('what a reply holds beside its schema does not reach the browser (T67)', async () => {
  const row = { Module_Code: 1, Module_Name: 'M', Link_Src: 'm', Img_Src: '', Description: '' };
  stub.on('api/common/modules', json([{ ...row, Salary: 1, authToken: `${TOKEN_CANARY}field` }]));
  const answer = await callProxy('listModules', { headers: { cookie: await cookieOfSession() } });
  expect(await answer.json()).toEqual([row]);
});
