import { pointPortalAt } from '../../bff/stub/portal-request';
import { startStub, type Stub } from '../../bff/stub/stub-upstream';
import { settingsOf, startScriptedProvider, type ScriptedProvider } from './scripted-provider';
import { reasonOf, start } from './walk';

let stub: Stub;
let corporate: ScriptedProvider;
let partner: ScriptedProvider;
beforeAll(async () => {
  [stub, corporate, partner] = await Promise.all([startStub(), startScriptedProvider(), startScriptedProvider()]);
  pointPortalAt(stub.address, settingsOf({ corporate, partner }));
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => Promise.all([stub.close(), partner.close()]));

test('nobody is sent to a provider that has gone away since it was asked last (T57)', async () => {
  expect((await start('corporate')).location).toContain(`${corporate.issuer}/authorize`);
  await corporate.close();
  const later = Date.now() + 10_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  const began = performance.now();
  expect(reasonOf((await start('corporate')).location)).toBe('sso-provider');
  expect(performance.now() - began).toBeLessThan(5_000);
  expect((await start('partner')).location).toContain(`${partner.issuer}/authorize`);
});
