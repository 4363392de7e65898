import { askSession, cookieOfSession, pointPortalAt } from './stub/portal-request';
import { answerSamples } from './stub/sample-replies';
import { json, startStub, type Stub } from './stub/stub-upstream';

const RecoveryCodes = ['abcd-efgh-jkmn-pqrs', 'tuvw-xyz2-3456-789a'];

let stub: Stub;
beforeAll(async () => pointPortalAt((stub = await startStub()).address));
beforeEach(() => {
  stub.forget();
  answerSamples(stub);
});
afterAll(() => stub.close());

test.each([
  ['add-authenticator', 'users/authenticator/add', { Offer: 'offer-1', OTP: '123456', CurrentOTP: '' }],
  ['recovery-codes', 'users/recoverycodes', { OTP: '123456' }],
] as const)('%s tells the recovery codes to the script that asked, and sets no cookie', async (step, path, fields) => {
  stub.on(path, json({ RecoveryCodes }));
  const answer = await askSession(step, fields, { cookie: await cookieOfSession({ flag: 0 }) });
  expect(await answer.json()).toEqual({ next: '/user/secondfactor', told: RecoveryCodes });
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('an app is removed only for who is signed in', async () => {
  const cookie = await cookieOfSession({ flag: 0 });
  expect((await askSession('remove-authenticator', { OTP: '123456' }, { cookie })).status).toBe(200);
  stub.forget();
  expect((await askSession('remove-authenticator', { OTP: '123456' })).status).toBe(401);
  expect(stub.seen).toHaveLength(0);
});

test('past the gate of a second factor the session goes on in a new cookie', async () => {
  const answer = await askSession('finish-enrolment', {}, { cookie: await cookieOfSession({ flag: 101 }) });
  expect(await answer.json()).toEqual({ next: '/' });
  expect(answer.headers.getSetCookie().join()).toContain('__Host-hr-session=');
});

test('a session that waits for its code adds no app', async () => {
  const cookie = await cookieOfSession({ flag: 100 });
  const fields = { Offer: 'offer-1', OTP: '123456' };
  expect((await askSession('add-authenticator', fields, { cookie })).status).toBe(403);
  expect(stub.seen).toHaveLength(0);
});
