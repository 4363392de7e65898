import { expect } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { test } from '../../e2e/signed-in-test';

test.describe('an administrator', () => {
  test.use({ employeeId: 'E1006' });

  test('sees which pages have a tour, and what the editor stores at once (TOUR-01, TOUR-14)', async ({ page }) => {
    await page.goto('/process/toursetup');
    const tours = page.getByRole('main').getByRole('listitem');
    await expect(tours).toHaveCount(4);
    await expect(tours.first()).toContainText('The portal around every page');
    const password = tours.filter({ hasText: 'Change my password' });
    await expect(password).toContainText('2 of 2 steps shown');
    await expect(password).toContainText('Current password · New password');
    expect(await findA11yViolations(page)).toEqual([]);

    const editor = page.getByRole('dialog', { name: 'Tour Configuratiion' });
    const shown = editor.getByRole('checkbox', { name: 'Active: New password' });
    await password.getByRole('button', { name: 'Edit the tour: Change my password' }).click();
    await expect(editor.getByRole('list', { name: 'Steps' }).getByRole('listitem').first()).toContainText(
      'Current password',
    );
    await editor.getByRole('button', { name: 'Cancel' }).click();
    for (const [isShown, text] of [
      [false, '1 of 2 steps shown'],
      [true, '2 of 2 steps shown'],
    ] as const) {
      await password.getByRole('button', { name: 'Edit the tour: Change my password' }).click();
      await editor.getByPlaceholder('Search employees').fill('New password');
      await expect(editor).toContainText('This page: /ecenter/esschangepassword');
      await shown.setChecked(isShown);
      await editor.getByRole('button', { name: 'Save' }).click();
      await expect(editor).toBeHidden();
      await expect(password).toContainText(text);
    }
  });
});

test.describe('HR', () => {
  test.use({ employeeId: 'E1004' });

  test('has no right to edit tours, and is told so (FEAT-02)', async ({ page }) => {
    await page.goto('/process/toursetup');
    await expect(page).toHaveURL(/\/unauthorized\?why=role/);
    await expect(page.getByRole('heading', { level: 1, name: 'You have no access to this page' })).toBeVisible();
  });
});
