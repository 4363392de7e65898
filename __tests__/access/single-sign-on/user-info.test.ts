import { pointPortalAt } from '../../bff/stub/portal-request';
import { answerSamples } from '../../bff/stub/sample-replies';
import { startStub, type Stub } from '../../bff/stub/stub-upstream';
import { settingsOf, startScriptedProvider, type ScriptedProvider } from './scripted-provider';
import { reasonOf, walk } from './walk';

let stub: Stub;
let corporate: ScriptedProvider;
beforeAll(async () => {
  [stub, corporate] = await Promise.all([startStub(), startScriptedProvider()]);
  corporate.userInfo = {};
  pointPortalAt(stub.address, settingsOf({ corporate }));
});
beforeEach(() => {
  answerSamples(stub);
  stub.forget();
});
afterAll(() => Promise.all([stub.close(), corporate.close()]));

const email = 'vikram.nair@tarnbrook.example';
const asked = () => stub.seenOn('users/ssoauthenticate').map(({ body }) => JSON.parse(body) as unknown);

test('a verified address that the user info alone says signs its owner in (T58)', async () => {
  corporate.userInfo = { email, email_verified: true };
  corporate.claims = { email: undefined, email_verified: undefined };
  await walk(corporate);
  expect(asked()).toMatchObject([{ Email: email }]);
});

test.each([
  ['says that nobody verified it', { email, email_verified: false }],
  ['says nothing more', { email }],
])('an address of which the user info %s signs nobody in (T58)', async (_, userInfo) => {
  corporate.userInfo = userInfo;
  corporate.claims = { email: undefined, email_verified: true };
  expect(reasonOf((await walk(corporate)).location)).toBe('sso-unverified');
  expect(asked()).toEqual([]);
});
