import {
  callProxy,
  askSession,
  codeOf,
  cookieOfSession,
  IDEMPOTENCY,
  pointPortalAt,
  postForm,
} from './stub/portal-request';
import type { Step } from './stub/portal-request';
import { answerSamples } from './stub/sample-replies';
import { startStub, type Stub } from './stub/stub-upstream';

let stub: Stub;
let cookie: string;
beforeAll(async () => {
  pointPortalAt((stub = await startStub()).address);
  answerSamples(stub);
  cookie = await cookieOfSession();
});
beforeEach(() => stub.forget());
afterAll(() => stub.close());

const foreign: [string, Record<string, string | null>][] = [
  ['no origin', { origin: null }],
  ['the origin null', { origin: 'null' }],
  ['an empty origin', { origin: '' }],
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['an origin that begins like ours', { origin: 'http://127.0.0.1:4180.evil.example' }],
  ['our host with another scheme', { origin: 'https://127.0.0.1:4180' }],
  ['our host with another port', { origin: 'http://127.0.0.1:4181' }],
  ['a sibling of our host', { origin: 'http://b.127.0.0.1:4180' }],
  ['our origin in a list', { origin: 'http://127.0.0.1:4180, https://evil.example' }],
  ['our origin from a cross-site page', { 'sec-fetch-site': 'cross-site' }],
  ['our origin from a same-site page', { 'sec-fetch-site': 'same-site' }],
];
const steps: Step[] = ['sign-in', 'code', 'resend', 'sign-out'];
const fields = { username: 'E1001', password: 'a password', OTP: '123456' };

describe.each(foreign)('with %s', (_, headers) => {
  test('a foreign page cannot post through the call proxy (T19, T21)', async () => {
    const answer = await callProxy('setLanguage', {
      body: '{"Language":"de"}',
      headers: { cookie, ...IDEMPOTENCY, ...headers },
    });
    expect(answer.status).toBe(403);
    expect(await codeOf(answer)).toBe('cross_site');
    expect(stub.seen).toHaveLength(0);
  });

  test.each(steps)('a page cannot take the step %s, by script or by form (T19, T24)', async (step) => {
    for (const answer of [
      await askSession(step, fields, { cookie, ...headers }),
      await postForm(step, fields, { cookie, ...headers }),
    ]) {
      expect(answer.status).toBe(403);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(stub.seen).toHaveLength(0);
  });
});

test.each([null, '', '0', '2', 'true'])(
  'with the request header %j nothing passes the call proxy (T20)',
  async (value) => {
    const answer = await callProxy('listMenu', { headers: { cookie, 'x-hr-portal': value } });
    expect(answer.status).toBe(403);
    expect(stub.seen).toHaveLength(0);
  },
);

test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/json'])(
  'a post of type %s without our request header is no form of ours (T20, T22)',
  async (type) => {
    const answer = await askSession('sign-in', fields, { 'x-hr-portal': null, 'content-type': type });
    expect(answer.status).toBe(403);
    expect(stub.seen).toHaveLength(0);
  },
);

test('the call proxy takes no plain form, even from a page of ours (T20)', async () => {
  const headers = { cookie, 'x-hr-portal': null, 'content-type': 'application/x-www-form-urlencoded' };
  expect((await callProxy('listMenu', { headers })).status).toBe(403);
  expect(stub.seen).toHaveLength(0);
});

test('our own page passes, with and without Fetch Metadata (T19)', async () => {
  expect((await callProxy('listMenu', { headers: { cookie } })).status).toBe(200);
  expect((await callProxy('listMenu', { headers: { cookie, 'sec-fetch-site': null } })).status).toBe(200);
});

test('every refusal says what it depends on and that nobody may keep it (T18, T21)', async () => {
  const answer = await callProxy('listMenu', { headers: { origin: 'https://evil.example' } });
  expect(answer.headers.get('vary')).toBe('Origin, Sec-Fetch-Site');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
