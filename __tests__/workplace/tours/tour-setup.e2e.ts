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

test.describe('an administrator', () => {
  test.use({ employeeId: 'E1006' });

  test('writes a tour for a page that has none, orders its steps by keys and walks it there', async ({ page }) => {
    await page.goto('/process/toursetup');
    await page.getByLabel('Begin a tour for a page').selectOption('ecenter/employeesearch');
    await page.getByRole('button', { name: 'Begin' }).click();
    const steps = page.getByRole('list', { name: 'Steps' });
    for (const [element, name] of [
      ['page-title', 'Heading'],
      ['search', 'Search box'],
    ] as const) {
      await page.getByRole('button', { name: 'Add a step' }).click();
      await page.getByLabel(/^Element/).fill(element);
      await page
        .getByRole('group', { name: 'English' })
        .getByLabel(/^Display Name/)
        .fill(name);
      await page.getByRole('textbox', { name: 'Content: English' }).fill(`About the ${name}`);
    }
    await steps.getByRole('button', { name: '2 Search box' }).press('Alt+ArrowUp');
    await expect(steps.getByRole('listitem').first()).toContainText('Search box');
    await expect(page.getByRole('button', { name: 'Walk it' })).toBeDisabled();
    expect(await findA11yViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Walk it' }).click();
    await expect(page).toHaveURL(/\/ecenter\/employeesearch/);
    await expect(page.getByRole('dialog')).toContainText('About the');
    await page.goto('/process/toursetup/key/ecenter~employeesearch');
    for (const name of ['Search box', 'Heading']) {
      await steps.getByRole('button', { name, exact: false }).first().click();
      await page.getByRole('button', { name: 'Remove this step' }).click();
    }
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Record Updated Sucessfully')).toBeVisible();
  });
});

test.describe('a helpdesk agent', () => {
  test.use({ employeeId: 'E1005' });

  test('has no right to edit tours, and is told so (FEAT-02)', async ({ page }) => {
    await page.goto('/process/toursetup');
    await expect(page).toHaveURL(/\/unauthorized\?why=role/);
    await expect(page.getByRole('heading', { level: 1, name: 'You have no access to this page' })).toBeVisible();
  });
});
