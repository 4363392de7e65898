import { expect } from '@playwright/test';
import { accountMenu, signInToHome } from '../../e2e/sign-in';
import { test } from '../../e2e/portal-test';

test('a manager switches to appraiser and stays in the module (RSW-10 to RSW-14)', async ({ page }) => {
  await signInToHome(page, 'E1002');
  await page.goto('/ecenter/dashboard');
  const aside = page.getByRole('complementary');
  await expect(aside.getByRole('link', { name: 'New joiners' })).toHaveCount(0);
  await page.getByLabel('Your role: Employee').click();
  await page.getByRole('button', { name: /^Appraiser/ }).click();
  await expect(page.getByLabel('Your role: Appraiser')).toBeVisible();
  await expect(page).toHaveURL(/\/ecenter\/dashboard$/);
  await expect(page.getByRole('main').getByText('New joiners').first()).toBeVisible();
});

test('on a phone roles are in the account menu (RSW-04, RSW-15)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInToHome(page, 'E1005');
  await page.goto('/chillconnect/dashboard');
  await accountMenu(page).click();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: /^Employee/ }).click()]);
  await expect(page).toHaveURL(/\/chillconnect\/dashboard$/);
  await page.goto('/travel/dashboard');
  await accountMenu(page).click();
  await page.getByRole('button', { name: /^Helpdesk/ }).click();
  await expect(page).toHaveURL(/\/home\/dashboard$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a role is changed by a plain form', async ({ page }) => {
    await page.goto('/auth/login');
    await page.getByLabel('Employee Id').fill('E1003');
    await page.getByLabel('Password', { exact: true }).fill('Humming-2026');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/home/dashboard');
    await page.getByLabel('Your role: Employee').click();
    await page.getByRole('button', { name: /^Reviewer/ }).click();
    await expect(page.getByLabel('Your role: Reviewer')).toBeVisible();
  });
});

test('a page of another role offers to switch and opens (SOPQ-20, ROUTE-14)', async ({ page }) => {
  await signInToHome(page, 'E1004');
  await page.goto('/ecenter/mychecklist?from=mail');
  await expect(page).toHaveURL(/\/unauthorized\?why=role&page=.*mychecklist%3Ffrom%3Dmail/);
  await expect(page.getByText('Your current role, HR, may not open it.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue as Employee' }).click();
  await page.waitForURL('**/survey/mychecklist');
  await expect(page.getByLabel('Your role: Employee')).toBeVisible();
});
