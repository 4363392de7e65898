import { askSession, cookieOfSession, pointPortalAt, postForm } from './stub/portal-request';
import { json, startStub, type Stub } from './stub/stub-upstream';

let stub: Stub;
beforeAll(async () => pointPortalAt((stub = await startStub()).address));
beforeEach(() => {
  stub.on(START, json({}));
  stub.forget();
});
afterAll(() => stub.close());

const START = 'api/ecenter/hrdashboard/dynamicadd/readingpurpose';
const PAGE = '/ecenter/hrdashboard/sensitive';
const said = { Purpose: 'Report to the works council' };

test('a plain form says for what figures are read, and no address has it', async () => {
  const answer = await postForm('figure-purpose', said, { cookie: await cookieOfSession() });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, PAGE]);
  expect(stub.seenOn(START).map(({ body }) => body)).toEqual([JSON.stringify(said)]);
  const script = await askSession('figure-purpose', said, { cookie: await cookieOfSession() });
  expect(await script.json()).toEqual({ next: PAGE });
});

test('a purpose that is refused comes back with the form, and one from elsewhere does not go on', async () => {
  stub.on(START, json({ code: 'invalid', message: 'short', requestId: '1' }, 422));
  const cookie = await cookieOfSession();
  const answer = await postForm('figure-purpose', { Purpose: 'no' }, { cookie });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, PAGE]);
  expect(answer.headers.getSetCookie().join()).toContain('__Host-hr-flash=');
  stub.forget();
  expect((await postForm('figure-purpose', said, { cookie, origin: 'https://evil.example' })).status).toBe(403);
  expect(stub.seen).toHaveLength(0);
});
