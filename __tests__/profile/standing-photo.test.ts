import { readStandingPhoto } from '@/components/profile/read/standing-photo';
import { calls } from '@/lib/contract/all';
import { PHOTO_SECTION } from '@/lib/contract/people/known-sections';
import { FLAG } from '@/lib/contract/call';
import { cookieOfSession, pointPortalAt } from '../bff/stub/portal-request';
import { startStub, type Stub } from '../bff/stub/stub-upstream';
import { answerSamples } from '../bff/stub/sample-replies';

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
beforeEach(() => answerSamples(stub));
afterAll(() => stub.close());

async function photoOf(flag: number, place: { SectionCode: number; ChillCode: string }) {
  received.cookie = await cookieOfSession({ flag });
  stub.forget();
  const photo = await readStandingPhoto(place);
  return { photo, asked: stub.seenOn(calls.getEmployeeHeader.path).map(({ body }) => JSON.parse(body) as unknown) };
}

test('the photo section of a colleague begins with their name and photo (SECT-22)', async () => {
  const { photo, asked } = await photoOf(FLAG.none, { SectionCode: PHOTO_SECTION, ChillCode: 'key-2' });
  expect(photo).toEqual({ name: expect.stringMatching(/./), address: expect.stringContaining('/api/hr/getPhoto?') });
  expect(asked).toEqual([{ ChillCode: 'key-2' }]);
});

test('at the conduct gate it begins with one’s own photo, and nobody is asked for (PHOT-12)', async () => {
  const { photo, asked } = await photoOf(FLAG.conduct, { SectionCode: PHOTO_SECTION, ChillCode: '' });
  expect(photo).toEqual({ name: '', address: '/api/hr/getUserPhoto?empid=me' });
  expect(asked).toEqual([]);
});

test('other sections have none, and ask nobody', async () => {
  const { photo, asked } = await photoOf(FLAG.none, { SectionCode: 3, ChillCode: '' });
  expect([photo, asked]).toEqual([null, []]);
});
