import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from '../../e2e/signed-in-test';
import { waitForHydration } from '../../e2e/wait-for-hydration';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search', exact: true });
const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search', exact: true });
const row = (page: Page, name: string | RegExp) => dialog(page).getByRole('row').filter({ hasText: name });

test.describe('an employee', () => {
  test.use({ employeeId: 'E1001' });

  test('finds a page by keys alone and opens it (SRCH-01, SRCH-03, QS-04, QS-26, QS-27)', async ({ page }) => {
    await page.goto('/home/dashboard');
    await waitForHydration(page);
    await page.keyboard.press('Control+Shift+S');
    await expect(field(page)).toBeFocused();
    await expect(dialog(page).getByLabel('Search in')).toHaveValue('1');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Control+Shift+S');
    await expect(field(page), 'whose panel is here already').toBeFocused();
    await field(page).fill(' KNOWLEDGE B ');
    await expect(row(page, 'Knowledge base')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/chillconnect\/knowledgebase$/);
    await expect(dialog(page)).toBeHidden();
  });

  test('finds a colleague by keyboard and opens their card (SRCH-02, SRCH-11, QS-28)', async ({ page }) => {
    await page.goto('/home/dashboard');
    await waitForHydration(page);
    await page.keyboard.press('Control+Shift+E');
    await field(page).fill('me');
    await expect(dialog(page).getByText('Type at least 3 characters')).toBeVisible();
    await field(page).fill('krishnàn');
    const meera = row(page, 'Meera Krishnan');
    await expect(meera).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(meera.getByRole('gridcell', { name: /favourites$/ })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(meera.getByRole('gridcell', { name: 'Remove Meera Krishnan from favourites' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ecenter\/profileview\/key\/[\w-]{22}$/);
    await expect(page.getByRole('main').getByText('Meera Krishnan').first()).toBeVisible();

    await page.keyboard.press('Control+Shift+E');
    await expect(dialog(page).getByRole('rowgroup', { name: 'Employee' }).getByRole('row').first()).toContainText(
      'Meera Krishnan',
    );
    await row(page, 'Meera Krishnan')
      .getByRole('gridcell', { name: /^Remove/ })
      .click();
    await expect(row(page, 'Meera Krishnan')).toHaveCount(0);
  });

  test('finds people, tickets and what to do by one field, and reads which source fails', async ({ page }) => {
    await page.goto('/home/dashboard');
    await waitForHydration(page);
    await page.keyboard.press('Control+K');
    await expect(dialog(page).getByLabel('Search in')).toHaveValue('0');
    await field(page).fill('desk flickers');
    const ticket = row(page, 'The screen at my desk flickers');
    await expect(ticket).toContainText('#');
    await expect(ticket.getByRole('gridcell')).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(ticket.getByRole('gridcell')).toHaveAttribute('aria-selected', 'true');

    await field(page).fill('@ananya');
    await expect(dialog(page).getByLabel('Search in')).toHaveValue('2');
    await expect(row(page, 'Ananya Rao')).toBeVisible();

    await field(page).fill('> ask the helpdesk');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Chill Connect' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.keyboard.press('Control+K');
    await page.keyboard.type('vikrm');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ecenter\/profileview\/key\/[\w-]{22}$/);
    await expect(page.getByRole('main').getByText('Vikram Nair').first()).toBeVisible();

    await page.route('**/api/hr/searchEverything', (route) =>
      route.fulfill({ json: [{ Kind: 'ticket', Kind_Name: 'Tickets', State: 'failed', Found: [] }] }),
    );
    await page.keyboard.press('Control+K');
    await field(page).fill('password');
    await expect(dialog(page).getByText('Tickets could not be searched.').first()).toBeVisible();
    await expect(row(page, 'Change password')).toBeVisible();
  });

  test('has no fault that axe knows of, and nothing overflows a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/home/dashboard?lang=de');
    await page.getByRole('button', { name: 'Suche', exact: true }).click();
    const search = page.getByRole('dialog', { name: 'Suche', exact: true });
    await expect(search.getByRole('row').first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(await search.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });
});

test.describe('HR', () => {
  test.use({ employeeId: 'E1004' });

  test('opens the employee table, filters it and sees inactive people (LOC-01 to LOC-16)', async ({ page }) => {
    await page.goto('/home/dashboard');
    await waitForHydration(page);
    await page.keyboard.press('Control+Shift+E');
    await dialog(page).getByRole('button', { name: 'Employee locator' }).click();
    const locator = page.getByRole('dialog', { name: 'Employee locator' });
    await locator.getByRole('button', { name: 'View all employees' }).click();
    const table = locator.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText([
      'ID',
      'Employee ID',
      'Name',
      'Business',
      'Unit',
      'Active Status',
    ]);
    await expect(table.getByRole('row')).toHaveCount(51);
    await locator.getByRole('button', { name: 'Show more' }).click();
    await expect(table.getByRole('row')).toHaveCount(101);
    await locator.getByLabel('Active Status').selectOption('Inactive');
    await expect(table.getByRole('row').nth(1)).toContainText('Inactive');
    await locator.getByLabel('Filter by name or employee ID').fill('E1015');
    await expect(table.getByRole('row')).toHaveCount(2);
    const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await locator.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/ecenter\/dashboard$/);
  });
});
