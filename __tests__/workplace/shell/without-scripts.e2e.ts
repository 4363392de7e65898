import { expect } from '@playwright/test';
import { accountMenu } from '../../e2e/sign-in';
import { test } from '../../e2e/signed-in-test';

test.use({ employeeId: 'E1001', javaScriptEnabled: false });

test('without scripts a missing page is readable, with its 404 status (SOPQ-41)', async ({ page }) => {
  for (const place of ['/no/such/place', '/nowhere', '/talent/nosuchmenu', '/ecenter/essprofileview/deeper']) {
    const answer = await page.goto(place);
    expect([place, answer?.status()]).toEqual([place, 404]);
    await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
    await expect(page).toHaveTitle(/^This page does not exist · /);
    await expect(accountMenu(page)).toBeVisible();
  }
  expect((await page.goto('/ecenter/dashboard'))?.status()).toBe(200);
});

test('without scripts people show initials, and no missing photo looks broken', async ({ page }) => {
  await page.goto('/home/dashboard');
  await expect(accountMenu(page)).toContainText('AR');
  expect(await page.locator('img').count()).toBeGreaterThan(0);
  await expect(page.locator('img').filter({ visible: true })).toHaveCount(0);
});
