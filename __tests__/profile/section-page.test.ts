import { SectionPage } from '@/app/(shell)/ecenter/section-page';
import { calls } from '@/lib/contract/all';
import { cookieOfSession, pointPortalAt } from '../bff/stub/portal-request';
import { answerSamples } from '../bff/stub/sample-replies';
import { json, startStub, type Stub } from '../bff/stub/stub-upstream';

const received = { cookie: '' };
jest.mock('next/headers', () => ({
  headers: async () => new Headers({ host: '127.0.0.1:4180' }),
  cookies: async () => ({
    get: (name: string) =>
      received.cookie.startsWith(`${name}=`) ? { value: received.cookie.slice(name.length + 1) } : undefined,
  }),
}));
jest.mock('@/components/workplace/shell/aside/read-menu-link', () => ({ readMenuLink: async () => 'unknown' }));

let stub: Stub;
beforeAll(async () => {
  pointPortalAt((stub = await startStub()).address);
  received.cookie = await cookieOfSession({ flag: 0 });
});
beforeEach(() => answerSamples(stub));
afterAll(() => stub.close());

const notFound = json({ code: 'not_found', message: 'no', requestId: '1' }, 404);
const open = (code: string, cardKey?: string) => SectionPage({ code, cardKey });

test('a section that is closed in an open record leads to the sections that are not', async () => {
  stub.on(calls.getSectionHeader.path, notFound);
  await expect(open('3', 'key-2')).rejects.toMatchObject({
    digest: expect.stringContaining(';/ecenter/profileedit/key/key-2;'),
  });
});

test('a section of a closed record, an own one that is not there, and no code are not found', async () => {
  stub.on(calls.getSectionHeader.path, notFound);
  await expect(open('3')).resolves.toBeDefined();
  await expect(open('x3', 'key-2')).resolves.toBeDefined();
  stub.on(calls.listSections.path, notFound);
  await expect(open('3', 'key-2')).resolves.toBeDefined();
});
