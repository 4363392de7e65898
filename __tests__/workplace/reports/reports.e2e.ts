import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { chooseInHeader } from '../../e2e/header-menu';
import { signInToHome } from '../../e2e/sign-in';
import { test } from '../../e2e/signed-in-test';

const table = (page: Page, name = 'Employee list') => page.getByRole('table', { name });
const headings = (page: Page) => table(page).getByRole('columnheader');
const layouts = (page: Page) => page.locator('summary[aria-label="Layouts"]');
const rows = (page: Page) => table(page).locator('tbody tr');

async function openList(page: Page) {
  await page.goto('/ecenter/commonreport');
  await page.getByRole('main').getByRole('link', { name: 'Employee list' }).click();
  await expect(rows(page).first()).toBeVisible();
}

async function keepAs(page: Page, name: string) {
  await layouts(page).click();
  await page.getByRole('button', { name: 'Save as a new layout' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Layout name is required')).toBeVisible();
  await dialog.getByLabel('Layout name').fill(name);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved Report has been updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
}

test.describe('HR', () => {
  test.use({ employeeId: 'E1004' });

  test('opens a report of the module from the header (FEAT-04, ROUTE-04)', async ({ page }) => {
    await page.goto('/ecenter/dashboard');
    await chooseInHeader(page, 'Discover', 'Reports');
    await expect(page).toHaveURL(/\/ecenter\/commonreport$/);
    await page.getByRole('main').getByRole('link', { name: 'Head count by organisation' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Head count by organisation' })).toBeVisible();
    await expect(page.getByText('Head count, total')).toBeVisible();
    expect(await findA11yViolations(page)).toEqual([]);
  });

  test('chooses and renames columns, keeps them as a layout, shares and deletes it (SRPT)', async ({ page }) => {
    await openList(page);
    await page.locator('summary', { hasText: 'View columns' }).click();
    await page.getByRole('checkbox', { name: 'Business', exact: true }).uncheck();
    await page.getByRole('button', { name: 'Rename Unit' }).click();
    await page.getByRole('textbox', { name: 'Title of the column Unit' }).fill('Team');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(headings(page).filter({ hasText: 'Team' })).toHaveCount(1);
    await expect(headings(page).filter({ hasText: 'Business' })).toHaveCount(0);
    await keepAs(page, 'Short list');

    await layouts(page).click();
    await page.getByRole('button', { name: 'The report’s own layout' }).click();
    await expect(headings(page).filter({ hasText: 'Business' })).toHaveCount(1);
    await page.reload();
    await layouts(page).click();
    await page.getByRole('button', { name: 'Short list' }).click();
    await expect(headings(page).filter({ hasText: 'Team' })).toHaveCount(1);

    await layouts(page).click();
    await page.getByRole('button', { name: 'Share layout' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').nth(1).check();
    expect(await findA11yViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Sharing is saved')).toBeVisible();
    await layouts(page).click();
    await expect(page.getByText('Shared with roles')).toBeVisible();
    await page.getByRole('button', { name: 'Delete layout' }).click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('The layout was deleted')).toBeVisible();
  });

  test('filters, and saves exactly what is shown as a file', async ({ page }) => {
    await openList(page);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('dialog').locator('summary', { hasText: 'Unit' }).click();
    await page.getByRole('group', { name: 'Unit', exact: true }).getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Apply Filter' }).click();
    await expect(page.getByRole('button', { name: 'Filters, 1 active' })).toBeVisible();
    await page.getByRole('searchbox').fill('an');
    await expect(rows(page).first()).toBeVisible();
    await page.locator('summary[aria-label="Download"]').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV file' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Employee_List_\d{12}\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    await expect(page.getByText(`The file is complete: ${lines.length - 1} rows`)).toBeVisible();
    const [heading = ''] = lines;
    for (const text of await headings(page).allInnerTexts()) expect(heading).toContain(text.trim());
  });
});

test.describe('HR, counting people', () => {
  test.use({ employeeId: 'E1004' });

  test('opens the pivot of active people, and a number shows the people behind it (PC-119)', async ({ page }) => {
    await page.goto('/ecenter/commonreport');
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Employee list' })
      .getByRole('link', { name: 'Pivot', exact: true })
      .click();
    const pivot = page.getByRole('table', { name: 'Employee list, pivot' });
    await expect(pivot.getByRole('columnheader', { name: 'Unit' })).toBeVisible();
    await page.getByLabel('Columns', { exact: true }).selectOption({ label: 'Location' });
    await expect(pivot.getByRole('columnheader', { name: 'Bengaluru' })).toBeVisible();
    const count = pivot.locator('tbody tr').first().getByRole('button').last();
    const people = Number(await count.innerText());
    await count.click();
    await expect(page.getByRole('button', { name: 'Filters, 1 active' })).toBeVisible();
    await expect(rows(page)).toHaveCount(Math.min(people, 10));
    await page.getByRole('button', { name: 'Pivot', exact: true }).click();
    await expect(pivot.locator('tbody tr').first()).toBeVisible();
    expect(await findA11yViolations(page)).toEqual([]);
    const shown = await pivot.locator('tfoot').getByRole('cell').last().innerText();
    await page.locator('summary[aria-label="Download"]').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV file' }).click(),
    ]);
    const last = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n').at(-1) ?? '';
    expect(last.split(',').at(-1)).toBe(shown.replaceAll(/\D/g, ''));
  });
});

// In a session of their own: a change of role ends the one before.
test('a manager finds their own people alone, and a day that is missing is asked for', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL });
  await signInToHome(page, 'E1002');
  const headers = { 'x-hr-portal': '1', 'sec-fetch-site': 'same-origin', origin: new URL(baseURL!).origin };
  const changed = await page.request.post('/api/session/change-role', { headers, data: { RoleCode: '5' } });
  expect(changed.status()).toBe(200);
  await openList(page);
  await page.getByRole('searchbox').fill('E1001');
  await expect(table(page).getByText('E1001', { exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('E1016');
  await expect(page.getByText('No records found')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(rows(page).first()).toBeVisible();
  await page.getByLabel('As on', { exact: true }).fill('');
  await page.getByLabel('As on', { exact: true }).blur();
  await expect(page.getByText('As on is required')).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await rows(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/ecenter\/profileview\/key\//);
  await page.close();
});

test.describe('an employee', () => {
  test.use({ employeeId: 'E1001' });

  test('is not offered reports, and is turned away from them', async ({ page }) => {
    await page.goto('/ecenter/commonreport');
    await expect(page).toHaveURL(/\/unauthorized\?why=role/);
    await page.goto('/home/commonreport');
    await expect(page).toHaveURL(/\/unauthorized\?why=role/);
  });
});
