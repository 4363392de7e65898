import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../e2e/portal-test';
import { accountMenu, employeeIdField, passwordField, PASSWORD, signInButton } from '../../e2e/sign-in';

const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

/** Presses Tab until it gets there, and sees that the eye can follow. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible();
  for (let presses = 0; presses < 60 && !(await isFocused(goal)); presses += 1) await page.keyboard.press('Tab');
  await expect(goal).toBeFocused();
  const ring = await goal.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(ring).toBe('solid');
}

test('an administrator signs in, opens a module and entry, signs out by keyboard', async ({ page }) => {
  await page.goto('/auth/login');
  await tabTo(page, employeeIdField(page));
  await page.keyboard.type('E1006');
  await tabTo(page, passwordField(page));
  await page.keyboard.type(PASSWORD);
  await tabTo(page, signInButton(page));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home/dashboard');

  const header = page.getByRole('banner');
  await tabTo(page, header.getByLabel(/^Modules/));
  await page.keyboard.press('Enter');
  await tabTo(page, header.getByRole('link', { name: /^Process Foundation/ }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/process/dashboard');

  const menu = page.getByRole('navigation', { name: 'Menu' });
  await tabTo(page, menu.locator('summary').filter({ hasText: 'Setup' }));
  await page.keyboard.press('Enter');
  await tabTo(page, menu.getByRole('link', { name: 'Sign-in pauses' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/process/signinpauses');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign-in pauses' })).toBeVisible();

  await page.reload();
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.reload();
  await tabTo(page, accountMenu(page));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Sign out' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign Out' });
  await tabTo(page, dialog.getByRole('button', { name: 'Sign-Out' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/auth/login');
});

test('a menu of the header closes with Escape and gives the focus back', async ({ page }) => {
  await page.goto('/auth/login');
  const opener = page.getByLabel('Language: English');
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Deutsch' }));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Deutsch' })).toBeHidden();
  await expect(opener).toBeFocused();
});
