import { pageFiles } from './pages';
import { cookieOfSession, pointPortalAt } from './portal-request';
import { startStub, type Stub } from './stub-upstream';

/** What the page believes that the browser sent; there is no middleware here. */
const received = { cookie: '' };
jest.mock('next/headers', () => ({
  headers: async () => new Headers({ host: '127.0.0.1:4180' }),
  cookies: async () => ({
    get: (name: string) =>
      received.cookie.startsWith(`${name}=`) ? { value: received.cookie.slice(name.length + 1) } : undefined,
  }),
}));

let stub: Stub;
beforeAll(async () => pointPortalAt((stub = await startStub()).address));
beforeEach(() => stub.forget());
afterAll(() => stub.close());

const guarded = pageFiles.filter(({ need }) => need !== 'public');
const FLAG = { code: 100, conduct: 3, full: 0 };
type Flagged = keyof typeof FLAG;

/** Where a page sends whoever opens it; undefined when it goes on to show something. */
async function sentTo(file: string): Promise<string | undefined> {
  const { default: Page } = (await import(`../../app/${file.replace(/\.tsx$/, '')}`)) as {
    default: (props: object) => Promise<unknown>;
  };
  const props = { params: Promise.resolve({ module: 'ecenter', link: ['x'] }), searchParams: Promise.resolve({}) };
  const outcome: unknown = await Page(props)
    .then(() => undefined)
    .catch((error: unknown) => error);
  const digest = outcome instanceof Error && 'digest' in outcome ? String(outcome.digest) : '';
  return /^NEXT_REDIRECT;\w+;([^;]+);/.exec(digest)?.[1];
}

describe.each(guarded)('$file without middleware', ({ file, need }) => {
  if (need !== 'signed-out') {
    test('sends who is not signed in to sign in, and asks the HR API nothing (T28)', async () => {
      received.cookie = '';
      expect(await sentTo(file)).toBe('/auth/login');
      received.cookie = '__Host-hr-session=garbage';
      expect(await sentTo(file)).toBe('/auth/login');
      expect(stub.seen).toHaveLength(0);
    });
  }

  const others = (Object.keys(FLAG) as Flagged[]).filter((stage) => stage !== need);
  test.each(others)(
    'sends a session at the stage %s where it belongs, and asks the HR API nothing (T28)',
    async (stage) => {
      received.cookie = await cookieOfSession({ flag: FLAG[stage] });
      const place = { code: '/auth/otpauth', conduct: '/cocrequire/codeofconduct', full: '/' }[stage];
      expect(await sentTo(file)).toBe(place);
      expect(stub.seen).toHaveLength(0);
    },
  );
});
