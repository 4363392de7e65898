import { expect, type Page } from '@playwright/test';
import { findA11yViolations } from '../e2e/find-a11y-violations';
import { test } from '../e2e/signed-in-test';

test.use({ employeeId: 'E1004' });

const tile = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const TILES = ['Confirmations due', 'Pending approvals', 'Movements', 'Profile completion', 'Employment'];

test('HR narrows the workforce dashboard, and finds as many people behind a figure', async ({ page }) => {
  await page.goto('/ecenter/workforcedashboard');
  for (const name of TILES) await expect(tile(page, name)).toBeVisible();
  await page.getByLabel('Unit', { exact: true }).selectOption('instruments');
  await page.getByRole('search', { name: 'Day and organisation' }).getByRole('button', { name: 'Show' }).click();
  await page.waitForURL('**/ecenter/workforcedashboard?*unit=instruments*');
  expect(await findA11yViolations(page)).toEqual([]);
  const confirmed = tile(page, 'Employment').getByRole('link', { name: /^Confirmed, People: \d+$/ });
  const people = Number(await confirmed.innerText());
  expect(people).toBeGreaterThan(0);
  await confirmed.click();
  await expect(page.getByRole('heading', { level: 1, name: 'People behind the figure' })).toBeVisible();
  await expect(page.getByText(`of ${people}`)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('HR reads each tile, chooses a window and comes to the job status of a person', async ({ page }) => {
    await page.goto('/ecenter/workforcedashboard');
    await page.waitForURL('**/ecenter/workforcedashboard?*plain=1');
    for (const name of TILES) {
      await expect(tile(page, name)).toBeVisible();
      await expect(tile(page, name).getByText('Cite', { exact: true })).toBeVisible();
    }
    const confirmations = tile(page, 'Confirmations due');
    await confirmations.getByRole('combobox', { name: 'Window' }).selectOption('90');
    await confirmations.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL('**/ecenter/workforcedashboard?*days=90*');
    await tile(page, 'Confirmations due').getByRole('listitem').first().getByRole('link').click();
    await page.waitForURL('**/ecenter/jobstatusupdate/request/*');
  });
});
