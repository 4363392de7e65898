import { askSession, codeOf, cookieOfSession, pointPortalAt } from './stub/portal-request';
import { answerSamples } from './stub/sample-replies';
import { json, startStub, type Stub } from './stub/stub-upstream';

const Origin = 'http://127.0.0.1:4180';
const Options = '{"challenge":"abc"}';

let stub: Stub;
beforeAll(async () => pointPortalAt((stub = await startStub()).address));
beforeEach(() => {
  stub.forget();
  answerSamples(stub);
});
afterAll(() => stub.close());

const lastBody = () => JSON.parse(stub.seen.at(-1)?.body ?? '{}') as Record<string, unknown>;

test.each([
  ['full', 0, 'users/passkey/prove'],
  ['code', 100, 'users/passkey/signin'],
] as const)('a session at stage %s is told what to sign, and for our own origin', async (_stage, flag, path) => {
  stub.on(path, json({ Options }));
  const cookie = await cookieOfSession({ flag });
  const answer = await askSession('passkey-challenge', { Origin: 'https://evil.example' }, { cookie });
  expect(await answer.json()).toMatchObject({ told: [Options] });
  expect(lastBody()).toEqual({ Origin });
});

test('a new passkey is called like the browser, unless it has a name', async () => {
  stub.on('users/passkey/add', json({ RecoveryCodes: [] }));
  const cookie = await cookieOfSession({ flag: 0 });
  const headers = {
    cookie,
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  };
  await askSession('add-passkey', { Passkey: '{}', Name: ' ' }, headers);
  expect(lastBody()).toMatchObject({ Passkey: '{}', Origin, Name: expect.stringContaining('Firefox') });
  await askSession('add-passkey', { Passkey: '{}', Name: 'Key' }, headers);
  expect(lastBody()).toMatchObject({ Name: 'Key' });
});

test('who comes in by a passkey goes on in a new cookie', async () => {
  const cookie = await cookieOfSession({ flag: 100 });
  const answer = await askSession('passkey', { Passkey: '{}' }, { cookie });
  expect(await answer.json()).toMatchObject({ next: '/' });
  expect(answer.headers.getSetCookie().join()).toContain('__Host-hr-session=');
});

test.each(['remove-authenticator', 'recovery-codes', 'add-authenticator', 'remove-passkey', 'start-passkey'] as const)(
  '%s takes a passkey in place of a code, for our own origin',
  async (step) => {
    const cookie = await cookieOfSession({ flag: 0 });
    const fields = {
      Offer: 'offer-1',
      OTP: '123456',
      PasskeyCode: '00000000-0000-4000-8000-000000000001',
      Passkey: '{}',
    };
    expect((await askSession(step, { ...fields, Origin: 'https://evil.example' }, { cookie })).status).toBe(200);
    expect(lastBody()).toMatchObject({ Passkey: '{}', Origin });
  },
);

test('nobody but who is signed in, and past the code, begins or confirms by a passkey', async () => {
  expect((await askSession('passkey-challenge', {})).status).toBe(401);
  expect((await askSession('passkey', { Passkey: '{}' })).status).toBe(401);
  const cookie = await cookieOfSession({ flag: 100 });
  for (const step of ['start-passkey', 'confirm-passkey', 'remove-passkey'] as const)
    expect(await codeOf(await askSession(step, { Passkey: '{}' }, { cookie }))).toBe('code_required');
  expect(stub.seen).toHaveLength(0);
});
