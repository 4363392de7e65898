import { expect } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { test } from '../../e2e/signed-in-test';
import { chooseInHeader, headerMenu } from '../../e2e/header-menu';

test.describe('an administrator', () => {
  // One after the other: what is typed and not saved is kept for the person, not for the page.
  test.describe.configure({ mode: 'default' });
  test.use({ employeeId: 'E1006' });

  test('rewrites a step where it is shown, and the next tour says it (TOUR-01 to TOUR-15, FEAT-02)', async ({
    page,
  }) => {
    await page.goto('/ecenter/dashboard');
    await chooseInHeader(page, 'Discover', 'Tour Configuratiion');
    const editor = page.getByRole('dialog', { name: 'Tour Configuratiion' });
    await expect(editor.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveCount(5);
    expect(await findA11yViolations(page)).toEqual([]);
    for (const name of ['Display Order: Menu', 'Content: Menu']) {
      const field = editor.getByRole('textbox', { name });
      await field.scrollIntoViewIfNeeded();
      await expect(field).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await editor.getByPlaceholder('Search employees').fill('Employee C');
    await expect(editor.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveCount(1);
    const content = editor.getByRole('textbox', { name: 'Content: Employee Care' });
    await expect(content).toContainText('starts on this page');
    expect(await content.boundingBox()).toMatchObject({ width: 700, height: 100 });
    await content.fill('Care begins here.');
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Record Updated Sucessfully' })).toBeVisible();
    await expect(editor).toBeHidden();

    await chooseInHeader(page, 'Discover', 'Guided tour');
    await page.getByRole('button', { name: 'Show me this page' }).click();
    await expect(page.getByRole('dialog', { name: 'A tour of this page' })).toContainText('Care begins here.');
  });

  test('finds again what was typed and not saved', async ({ page }) => {
    await page.goto('/home/dashboard');
    await chooseInHeader(page, 'Discover', 'Tour Configuratiion');
    const editor = page.getByRole('dialog', { name: 'Tour Configuratiion' });
    const order = editor.getByRole('textbox', { name: 'Display Order: Menu' });
    const kept = page.waitForResponse('**/api/hr/saveDraft');
    await order.fill('1b');
    await kept;
    await page.reload();
    await chooseInHeader(page, 'Discover', 'Tour Configuratiion');
    await expect(order).toHaveValue('1b');
    await editor.getByRole('button', { name: 'Cancel' }).click();
    await expect(editor).toBeHidden();
  });
});

test.describe('an employee', () => {
  test.use({ employeeId: 'E1001' });

  test('has no way to edit tours (FEAT-02)', async ({ page }) => {
    await page.goto('/home/dashboard');
    await headerMenu(page, 'Discover').click();
    await expect(page.getByRole('button', { name: 'Guided tour' }).filter({ visible: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tour Configuratiion' })).toHaveCount(0);
  });
});
