import { readdirSync } from 'node:fs';
import path from 'node:path';
import { cookieOfSession, ownRequest, pointPortalAt, PORTAL, type Handler } from './stub/portal-request';
import { answerSamples } from './stub/sample-replies';
import { startStub, type Stub } from './stub/stub-upstream';

/** Found, not listed, so that a new step cannot be forgotten. */
const STEPS = path.join(__dirname, '../../app/api/session');
const routes = readdirSync(STEPS);

const PLACES = [
  'https://evil.example/x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/%5cevil.example/..//evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  `${PORTAL}.evil.example`,
  `${PORTAL.replace('//', '//evil.example@')}`,
];

/** Where somebody who tries would write the place, beside fields that the steps take. */
const NAMES = ['next', 'callbackUrl', 'callback', 'returnUrl', 'return_to', 'redirect', 'redirectUrl', 'redirect_uri'];
const OURS = ['url', 'asked', 'page', 'module', 'provider', 'id', 'why', 'reason', 'post_logout_redirect_uri', 'ss'];
const GOOD = {
  username: 'E1001',
  password: 'a password',
  OTP: '123456',
  RoleCode: '2',
  Username: 'C1',
  ClientUserName: 'client',
  OldPassword: 'a password',
  NewPassword: 'another password',
  confirmation: 'another password',
  ConductCode: 'conduct-1',
  agree: 'on',
};
const fieldsWith = (place: string) => ({
  ...Object.fromEntries([...NAMES, ...OURS].map((name) => [name, place])),
  ...GOOD,
});

let stub: Stub;
beforeAll(async () => pointPortalAt((stub = await startStub()).address));
beforeEach(() => answerSamples(stub));
afterAll(() => stub.close());

const load = async (route: string) => (await import(`../../app/api/session/${route}/route`)) as Record<string, Handler>;
const noParams = { params: Promise.resolve({ call: '' }) };

/** Where an answer leads: its Location, or the `next` that our script would go to. */
async function placeOf(answer: Response): Promise<string> {
  const location = answer.headers.get('location');
  if (location !== null || answer.status === 204) return location ?? '/';
  const body: unknown = await answer.json().catch(() => null);
  return body && typeof body === 'object' && 'next' in body ? String(body.next) : '/';
}

async function answersTo(route: string, place: string, headers: Record<string, string> = {}): Promise<Response[]> {
  const { GET, POST } = await load(route);
  const fields = fieldsWith(place);
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'x-hr-portal': null };
  const query = `?${new URLSearchParams(fields)}`;
  const answers: Response[] = [];
  for (const flag of [0, 3, 100]) {
    const all = { cookie: await cookieOfSession({ flag }), referer: place, ...headers };
    if (POST) {
      const json = { body: JSON.stringify(fields), headers: all };
      answers.push(await POST(ownRequest(`/api/session/${route}${query}`, json), noParams));
      const plain = { body: new URLSearchParams(fields).toString(), headers: { ...all, ...form } };
      answers.push(await POST(ownRequest(`/api/session/${route}${query}`, plain), noParams));
    }
    if (GET)
      answers.push(await GET(ownRequest(`/api/session/${route}${query}`, { method: 'GET', headers: all }), noParams));
  }
  return answers;
}

describe.each(routes)('/api/session/%s', (route) => {
  test.each(PLACES)('leads nobody to %j, wherever it stands (T60)', async (place) => {
    for (const answer of await answersTo(route, place)) {
      const next = await placeOf(answer);
      expect(next).toMatch(/^\/(?![/\\])/);
      expect(new URL(next, PORTAL).origin).toBe(PORTAL);
    }
  });

  test('believes no host but its own: nobody is signed in, and no address names another (T61)', async () => {
    for (const headers of [
      { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-original-host': 'evil.example' },
    ] as Record<string, string>[]) {
      for (const answer of await answersTo(route, '/', headers)) {
        const sessions = answer.headers.getSetCookie().filter((cookie) => /^__Host-hr-session=[^;]/.test(cookie));
        if (headers.host) expect(sessions).toEqual([]);
        expect(await placeOf(answer)).not.toContain('evil');
        expect(answer.headers.getSetCookie().join()).not.toMatch(/domain=/i);
      }
    }
  });
});
