import { expect } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { test } from '../../e2e/signed-in-test';

test.describe('HR', () => {
  test.use({ employeeId: 'E1004' });

  test('moves two people with a tag to another user, reads who did it, and takes it back (TAGA)', async ({ page }) => {
    await page.goto('/ecenter/tagassignment');
    await page.getByLabel(/^Tag Name/).selectOption({ label: 'Remote work' });
    await page.getByRole('button', { name: 'Get Details' }).click();
    const table = page.getByRole('table', { name: 'People with the tag Remote work' });
    await expect(table).toContainText('Sofía Herrera');
    await page.getByLabel('Tag User').selectOption({ label: 'Sofía Herrera' });
    await expect(page.getByRole('button', { name: 'Move Tags' })).toBeHidden();
    const boxes = table.getByRole('checkbox', { name: /^Select (?!this)/ });
    await boxes.nth(0).click();
    await boxes.nth(1).click();
    await page.getByRole('button', { name: 'Move Tags' }).click();
    const dialog = page.getByRole('dialog', { name: 'Assign Tags - Remote work' });
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog).toContainText('Moved To is required');
    expect(await findA11yViolations(page)).toEqual([]);
    await dialog.getByLabel(/^Moved To/).selectOption({ label: 'Sergio Cabrera (E1028)' });
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Assign Tags has been updated successfully')).toBeVisible();
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: 'Moves' }).click();
    const moves = page.getByRole('dialog', { name: 'Moves - Remote work' });
    await expect(moves).toContainText(/Sofía Herrera \(HR\) moved .+ from Sofía Herrera to Sergio Cabrera/);
    await moves
      .getByRole('button', { name: /^Take back the move/ })
      .first()
      .click();
    await page.getByLabel('Reason').fill('The wrong two');
    await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
    await expect(moves).toContainText('Taken back');
    expect(await findA11yViolations(page)).toEqual([]);
  });
});

test.describe('an employee', () => {
  test.use({ employeeId: 'E1001' });

  test('has no right to move tags, and is told so (T65)', async ({ page }) => {
    await page.goto('/ecenter/tagassignment');
    await expect(page).toHaveURL(/\/unauthorized\?why=role/);
  });
});
