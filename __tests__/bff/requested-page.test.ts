import { sealData } from 'iron-session';
import { NextRequest } from 'next/server';
import { ownPage } from '@/lib/links/own-page';
import { askSession, cookieOfSession, pointPortalAt, PORTAL, postForm, SECRET } from './stub/portal-request';
import { answerSamples } from './stub/sample-replies';
import { json, startStub, type Stub } from './stub/stub-upstream';

const NAME = '__Host-hr-asked-page';
const HOST = '127.0.0.1:4180';
const PAGE = '/chillconnect/ticket/abc?tab=files';
const CLEARED = `${NAME}=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0`;

let stub: Stub;
beforeAll(async () => pointPortalAt((stub = await startStub()).address));
beforeEach(() => answerSamples(stub));
afterAll(() => stub.close());

const askedCookie = async (path: string, host = HOST, password = SECRET) =>
  `${NAME}=${await sealData({ path, host }, { password })}`;
const signIn = (cookie: string, ischg = 0) => {
  stub.on('users/authenticate', json({ authToken: 'TKN', ischg }));
  return askSession('sign-in', { username: 'E1001', password: 'a password' }, { cookie });
};
const nextOf = async (answer: Response) => ((await answer.json()) as { next: string }).next;

/** What addresses an attacker gives for a page of ours. */
const FOREIGN = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '%2f%2fevil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '/..//evil.example',
  '/x/..//evil.example',
  '/./ecenter',
  `http://${HOST}.evil.example/x`,
  `http://${HOST}/ecenter/dashboard`,
  '/ecenter/dashboard#part',
  '/ecenter/ ',
  '/ecenter/ünd',
  `/${'x'.repeat(1000)}`,
  '',
];
/** Pages of ours that nobody is to come back to, and what is no page. */
const NOT_RETURNED_TO = [
  '/',
  '/home/dashboard',
  '/auth/login',
  '/auth/otpauth',
  '/cocrequire/codeofconduct',
  '/logout',
  '/session?why=idle',
  '/unauthorized',
  '/api/session/sign-out',
  '/api/hr/getUserPhoto?empid=E1001',
  '/api',
  '/_next/image?url=x',
];

test.each([...FOREIGN, ...NOT_RETURNED_TO])(
  '%j is no page to come back to, even under our own seal (T60)',
  async (path) => {
    expect(ownPage(path)).toBeNull();
    expect(await nextOf(await signIn(await askedCookie(path)))).toBe('/');
  },
);

test.each([
  '/ecenter/dashboard',
  '/ecenter/profileview/key/k-1_2',
  PAGE,
  '/@evil.example',
  '/%5cevil.example',
  '/%09/evil.example',
])('%j is a page of ours: it stays on our own host and leads somebody signed in there (T60)', async (path) => {
  expect(new URL(path, PORTAL).origin).toBe(PORTAL);
  const answer = await signIn(await askedCookie(path));
  expect(answer.headers.getSetCookie()).toContain(CLEARED);
  expect(await nextOf(answer)).toBe(path);
});

test('a page that was asked for of another host, or sealed by another, is forgotten (T60, T68)', async () => {
  const others = [
    await askedCookie(PAGE, 'other.example'),
    await askedCookie(PAGE, HOST, 'another secret that is long enough, too'),
    `${NAME}=${encodeURIComponent(PAGE)}`,
    `${NAME}=`,
  ];
  for (const cookie of others) expect(await nextOf(await signIn(cookie))).toBe('/');
});

test('the requested page opens after the pending code or agreement (T44, T45)', async () => {
  const asked = await askedCookie(PAGE);
  for (const [flag, next] of [
    [100, '/auth/otpauth'],
    [3, '/'],
  ] as const) {
    const answer = await signIn(asked, flag);
    expect(await nextOf(answer)).toBe(next);
    expect(answer.headers.getSetCookie().filter((cookie) => cookie.startsWith(NAME))).toEqual([]);
  }
  stub.on('users/otpauthenticate', json({ authToken: 'TKN', ischg: 0 }));
  const pending = await cookieOfSession({ flag: 100 });
  expect(await nextOf(await askSession('code', { OTP: '123456' }, { cookie: `${pending}; ${asked}` }))).toBe(PAGE);
});

describe('a page at which an agreement stops its visitor', () => {
  const ask = async (cookie: string, asked: string) => {
    const { GET } = await import('@/app/api/session/gate/route');
    const url = `${PORTAL}/api/session/gate?${new URLSearchParams({ asked })}`;
    return GET(new Request(url, { headers: { host: HOST, cookie } }));
  };
  const keptOf = (answer: Response) => answer.headers.getSetCookie().find((cookie) => cookie.startsWith(NAME));

  test('leads to the gate and opens once the agreement is accepted', async () => {
    const cookie = await cookieOfSession({ flag: 3 });
    const answer = await ask(cookie, '/ecenter/mydevices?tab=1');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cocrequire/codeofconduct']);
    stub.on('api/ecenter/codeofconduct/dynamicadd/cocsubmit', json({ authToken: 'TKN', ischg: 0 }));
    const fields = { ConductCode: 'conduct-1', Agree: 'true' };
    const accepted = await askSession('accept-conduct', fields, {
      cookie: `${cookie}; ${keptOf(answer)!.split(';')[0]}`,
    });
    expect(await nextOf(accepted)).toBe('/ecenter/mydevices?tab=1');
  });

  test('is kept for nobody else, and no page of others is (T60)', async () => {
    for (const cookie of [await cookieOfSession(), await cookieOfSession({ flag: 100 }), ''])
      expect(keptOf(await ask(cookie, '/ecenter/mydevices'))).toBeUndefined();
    const gated = await cookieOfSession({ flag: 3 });
    for (const asked of FOREIGN) {
      const answer = await ask(gated, asked);
      expect([keptOf(answer), answer.headers.get('location')]).toEqual([undefined, '/cocrequire/codeofconduct']);
    }
  });
});

test('signing out drops the requested page, so the next user does not land there', async () => {
  const cookie = `${await cookieOfSession({ flag: 100 })}; ${await askedCookie(PAGE)}`;
  expect((await postForm('sign-out', {}, { cookie })).headers.getSetCookie()).toContain(CLEARED);
});

describe('the middleware redirects', () => {
  async function pass(path: string, headers: Record<string, string> = {}) {
    const { middleware } = await import('@/middleware');
    return middleware(new NextRequest(`${PORTAL}${path}`, { headers: { host: HOST, ...headers } }));
  }
  const cookieIn = (answer: Response) => answer.headers.getSetCookie().find((cookie) => cookie.startsWith(NAME));

  test('keeps what somebody asked for, so that a link in a mail opens after signing in', async () => {
    const kept = cookieIn(await pass(`${PAGE}&_rsc=1`))!;
    expect(kept).toMatch(/; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=3600$/);
    expect(kept).not.toContain('ticket');
    expect(await nextOf(await signIn(kept.split(';')[0]!))).toBe(PAGE);
  });

  test('keeps nothing that nobody asked to see: what is fetched ahead, parts of other pages', async () => {
    const answers = [
      await pass(PAGE, { 'next-router-prefetch': '1', 'sec-fetch-dest': 'empty' }),
      await pass(PAGE, { 'sec-fetch-dest': 'image' }),
      await pass(PAGE, { 'sec-fetch-dest': 'iframe' }),
      await pass('/auth/otpauth'),
    ];
    expect(answers.map(cookieIn)).toEqual(answers.map(() => undefined));
  });

  test('forgets the page when the visitor opens the home page, keeps it through the gates', async () => {
    for (const home of ['/', '/home/dashboard']) {
      expect(cookieIn(await pass(home))).toBe(CLEARED);
      for (const flag of [3, 100])
        expect(cookieIn(await pass(home, { cookie: await cookieOfSession({ flag }) }))).toBeUndefined();
    }
  });

  test('logs each redirect with its reason in one line, without the query', async () => {
    const { log } = await import('@/lib/log');
    const informs = jest.spyOn(log(), 'info');
    const lines: [string, string, string, Record<string, string>?][] = [
      ['nobody is signed in', PAGE, '/auth/login'],
      ['nobody is signed in', PAGE, '/session', { 'sec-fetch-dest': 'empty' }],
      ['the code is pending', PAGE, '/auth/otpauth', { cookie: await cookieOfSession({ flag: 100 }) }],
      ['an agreement is pending', PAGE, '/cocrequire/codeofconduct', { cookie: await cookieOfSession({ flag: 3 }) }],
      ['signed in already', '/auth/login?x=secret', '/', { cookie: await cookieOfSession() }],
      ['twelve-hours', PAGE, '/api/session/ended', { cookie: await cookieOfSession({ endsAt: Date.now() - 1 }) }],
    ];
    for (const [why, from, to, headers] of lines) {
      const answer = await pass(from, headers);
      const requestId = answer.headers.get('x-request-id');
      expect(informs).toHaveBeenLastCalledWith({ reason: why, from: from.split('?')[0], to, requestId }, 'redirected');
    }
    informs.mockRestore();
  });

  test('a session past its absolute end says so on open and on new pages (T41)', async () => {
    const cookie = await cookieOfSession({ endsAt: Date.now() - 1 });
    const open = await pass(PAGE, { cookie, 'sec-fetch-dest': 'empty' });
    expect(open.headers.get('location')).toMatch(/\/session\?why=twelve-hours$/);
    const anew = new URL((await pass(PAGE, { cookie })).headers.get('location')!);
    expect([anew.pathname, anew.searchParams.get('asked')]).toEqual(['/api/session/ended', PAGE]);
    expect((await pass('/auth/login', { cookie })).status).toBe(200);
  });
});
