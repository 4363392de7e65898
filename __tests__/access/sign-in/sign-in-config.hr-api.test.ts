import { startApp } from '../../platform/hr-api/harness/start-app';

test.each([
  ['without an identity provider nobody signs in elsewhere', {}, false],
  ['with one, people do', { OIDC_PROVIDERS: 'corporate', OIDC_CORPORATE_ISSUER: 'https://id.tarnbrook.example' }, true],
])('anyone may ask where signing out leads: %s', async (_, settings, ssoLogin) => {
  const hr = await startApp({ settings });
  const answer = await hr.call('getSignInConfig', {});
  await hr.stop();
  expect(answer.status).toBe(200);
  expect(answer.reply()).toEqual({ result: { ssoLogin, mobileLogin: false } });
});
