import { startApp, type TestApp } from '../hr-api/start-app';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

test('anyone may ask where signing out leads, and the reference HR API signs nobody in elsewhere', async () => {
  const answer = await hr.call('getSignInConfig', {});
  expect(answer.status).toBe(200);
  expect(answer.reply()).toEqual({ result: { ssoLogin: false, mobileLogin: false } });
});
