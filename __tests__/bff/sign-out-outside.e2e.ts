import { expect } from '@playwright/test';
import { sessionCookieOf, signInToHome, test } from './stub/portal-with-stub';
import { json } from './stub/stub-upstream';

test.use({ signsInOutside: true });

const signInConfig = (ssoLogin: boolean) => json({ result: { ssoLogin, mobileLogin: false } });

test('with single sign-on, signing out leads to its external address (OUT-03, T60)', async ({ page, portal }) => {
  portal.stub.on('users/loginconfig', signInConfig(true));
  await signInToHome(page);
  await page.goto('/logout?next=https://evil.example');
  await page.getByRole('button', { name: 'Sign-Out' }).click();
  await page.waitForURL(`${portal.stub.address}/outside`);
  // The other host of this test differs by its port alone, which cookies do not know; nothing of the session is left.
  const left = portal.stub.seenOn('/outside')[0]?.headers.cookie ?? '';
  expect(left.split('; ').map((pair) => pair.split('=')[0])).toEqual(['hr-time-zone', '__Host-hr-browser']);
  await page.goto(`${portal.address}/home/dashboard`);
  expect(await sessionCookieOf(page)).toBeUndefined();
});

test('without single sign-on, signing out leads to the sign-in page (OUT-04)', async ({ page, portal }) => {
  for (const script of [signInConfig(false), json({ code: 'internal', message: '', requestId: '1' }, 500)]) {
    portal.stub.on('users/loginconfig', script);
    await signInToHome(page);
    await page.goto('/logout');
    await page.getByRole('button', { name: 'Sign-Out' }).click();
    await page.waitForURL(`${portal.address}/auth/login`);
  }
});
