import { expect, type Page } from '@playwright/test';
import { test } from '../../e2e/portal-test';
import { signInToHome } from '../../e2e/sign-in';
import { chooseInHeader } from '../../e2e/header-menu';

const warning = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });

/** Lets the HR API's answer say that the session ends in less than two minutes, until somebody stays. */
async function nearEnd(page: Page) {
  let isNear = true;
  await page.context().route('**/api/hr/getSessionLife', async (route) => {
    if (isNear) await route.fulfill({ json: { IdleSeconds: 115, LeftSeconds: 40_000 } });
    else await route.continue();
  });
  await page.context().route('**/api/hr/staySignedIn', async (route) => {
    isNear = false;
    await route.continue();
  });
}

test('a person who was away is warned in every tab, and staying in one keeps all (SESS-26)', async ({ page }) => {
  await page.clock.install();
  await nearEnd(page);
  await signInToHome(page, 'E1001');
  const second = await page.context().newPage();
  await second.goto('/ecenter/dashboard');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await page.bringToFront();
  await page.clock.runFor(6000);
  await expect(warning(page)).toBeVisible();
  await expect(warning(second)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^1:\d\d$/);
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning(page)).toBeHidden();
  await expect(warning(second)).toBeHidden();
});

test('an ended session says so once and opens its notice page (SESS-26, SOPQ-14)', async ({ page }) => {
  await signInToHome(page, 'E1001');
  await page.context().clearCookies();
  await chooseInHeader(page, 'Preferences', 'Deutsch');
  await expect(page.getByRole('alert').filter({ hasText: 'Your session expired!' })).toHaveCount(1);
  await page.waitForURL('**/session');
});
