import { expect } from '@playwright/test';
import { test } from '../../e2e/signed-in-test';
import { chooseInHeader, headerMenu } from '../../e2e/header-menu';

test.use({ employeeId: 'E1004' });

test('new colleagues are in a menu of the header, on a phone in its one menu (FEAT-07)', async ({ page }) => {
  await page.goto('/home/dashboard');
  await chooseInHeader(page, 'Discover', 'New joiners');
  const panel = page.getByRole('dialog', { name: 'New joiners' });
  await expect(panel.getByRole('listitem').first()).toContainText(/Joined \d{2}-\w{3}-\d{4}/);
  const people = await panel.getByRole('listitem').count();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 800 });
  await chooseInHeader(page, 'Discover', 'New joiners');
  await expect(panel.getByRole('listitem')).toHaveCount(people);
  await panel.getByRole('link').first().click();
  await page.getByRole('link', { name: 'Open profile' }).click();
  await expect(page).toHaveURL(/\/ecenter\/profileview\/key\//);
  await expect(panel).toBeHidden();
});

test('the settings of a module are offered to who may have them (FEAT-05)', async ({ page }) => {
  await page.goto('/ecenter/dashboard');
  await chooseInHeader(page, 'Preferences', 'Settings');
  await expect(page).toHaveURL(/\/ecenter\/commonsetting$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test.describe('an employee', () => {
  test.use({ employeeId: 'E1001' });

  test('is offered what their role has switched on, and no settings of modules', async ({ page }) => {
    await page.goto('/home/dashboard');
    const header = page.getByRole('banner');
    await headerMenu(page, 'Discover').click();
    await expect(header.getByRole('button', { name: 'New joiners' }).filter({ visible: true })).toBeVisible();
    await headerMenu(page, 'Preferences').click();
    await expect(header.getByRole('button', { name: 'Quick panel' }).filter({ visible: true })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Settings', exact: true }).filter({ visible: true })).toHaveCount(0);
  });
});
