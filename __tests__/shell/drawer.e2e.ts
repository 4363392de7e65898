import { expect } from '@playwright/test';
import { test } from '../e2e/portal-test';
import { accountMenu, signInToHome } from '../e2e/sign-in';

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

test('on a phone the menu is a drawer that opens, leads on and closes (SHL-01)', async ({ page }) => {
  await signInToHome(page, 'E1001');
  await page.goto('/ecenter/dashboard');
  const opener = page.getByRole('button', { name: 'Open menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(0);

  await opener.tap();
  await expect(drawer.getByText('For me')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.tap();
  await drawer.getByRole('link', { name: 'My documents' }).tap();
  await page.waitForURL('**/ecenter/documentmanager');
  await expect(page.getByRole('heading', { level: 1, name: 'My documents' })).toBeVisible();
  await expect(drawer).toBeHidden();
});

test('on a phone language, appearance and sign-out are in the account menu', async ({ page }) => {
  await signInToHome(page, 'E1001');
  await accountMenu(page).tap();
  await page.getByRole('button', { name: 'Dark', exact: true }).filter({ visible: true }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await accountMenu(page).tap();
  await expect(page.getByRole('link', { name: 'Français' }).filter({ visible: true })).toBeVisible();
  await page.getByRole('link', { name: 'Sign out' }).tap();
  await page.getByRole('button', { name: 'Sign-Out' }).tap();
  await page.waitForURL('**/auth/login');
});
