import { cookieOfSession, pointPortalAt } from '../../bff/stub/portal-request';
import { answerSamples } from '../../bff/stub/sample-replies';
import { json, startStub, type Stub } from '../../bff/stub/stub-upstream';
import { settingsOf, startScriptedProvider, type ScriptedProvider } from '../single-sign-on/scripted-provider';
import { finish, finishProof, goTo, namesIn, returnFromProvider, startProof } from '../single-sign-on/walk';

let stub: Stub;
let corporate: ScriptedProvider;
let session: string;
beforeAll(async () => {
  [stub, corporate] = await Promise.all([startStub(), startScriptedProvider()]);
  pointPortalAt(stub.address, settingsOf({ corporate }));
});
beforeEach(async () => {
  answerSamples(stub);
  stub.forget();
  corporate.reset();
  session = await cookieOfSession();
});
afterAll(() => Promise.all([stub.close(), corporate.close()]));

const now = () => Math.floor(Date.now() / 1000);
const asked = (path: string) => stub.seenOn(path).map(({ body }) => JSON.parse(body) as unknown);
const proofs = () => asked('users/confirmidentitybysso');

/** Goes to the provider to confirm; answers what the portal asked for there. */
async function goToConfirm(cookie = session) {
  const { cookie: kept, location } = await startProof('corporate', cookie);
  const { searchParams } = new URL(location);
  corporate.nonce = searchParams.get('nonce') ?? '';
  return { cookie: kept, state: searchParams.get('state') ?? '', searchParams };
}

/** The whole round trip up to the page that the window ends at. */
async function confirm() {
  const { cookie, state } = await goToConfirm();
  const back = await returnFromProvider('corporate', { code: 'code-1', state }, cookie);
  return back.location === '/api/session/sso-proof' ? finishProof(back.cookie) : back;
}

test('the provider is asked to ask anew, and to say when it did', async () => {
  const { searchParams } = await goToConfirm();
  expect(Object.fromEntries(searchParams)).toMatchObject({ prompt: 'login', max_age: '0', scope: 'openid email' });
  const signIn = await goTo('corporate', corporate);
  expect([signIn.searchParams.get('prompt'), signIn.searchParams.get('max_age')]).toEqual([null, null]);
});

test('what the provider says goes to the HR API for the session in hand, and nothing of it stays', async () => {
  const authTime = now();
  corporate.claims = { auth_time: authTime };
  const { location, cookie } = await confirm();
  expect(location).toBe('/confirmed');
  expect(proofs()).toEqual([{ Issuer: corporate.issuer, Subject: 'subject-1', AuthTime: authTime }]);
  expect(namesIn(cookie)).toEqual(['__Host-hr-session']);
  expect(asked('users/ssoauthenticate')).toEqual([]);
});

test.each([
  ['none', undefined],
  ['a text', '1790000000'],
])('of a provider whose auth_time is %s the HR API is told none', async (_, auth_time) => {
  corporate.claims = { auth_time };
  await confirm();
  expect(proofs()).toEqual([{ Issuer: corporate.issuer, Subject: 'subject-1' }]);
});

test.each(['time-missing', 'time-old', 'other-identity'])('a refusal for %s is told to the person', async (because) => {
  const refusal = { code: 'proof_refused', message: 'no', params: { because }, requestId: '1' };
  stub.on('users/confirmidentitybysso', json(refusal, 422));
  const { location, cookie } = await confirm();
  expect(location).toBe(`/confirmed?why=${because}`);
  expect(namesIn(cookie)).toEqual(['__Host-hr-session']);
});

test('who cancels at the provider, and a provider that fails, confirm nothing', async () => {
  const { cookie, state } = await goToConfirm();
  const back = await returnFromProvider('corporate', { error: 'access_denied', state }, cookie);
  expect(back.location).toBe('/confirmed?why=declined');
  corporate.claims = { iss: 'https://iss.evil.example' };
  expect((await confirm()).location).toBe('/confirmed?why=failed');
  expect(proofs()).toEqual([]);
});

test('a state of another round trip, or of one that is over, confirms nothing', async () => {
  const first = await goToConfirm();
  const second = await goToConfirm();
  const foreign = await returnFromProvider('corporate', { code: 'code-1', state: first.state }, second.cookie);
  expect(foreign.location).toBe('/confirmed?why=failed');
  const { cookie, state } = await goToConfirm();
  const back = await returnFromProvider('corporate', { code: 'code-1', state }, cookie);
  const end = await finishProof(back.cookie);
  expect(end.location).toBe('/confirmed');
  const again = await returnFromProvider('corporate', { code: 'code-1', state }, end.cookie);
  expect(again.location).toBe('/unauthorized?why=sso-interrupted');
  expect((await finishProof(end.cookie)).location).toBe('/confirmed?why=failed');
  expect(proofs()).toHaveLength(1);
});

test('without a session there is nothing to confirm, at the start and at the end', async () => {
  expect((await startProof('corporate', '')).location).toBe('/confirmed?why=failed');
  const { cookie, state } = await goToConfirm();
  const back = await returnFromProvider('corporate', { code: 'code-1', state }, cookie);
  const others = back.cookie.split('; ').filter((pair) => !pair.startsWith('__Host-hr-session='));
  expect((await finishProof(others.join('; '))).location).toBe('/confirmed?why=failed');
  expect(proofs()).toEqual([]);
});

test('it is begun by a post of our own page alone, and a sign-in after it is a sign-in', async () => {
  expect((await startProof('corporate', session, { origin: 'https://evil.example' })).answer.status).toBe(403);
  const begun = await goToConfirm();
  const { start } = await import('../single-sign-on/walk');
  const signIn = await start('corporate', begun.cookie);
  const { searchParams } = new URL(signIn.location);
  corporate.nonce = searchParams.get('nonce') ?? '';
  const state = searchParams.get('state') ?? '';
  const back = await returnFromProvider('corporate', { code: 'code-1', state }, signIn.cookie);
  expect(back.location).toBe('/api/session/sso');
  corporate.claims = {};
  await finish(back.cookie);
  expect([asked('users/ssoauthenticate').length, proofs()]).toEqual([1, []]);
});
