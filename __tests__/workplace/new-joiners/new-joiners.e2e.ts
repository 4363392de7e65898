import { expect } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { test } from '../../e2e/signed-in-test';

test.describe('HR', () => {
  test.use({ employeeId: 'E1004' });

  test('meets who joined lately and opens the page of one of them (FEAT-07, SOPQ-36)', async ({ page }) => {
    await page.goto('/ecenter/dashboard');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.locator('summary').filter({ hasText: 'Team' }).click();
    await menu.getByRole('link', { name: 'New joiners' }).click();
    await page.waitForURL('**/ecenter/newjoiners');
    const oliver = page
      .getByRole('region', { name: /^Before that/ })
      .getByRole('listitem')
      .filter({ hasText: 'E1013' });
    await expect(oliver).toContainText('Marketing · Manchester');
    await expect(oliver).toContainText(/Joined \d{2}-[A-Z][a-z]{2}-\d{4}/);
    expect(await findA11yViolations(page)).toEqual([]);
    await oliver.getByRole('link', { name: 'Oliver Hughes' }).click();
    await page.getByRole('dialog', { name: 'Oliver Hughes' }).getByRole('link', { name: 'Open profile' }).click();
    await page.waitForURL('**/ecenter/profileview/key/*');
    await expect(page.getByRole('heading', { level: 1, name: 'Oliver Hughes' })).toBeVisible();
  });
});

test.describe('an employee', () => {
  test.use({ employeeId: 'E1001' });

  test('whose role has no such page is told so', async ({ page }) => {
    await page.goto('/ecenter/newjoiners');
    await expect(page).toHaveURL(/\/unauthorized\?why=role/);
    await expect(page.getByRole('heading', { level: 1, name: 'You have no access to this page' })).toBeVisible();
  });
});
