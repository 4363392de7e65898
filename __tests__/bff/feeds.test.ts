import { json, startStub, type Stub } from './stub/stub-upstream';
import { askSession, cookieOfSession, ownRequest, pointPortalAt, wholeAnswer } from './stub/portal-request';

const SECRET = 'Feed-Canary_0123456789abcdefghijklmnopqrstu';
const TAG = '0123456789abcdef0123456789abcdef';
const CALENDAR = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nX-WR-CALNAME:Zoë\r\nEND:VCALENDAR\r\n';
const ASKED = 'api/timemanage/calendarfeeds/dynamicadd/calendar';

let stub: Stub;
beforeAll(async () => {
  stub = await startStub();
  pointPortalAt(stub.address, { TRUSTED_PROXIES: '1' });
});
beforeEach(() => {
  stub.on(ASKED, json({ Tag: TAG, ChangedAt: '2026-03-18T06:30:00.000Z', Calendar: CALENDAR }));
});
afterEach(() => stub.forget());
afterAll(() => stub.close());

/** Asks as a calendar program does: with the address and nothing that a browser sends. */
async function read(named: string, headers: Record<string, string | null> = {}) {
  const { GET } = await import('@/app/api/feeds/[secret]/route');
  const bare = { origin: null, 'sec-fetch-site': null, 'x-hr-portal': null, 'content-type': null };
  const request = ownRequest(`/api/feeds/${named}`, { method: 'GET', headers: { ...bare, ...headers } });
  return GET(request, { params: Promise.resolve({ secret: named }) });
}
const sent = () => stub.seenOn(ASKED).map(({ body }) => JSON.parse(body) as Record<string, string>);

test('a program reads by the address alone, and nobody else keeps what it gets (T18, T47)', async () => {
  const cookie = await cookieOfSession();
  const answer = await read(`${SECRET}.ics`, { cookie, 'x-forwarded-for': '203.0.113.9' });
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    etag: `"${TAG}"`,
    'last-modified': 'Wed, 18 Mar 2026 06:30:00 GMT',
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(await answer.text()).toBe(CALENDAR);
  // The secret goes on in a body: a path, a query or a header would be in logs.
  const [seen] = stub.seenOn(ASKED);
  expect(seen!.url).not.toContain(SECRET);
  expect(JSON.stringify(seen!.headers)).not.toContain(SECRET);
  expect(seen!.headers.authorization).toBeUndefined();
  expect(seen!.headers['x-hr-client-address'] ?? JSON.stringify(seen!.headers)).toContain('203.0.113.9');
  expect(sent()).toEqual([{ FeedSecret: SECRET, KnownTag: '', KnownSince: '' }]);
});

test('a program that has it already says so, by tag or by date, and is sent nothing', async () => {
  stub.on(ASKED, json({ Tag: TAG, ChangedAt: '2026-03-18T06:30:00.000Z', Calendar: '' }));
  const since = 'Wed, 18 Mar 2026 06:30:00 GMT';
  const byDate: Record<string, string> = { 'if-modified-since': since };
  for (const known of [{ ...byDate, 'if-none-match': `W/"${TAG}"` }, byDate]) {
    const answer = await read(`${SECRET}.ics`, known);
    expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([304, `"${TAG}"`, '']);
  }
  await read(SECRET, { 'if-none-match': 'nonsense', 'if-modified-since': 'never' });
  expect(sent()).toEqual([
    { FeedSecret: SECRET, KnownTag: TAG, KnownSince: '' },
    { FeedSecret: SECRET, KnownTag: '', KnownSince: '2026-03-18T06:30:00.000Z' },
    { FeedSecret: SECRET, KnownTag: '', KnownSince: '' },
  ]);
});

test('unknown, dead and impossible addresses are one 404, and who asks too often is told to wait', async () => {
  const refusal = { code: 'not_found', message: 'Not found', requestId: 'r' };
  stub.on(ASKED, json(refusal, 404));
  const bodies = [];
  for (const named of [`${SECRET}.ics`, 'x.ics', `${SECRET}x.ics`, '..%2fusers', '']) {
    const answer = await read(named);
    const { requestId: _, ...body } = (await answer.json()) as Record<string, string>;
    bodies.push(JSON.stringify([answer.status, body]));
  }
  expect(new Set(bodies).size).toBe(1);
  expect(stub.seenOn(ASKED)).toHaveLength(1);
  stub.on(
    ASKED,
    json({ ...refusal, code: 'too_many_attempts', params: { time: '12:00' } }, 429, { 'retry-after': '60' }),
  );
  const late = await read(`${SECRET}.ics`);
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, '60']);
});

test('the secret of a new subscription is told to the script that asked, and set in no cookie', async () => {
  stub.on('api/timemanage/calendarfeeds/dynamicadd/feed', json({ FeedCode: 'code', FeedSecret: SECRET }));
  const cookie = await cookieOfSession();
  const answer = await askSession('calendar-feed', { Kind: 'team' }, { cookie });
  const whole = await wholeAnswer(answer.clone());
  expect(await answer.json()).toEqual({ next: '/timemanage/teamcalendar', told: [SECRET] });
  expect(whole.split(SECRET)).toHaveLength(2);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect((await askSession('calendar-feed', { Kind: 'all' }, { cookie })).status).toBe(400);
});
