import { expect } from '@playwright/test';
import { test } from '../../e2e/signed-in-test';

test.use({ employeeId: 'E1004' });

test('new colleagues are a press away, on a narrower screen from the menu of features (FEAT-07)', async ({ page }) => {
  await page.goto('/home/dashboard');
  await page.getByRole('banner').getByRole('button', { name: 'New joiners' }).click();
  const panel = page.getByRole('dialog', { name: 'New joiners' });
  await expect(panel.getByRole('listitem').first()).toContainText(/Joined \d{2}-\w{3}-\d{4}/);
  const people = await panel.getByRole('listitem').count();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 900, height: 800 });
  await page.getByRole('banner').getByLabel('More').click();
  await page.getByRole('banner').getByRole('button', { name: 'New joiners' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(people);
  await panel.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/ecenter\/profileview\/key\//);
  await expect(panel).toBeHidden();
});

test('the settings of a module are a press away for who may have them (FEAT-05)', async ({ page }) => {
  await page.goto('/ecenter/dashboard');
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).first().click();
  await expect(page).toHaveURL(/\/ecenter\/commonsetting$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test.describe('an employee', () => {
  test.use({ employeeId: 'E1001' });

  test('is offered what their role has switched on, and no settings of modules', async ({ page }) => {
    await page.goto('/home/dashboard');
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'New joiners' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Settings', exact: true })).toHaveCount(0);
  });
});
