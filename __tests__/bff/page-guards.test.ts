import { callHr } from '@/lib/bff/upstream/call-hr';
import { calls, type CallName } from '@/lib/contract/all';
import { pageFiles } from './stub/pages';
import { cookieOfSession, pointPortalAt } from './stub/portal-request';
import { answerSamples, sampleReplies } from './stub/sample-replies';
import { json, startStub, type Stub } from './stub/stub-upstream';

/** What the page believes that the browser sent; there is no middleware here. */
const received = { cookie: '' };
jest.mock('next/headers', () => ({
  headers: async () => new Headers({ host: '127.0.0.1:4180' }),
  cookies: async () => ({
    get: (name: string) =>
      received.cookie.startsWith(`${name}=`) ? { value: received.cookie.slice(name.length + 1) } : undefined,
  }),
}));

const sectionsAgreement = { ...sampleReplies.getConduct, ProfileSection: true, SectionCode: '2' };

let stub: Stub;
beforeAll(async () => pointPortalAt((stub = await startStub()).address));
beforeEach(() => stub.forget());
afterAll(() => stub.close());

const guarded = pageFiles.filter(({ need }) => need !== 'public');
const FLAG = { code: 100, enrolment: 101, conduct: 3, full: 0 };
type Flagged = keyof typeof FLAG;

/** Where a page sends whoever opens it; undefined when it goes on to show something. */
async function sentTo(file: string, params = { module: 'helpdesk', link: ['x'] }): Promise<string | undefined> {
  const { default: Page } = (await import(`../../app/${file.replace(/\.tsx$/, '')}`)) as {
    default: (props: object) => Promise<unknown>;
  };
  const props = { params: Promise.resolve(params), searchParams: Promise.resolve({}) };
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
      const place = {
        code: '/auth/otpauth',
        enrolment: '/secondfactor',
        conduct: '/cocrequire/codeofconduct',
        full: '/',
      }[stage];
      expect(await sentTo(file)).toBe(place);
      expect(stub.seen).toHaveLength(0);
    },
  );
});

describe('the page of a section without middleware', () => {
  const page = '(shell)/[module]/[...link]/page.tsx';
  const open = (module: string, ...link: string[]) => sentTo(page, { module, link });

  beforeEach(async () => {
    answerSamples(stub);
    stub.on('api/ecenter/codeofconduct/dynamicadd/coccontent', json(sectionsAgreement));
    received.cookie = await cookieOfSession({ flag: 3 });
  });

  const OF_AGREEMENT = ['getConduct', 'listConductSections'];
  const pathOf = new Map<string, CallName>(
    Object.entries(calls).map(([name, { path }]) => [`/api4/${path}`, name as CallName]),
  );
  const asked = () => stub.seen.map(({ url }) => pathOf.get(url) ?? url);

  test('lets in who has to look through it, and asks for its section alone (T45, COC-33)', async () => {
    expect(await open('ecenter', 'profilephoto')).toBeUndefined();
    expect(asked()).toEqual([...OF_AGREEMENT, 'listSectionsOfLink']);
  });

  test('reads of the section what the gate lets through, and nothing of the menu (T45, COC-33)', async () => {
    stub.on(calls.listSectionsOfLink.path, json([{ ...sampleReplies.getSectionHeader.SectionInfo, SectionCode: 2 }]));
    expect(await open('ecenter', 'profilephoto')).toBeUndefined();
    const read = asked().slice(OF_AGREEMENT.length);
    expect(read).toEqual(expect.arrayContaining(['listSectionsOfLink', 'getSectionHeader', 'getSectionRow']));
    expect(read.filter((name) => calls[name as CallName]?.gate !== 'conduct')).toEqual([]);
    const sections = stub.seen.map(({ body }) => JSON.parse(body) as object).filter((body) => 'SectionCode' in body);
    expect(sections.every((body) => 'SectionCode' in body && body.SectionCode === 2)).toBe(true);
  });

  test('sends back to the agreement who opens another (T45)', async () => {
    expect(await open('ecenter', 'essprofileedit')).toBe('/cocrequire/codeofconduct');
    stub.on('api/ecenter/codeofconduct/dynamicadd/coccontent', json(sampleReplies.getConduct));
    expect(await open('ecenter', 'profilephoto')).toBe('/cocrequire/codeofconduct');
  });

  test.each([
    ['helpdesk', 'profilephoto'],
    ['ecenter', 'profilephoto', 'more'],
    ['ecenter', '..', 'home'],
  ])('is nowhere else: /%s/%s (T45)', async (module, ...link) => {
    expect(await open(module, ...link)).toBe('/cocrequire/codeofconduct');
    expect(stub.seen).toHaveLength(0);
  });

  test('is closed to who waits for a code (T44)', async () => {
    received.cookie = await cookieOfSession({ flag: 100 });
    expect(await open('ecenter', 'profilephoto')).toBe('/auth/otpauth');
    expect(stub.seen).toHaveLength(0);
  });
});

test('a page whose call the HR API refuses for want of a permission leads to where that is said', async () => {
  stub.on(calls.listConducts.path, json({ code: 'forbidden', message: 'no', requestId: '1' }, 403));
  received.cookie = await cookieOfSession({ flag: 0 });
  await expect(callHr('listConducts', {})).rejects.toMatchObject({
    digest: expect.stringMatching(/^NEXT_REDIRECT;\w+;\/unauthorized\?why=role;/),
  });
});
