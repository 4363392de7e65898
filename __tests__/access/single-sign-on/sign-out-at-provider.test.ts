import { askSession, cookieOfSession, pointPortalAt, PORTAL } from '../../bff/stub/portal-request';
import { answerSamples } from '../../bff/stub/sample-replies';
import { startStub, type Stub } from '../../bff/stub/stub-upstream';
import { CLIENT, settingsOf, startScriptedProvider, type ScriptedProvider } from './scripted-provider';

let stub: Stub;
let corporate: ScriptedProvider;
let partner: ScriptedProvider;
beforeAll(async () => {
  [stub, corporate, partner] = await Promise.all([startStub(), startScriptedProvider(), startScriptedProvider()]);
  partner.metadata = { end_session_endpoint: undefined };
  pointPortalAt(stub.address, settingsOf({ corporate, partner, away: { issuer: 'http://127.0.0.1:9' } }));
  answerSamples(stub);
});
afterAll(() => Promise.all([stub.close(), corporate.close(), partner.close()]));

const signOut = async (provider?: string) => {
  const answer = await askSession('sign-out', {}, { cookie: await cookieOfSession({ provider }) });
  expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^__Host-hr-session=;/));
  return ((await answer.json()) as { next: string }).next;
};

test('who came from a provider that offers it signs out there too, without any token (OUT-02)', async () => {
  const next = new URL(await signOut('corporate'));
  expect(`${next.origin}${next.pathname}`).toBe(`${corporate.issuer}/end`);
  expect(Object.fromEntries(next.searchParams)).toEqual({
    client_id: CLIENT.id,
    post_logout_redirect_uri: `${PORTAL}/auth/login`,
    state: expect.stringMatching(/^[\w-]{22}$/) as string,
  });
});

test.each([
  ['came by password', undefined],
  ['came from a provider that offers no sign-out', 'partner'],
  ['came from a provider that is away', 'away'],
  ['came from a provider that is configured no more', 'former'],
])('who %s is led to our own sign-in page (OUT-04)', async (_, provider) => {
  expect(await signOut(provider)).toBe('/auth/login');
});
