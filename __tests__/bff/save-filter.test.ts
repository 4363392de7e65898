import { cookieOfSession, pointPortalAt, postForm } from './stub/portal-request';
import { json, startStub, type Stub } from './stub/stub-upstream';

const KEEP = 'api/common/orgfilter/dynamicadd/savedfilter';
const KEPT = 'api/common/orgfilter/dynamiclist/savedfilter';
const CODE = 'abcdefghijklmnopqrstuv';

let stub: Stub;
beforeAll(async () => pointPortalAt((stub = await startStub()).address));
beforeEach(() => {
  stub.on(KEEP, json({ FilterCode: CODE }));
  stub.on(KEPT, json({ Chosen: { unit: ['old'], company: ['DE'] } }));
  stub.forget();
});
afterAll(() => stub.close());

const many = Array.from({ length: 60 }, (_, at) => `unit=u${at}`).join('&');

test('a plain form keeps all that an address names, and opens the page with its code instead', async () => {
  const fields = { Page: '/ecenter/workforcedashboard', Query: `on=2026-01-31&${many}&days=90&cut=1&plain=1` };
  const answer = await postForm('save-filter', fields, { cookie: await cookieOfSession() });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/ecenter/workforcedashboard?on=2026-01-31&days=90&plain=1&filter=${CODE}`,
  ]);
  const [sent] = stub.seenOn(KEEP).map(({ body }) => JSON.parse(body) as { Chosen: { unit: string[] } });
  expect(sent?.Chosen.unit).toHaveLength(60);
});

test('a plain form on a list behind a figure opens the list again, from its beginning', async () => {
  const fields = { Page: '/ecenter/hrdashboard/people', Query: `${many}&gender=female&plain=1&after=x&row=51` };
  const answer = await postForm('save-filter', fields, { cookie: await cookieOfSession() });
  expect(answer.headers.get('location')).toBe(`/ecenter/hrdashboard/people?gender=female&plain=1&filter=${CODE}`);
});

test('what an address names is saved beside what is saved already, but for its own levels', async () => {
  const fields = { Page: '/ecenter/hrdashboard', Query: `filter=${CODE}&${many}` };
  await postForm('save-filter', fields, { cookie: await cookieOfSession() });
  const [sent] = stub.seenOn(KEEP).map(({ body }) => JSON.parse(body) as { Chosen: Record<string, string[]> });
  expect(sent?.Chosen.company).toEqual(['DE']);
  expect(sent?.Chosen.unit?.[0]).toBe('u0');
});

test('beside what is saved no more nothing is saved, and the page says that it is gone', async () => {
  stub.on(KEPT, json({ Chosen: null }));
  const cookie = await cookieOfSession();
  for (const filter of [CODE, 'abc']) {
    const fields = { Page: '/ecenter/hrdashboard', Query: `filter=${filter}&${many}` };
    const answer = await postForm('save-filter', fields, { cookie });
    expect(answer.headers.get('location')).toBe(`/ecenter/hrdashboard?filter=${filter}`);
  }
  expect(stub.seenOn(KEEP)).toHaveLength(0);
});

test('a form for another page, or from elsewhere, keeps nothing', async () => {
  const cookie = await cookieOfSession();
  for (const Page of ['https://evil.example/', '//evil.example', '/ecenter/hrdashboard/../evil', '/ecenter/evil'])
    expect(
      (await postForm('save-filter', { Page, Query: many }, { cookie })).headers.get('location') ?? '',
    ).not.toContain('evil');
  const own = { Page: '/ecenter/hrdashboard', Query: many };
  expect((await postForm('save-filter', own, { cookie, origin: 'https://evil.example' })).status).toBe(403);
  expect(stub.seenOn(KEEP)).toHaveLength(0);
});
