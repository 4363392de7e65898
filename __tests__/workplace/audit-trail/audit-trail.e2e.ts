import { expect } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { sidewaysScroll } from '../../e2e/sign-in';
import { test } from '../../e2e/signed-in-test';

const PAGE = '/process/audittrail';

test.describe('an administrator', () => {
  test.use({ employeeId: 'E1006' });

  test('finds who did what by action and name, with the newest first', async ({ page }) => {
    await page.goto('/process/dashboard');
    await page.getByRole('main').getByRole('link', { name: 'Audit trail' }).click();
    await expect(page).toHaveURL(PAGE);
    const rows = page.getByRole('table', { name: 'Audit trail' }).locator('tbody tr');
    await expect(rows.first()).toBeVisible();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Signed in', exact: true }).check();
    await dialog.getByRole('button', { name: 'Apply Filter' }).click();
    await expect(page.getByRole('button', { name: 'Filters, 1 active' })).toBeVisible();
    await expect(rows.first()).toContainText('Signed in');
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('nobody is called so');
    await expect(rows.filter({ hasText: 'Signed in' })).toHaveCount(0);
    expect(await findA11yViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

test.describe('HR', () => {
  test.use({ employeeId: 'E1004' });

  test('is refused the trail, which their role does not read', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { level: 1, name: 'Audit trail' })).toHaveCount(0);
    await expect(page.getByRole('table')).toHaveCount(0);
  });
});
