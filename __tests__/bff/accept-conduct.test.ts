import { callProxy, askSession, cookieOfSession, pointPortalAt, postForm } from './stub/portal-request';
import { answerSamples } from './stub/sample-replies';
import { json, startStub, TOKEN_CANARY, type Stub } from './stub/stub-upstream';

let stub: Stub;
beforeAll(async () => pointPortalAt((stub = await startStub()).address));
beforeEach(() => {
  answerSamples(stub);
  stub.forget();
});
afterAll(() => stub.close());

const SUBMIT = 'api/ecenter/codeofconduct/dynamicadd/cocsubmit';
const consent = { ConductCode: 'conduct-1', SignedLetter: '', Agree: 'true' };
const atTheGate = () => cookieOfSession({ flag: 3 });
const sessionIn = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('__Host-hr-session='))
    ?.split(';')[0];
const isLetIn = async (cookie: string) => (await callProxy('listMenu', { headers: { cookie } })).status === 200;

test('who agrees goes on in a new cookie around the new token (SESS-15, COC-23, T36)', async () => {
  stub.on(SUBMIT, json({ authToken: `${TOKEN_CANARY}agreed`, ischg: 0, message: 'submitted' }));
  const answer = await askSession('accept-conduct', consent, { cookie: await atTheGate() });
  expect(await answer.json()).toEqual({ next: '/' });
  expect(stub.seenOn(SUBMIT).map(({ body }) => JSON.parse(body))).toEqual([{ ...consent, Agree: true }]);
  await callProxy('listMenu', { headers: { cookie: sessionIn(answer)! } });
  expect(stub.seenOn('api/common/menulist/dynamiclist/list')[0]?.headers.authorization).toBe(
    `Bearer ${TOKEN_CANARY}agreed`,
  );
});

test.each([0, 1, 2, 3])('an answer with flag %i goes on with it (COC-22)', async (answered) => {
  const { readSession } = await import('@/lib/bff/session/session');
  stub.on(SUBMIT, json({ authToken: 't2', ischg: answered }));
  const endsAt = Date.now() + 1_000_000;
  const answer = await askSession('accept-conduct', consent, { cookie: await cookieOfSession({ flag: 3, endsAt }) });
  const value = sessionIn(answer)!.slice('__Host-hr-session='.length);
  expect(await readSession(value, '127.0.0.1:4180')).toMatchObject({ flag: answered, endsAt });
});

test.each([
  ['no box ticked', { ...consent, Agree: '' }],
  ['a box that says no', { ...consent, Agree: 'false' }],
  ['a box that is no text', { ...consent, Agree: true }],
  ['only the flag that it wants', { ConductCode: 'conduct-1', ischg: '0', flag: '0' }],
])('with %s nothing is accepted and nothing goes upstream (COC-12, T46)', async (_, fields) => {
  const cookie = await atTheGate();
  const answer = await askSession('accept-conduct', fields, { cookie });
  expect([answer.status, sessionIn(answer)]).toEqual([422, undefined]);
  expect(await answer.json()).toMatchObject({ code: 'invalid', issues: [{ path: 'Agree' }] });
  expect(stub.seen).toHaveLength(0);
});

test.each([
  ['no signature', json({ code: 'invalid', message: 'You must Sign the document', requestId: '1' }, 422), 422],
  ['another agreement', json({ code: 'conflict', message: 'no', requestId: '1' }, 409), 409],
  ['a failure', json({}, 500), 502],
])('a refusal for %s leaves the cookie and the gate as they are (T46)', async (_, refusal, status) => {
  stub.on(SUBMIT, refusal);
  const cookie = await atTheGate();
  const answer = await askSession('accept-conduct', consent, { cookie });
  expect([answer.status, sessionIn(answer)]).toEqual([status, undefined]);
  expect(await isLetIn(cookie)).toBe(false);
});

test('words of its own in which an HR API refuses reach the person (COC-25)', async () => {
  stub.on(SUBMIT, json('The agreement is closed for today', 400));
  const answer = await askSession('accept-conduct', consent, { cookie: await atTheGate() });
  expect(await answer.json()).toMatchObject({ code: 'upstream', message: expect.stringContaining('closed for today') });
});

test('who waits though nothing is pending any more goes on by a plain form', async () => {
  const answer = await postForm('accept-conduct', { ConductCode: '' }, { cookie: await atTheGate() });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  expect(await isLetIn(sessionIn(answer)!)).toBe(true);
});

test('neither who is signed out nor who waits for a code can accept (T44)', async () => {
  expect((await askSession('accept-conduct', consent)).status).toBe(401);
  const waiting = await cookieOfSession({ flag: 100 });
  expect((await askSession('accept-conduct', consent, { cookie: waiting })).status).toBe(403);
  expect(stub.seen).toHaveLength(0);
});
