import { expect } from '@playwright/test';
import { test } from '../../e2e/portal-test';
import { signIn, signInToHome } from '../../e2e/sign-in';

test('a signed-out visitor is redirected to sign-in from everywhere (AUTH-03, AUTH-04, OTP-20)', async ({ page }) => {
  for (const place of [
    '/',
    '/auth',
    '/home/dashboard',
    '/ecenter/dashboard',
    '/no/such/place',
    '/auth/otpauth',
    '/cocrequire/codeofconduct',
  ]) {
    await page.goto(place);
    await expect(page, place).toHaveURL(/\/auth\/login$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  }
});

test('a signed-in user is redirected home from sign-in pages (AUTH-02, AUTH-05, OTP-20)', async ({ page }) => {
  await signInToHome(page, 'E1001');
  for (const place of [
    '/',
    '/auth',
    '/auth/login',
    '/auth/otpauth',
    '/auth/forgot-password',
    '/auth/change-password',
    '/cocrequire/codeofconduct',
  ]) {
    await page.goto(place);
    await expect(page, place).toHaveURL(/\/home\/dashboard$/);
  }
});

for (const [employeeId, name] of [
  ['E1012', 'Priya'],
  ['E1013', 'Oliver'],
  ['E1014', 'Grace'],
] as const) {
  test(`${employeeId}, whom no gate holds back, goes in (SIGN-23)`, async ({ page }) => {
    await signIn(page, employeeId);
    await page.waitForURL('**/home/dashboard');
    await expect(page.locator('h1')).toHaveText(new RegExp(`${name}$`));
  });
}
