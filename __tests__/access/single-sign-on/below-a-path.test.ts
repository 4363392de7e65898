import { pointPortalAt, PORTAL } from '../../bff/stub/portal-request';
import { answerSamples } from '../../bff/stub/sample-replies';
import { startStub, type Stub } from '../../bff/stub/stub-upstream';
import { settingsOf, startScriptedProvider, type ScriptedProvider } from './scripted-provider';
import { returnFromProvider, finish, goTo, reasonOf } from './walk';

let stub: Stub;
let corporate: ScriptedProvider;
beforeAll(async () => {
  [stub, corporate] = await Promise.all([startStub(), startScriptedProvider()]);
  pointPortalAt(stub.address, {
    ...settingsOf({ corporate }),
    BASE_PATH: '/hr',
    NEXT_PUBLIC_BASE_PATH: '/hr',
    APP_URL: `${PORTAL}/hr`,
  });
  answerSamples(stub);
});
afterAll(() => Promise.all([stub.close(), corporate.close()]));

test('below a base path the whole round trip stays below it', async () => {
  const { cookie, state, searchParams } = await goTo('corporate', corporate);
  expect(searchParams.get('redirect_uri')).toBe(`${PORTAL}/hr/api/auth/callback/corporate`);
  const back = await returnFromProvider('corporate', { code: 'code-1', state }, cookie);
  expect(back.location).toBe('/hr/api/session/sso');
  expect((await finish(back.cookie)).location).toBe('/hr/');
  const refused = await returnFromProvider('corporate', { error: 'access_denied' }, cookie);
  expect(reasonOf(refused.location.replace(/^\/hr/, ''))).toBe('sso-declined');
  expect(refused.location).toMatch(/^\/hr\//);
});
