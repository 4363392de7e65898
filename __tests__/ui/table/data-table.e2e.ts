import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { parse } from 'papaparse';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { test } from '../../e2e/signed-in-test';
import { raiseTicket } from '../../helpdesk/desk/on-behalf';

const QUEUE = '/chillconnect/helpdeskinbox';
const region = (page: Page) => page.getByRole('region', { name: 'Tickets', exact: true });
const names = (page: Page) => region(page).getByRole('rowheader');
const range = (page: Page) => page.getByRole('status').filter({ hasText: /\d–\d/ });

/** The rows of what a press on the way to Data.csv saves. */
async function exported(page: Page): Promise<string[][]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Data.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return parse<string[]>(text.slice(1), { skipEmptyLines: true }).data;
}

test.describe('somebody who looks at a long table', () => {
  test.use({ employeeId: 'E1005' });

  test('pages, sorts, hides columns and exports a safe file (TBL-01 to TBL-08, T87)', async ({
    page,
    browser,
    baseURL,
    stateOf,
  }) => {
    const context = await browser.newContext({ baseURL, storageState: await stateOf('E1001'), locale: 'en-GB' });
    const asker = await context.newPage();
    await asker.goto('/home/dashboard');
    const about = `Eleven ${randomUUID().slice(0, 8)}`;
    for (let number = 1; number <= 11; number += 1) await raiseTicket(asker, `${about} no ${number}`);
    await raiseTicket(asker, `${about};=HYPERLINK("https://collector.example","${about}")`);
    await context.close();

    await page.goto(QUEUE);
    await expect(names(page).first()).toBeVisible();
    expect((await region(page).boundingBox())?.height).toBeGreaterThanOrEqual(500);
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(about);
    await expect(range(page)).toHaveText('1–10 of 12');
    await expect(names(page)).toHaveCount(10);
    const size = page.getByLabel('Rows per page');
    await expect(size.getByRole('option')).toHaveText(['5', '10', '50', '100']);

    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(range(page)).toHaveText('11–12 of 12');
    await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await page.getByRole('button', { name: 'Previous page' }).click();
    await expect(range(page)).toHaveText('1–10 of 12');

    const ticket = region(page).getByRole('columnheader', { name: 'Number', exact: true });
    await ticket.getByRole('button').click();
    await expect(ticket).toHaveAttribute('aria-sort', 'descending');
    await expect(names(page).first()).toContainText('HYPERLINK');
    await ticket.getByRole('button').click();
    await expect(ticket).toHaveAttribute('aria-sort', 'ascending');
    await expect(names(page).first()).toContainText(`${about} no 1`);
    await size.selectOption('50');
    await expect(names(page)).toHaveCount(12);

    await page.getByText('View columns').click();
    const columns = page.getByRole('group', { name: 'Shown columns and their order' });
    await expect(columns.getByRole('checkbox', { name: 'Subject' })).toBeDisabled();
    await columns.getByRole('checkbox', { name: 'Process', exact: true }).uncheck();
    await columns.getByRole('button', { name: 'Move Status earlier' }).click();
    await columns.getByRole('button', { name: 'Move Status earlier' }).click();
    await page.keyboard.press('Escape');
    await expect(columns).toBeHidden();
    await expect(region(page).getByRole('columnheader', { name: 'Process', exact: true })).toHaveCount(0);

    const [head, ...rows] = await exported(page);
    // One press passes Priority, the other Asked by: Process lies between but is hidden.
    expect(head?.slice(0, 4)).toEqual(['Subject', 'Number', 'Status', 'Asked by']);
    expect(head?.indexOf('Status')).toBeLessThan(head!.indexOf('Priority'));
    expect(head).not.toContain('Process');
    expect(rows).toHaveLength(12);
    const formula = rows.at(-1)?.[0];
    expect(formula).toContain(`${about};'=HYPERLINK("https://collector.example","${about}")`);
    expect(rows.flat().filter((cell) => /^\s*[=+@]/.test(cell))).toEqual([]);
  });

  test('walks rows by keys, shows cards and an empty result (TBL-09 to TBL-11)', async ({ page }) => {
    await page.goto(QUEUE);
    await names(page).first().getByRole('link').focus();
    await page.keyboard.press('ArrowDown');
    await expect(names(page).nth(1).getByRole('link')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByText('Selected: 1')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Space');
    await expect(page.getByText('Selected: 2')).toBeVisible();
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await expect(page.getByText(/^Selected/)).toHaveCount(0);

    await page.getByRole('button', { name: 'Grid' }).click();
    const cards = page.getByRole('list', { name: 'Tickets' });
    await expect(page.getByLabel('Cards per page').getByRole('option')).toHaveText(['3', '5', '10']);
    await page.getByLabel('Cards per page').selectOption('3');
    await expect(cards.getByRole('listitem')).toHaveCount(3);
    expect(await findA11yViolations(page)).toEqual([]);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'List' }).click();
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(randomUUID());
    await expect(page.getByText('No records found')).toBeVisible();
  });

  test('narrows it down with filters that count when they are applied (FIL-01 to FIL-05)', async ({ page }) => {
    await page.goto(QUEUE);
    await expect(names(page).first()).toBeVisible();
    const filter = page.getByRole('button', { name: /^Filter/ });
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    const section = (name: string) => dialog.locator('summary').filter({ hasText: name });

    await filter.click();
    await section('Priority').click();
    await dialog.getByRole('checkbox', { name: 'High' }).check();
    await section('Assigned to').click();
    await dialog.getByRole('radio', { name: 'Nobody' }).check();
    expect(await findA11yViolations(page, { schemes: ['dark'] })).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(filter).toHaveAccessibleName('Filter');
    expect(new URL(page.url()).search).toBe('');

    await filter.click();
    await section('Priority').click();
    await dialog.getByRole('checkbox', { name: 'High' }).check();
    await dialog.getByRole('button', { name: 'Apply Filter' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/priority=3/);
    await expect(filter).toHaveAccessibleName('Filters, 1 active');

    await filter.click();
    await expect(dialog.getByRole('checkbox', { name: 'High' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Clear Filter' }).click();
    await expect(page).not.toHaveURL(/priority/);
    await expect(filter).toHaveAccessibleName('Filter');
  });

  test('is told when rows cannot be read, and reads them when asked again', async ({ page }) => {
    let isDown = false;
    await page.route('**/api/hr/listTickets', (route) => (isDown ? route.abort() : route.continue()));
    await page.goto(QUEUE);
    await expect(names(page).first()).toBeVisible();
    isDown = true;
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('a');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(names(page).first()).toBeVisible();
  });
});
