import { expect, type Page } from '@playwright/test';
import { findA11yViolations } from '../e2e/find-a11y-violations';
import { test } from '../e2e/signed-in-test';

/** Looks for faults at each width, then goes on at the desk's, where the unit stands beside the tree. */
async function expectAccessible(page: Page): Promise<void> {
  expect(await findA11yViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test.describe('HR', () => {
  test.use({ employeeId: 'E1004' });

  test('moves a unit from a day, reads the tree as on the day before and after, and takes it back', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/process/orgstructure');
    const tree = page.getByRole('tree', { name: 'Units' });
    const unit = (name: string) => tree.getByRole('treeitem', { name: new RegExp(`^${name},`) });
    await expect(unit('Payroll')).toHaveAttribute('aria-level', '4');
    await expectAccessible(page);

    await unit('Payroll').click();
    const panel = page.getByRole('complementary', { name: 'Unit' });
    await panel.getByRole('button', { name: 'Move', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Move Payroll' });
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(dialog.getByText('This is required.')).toBeVisible();
    await dialog.getByLabel('New place, below').selectOption({ label: '\u2003Group functions' });
    await dialog.getByLabel('Effective from').first().fill('01-Jan-2040');
    await expect(dialog.getByRole('status', { name: 'What this touches' })).toContainText('people');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(dialog).toBeHidden();

    await expect(panel).toContainText('Payroll moves from Finance to Group functions');
    const asOn = page.getByLabel('As on').first();
    await asOn.fill('01-Jan-2040');
    await expect(unit('Payroll')).toHaveAttribute('aria-level', '3');
    await asOn.fill('31-Dec-2039');
    await expect(unit('Payroll')).toHaveAttribute('aria-level', '4');

    await panel.getByRole('button', { name: 'Cancel the change' }).click();
    await page
      .getByRole('dialog', { name: 'Cancel the change' })
      .getByRole('button', { name: 'Cancel the change' })
      .click();
    await expect(panel).toContainText('Taken back by');
    await asOn.fill('01-Jan-2040');
    await expect(unit('Payroll')).toHaveAttribute('aria-level', '4');
  });
});

test.describe('an employee', () => {
  test.use({ employeeId: 'E1001' });

  test('has no right to the structure, and is told so', async ({ page }) => {
    await page.goto('/process/orgstructure');
    await expect(page).toHaveURL(/\/unauthorized\?why=role/);
  });
});
