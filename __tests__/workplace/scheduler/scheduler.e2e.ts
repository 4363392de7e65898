import { expect } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { sidewaysScroll } from '../../e2e/sign-in';
import { test } from '../../e2e/signed-in-test';

test.use({ employeeId: 'E1006' });

const SERVICE = 'Return delegations that are over';

test('an administrator adds a schedule, runs its service, changes and deletes it', async ({ page }) => {
  await page.goto('/process/scheduler');
  await page.waitForURL('**/common/scheduler');
  await expect(page.getByRole('heading', { level: 1, name: 'Scheduler' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Schedules' });
  await expect(table.getByRole('row').filter({ hasText: SERVICE })).toContainText('Every 30 minutes');
  await expect(table.getByRole('row').filter({ hasText: 'Send reports that are due' })).toContainText('Every minute');

  await page.getByRole('link', { name: 'New', exact: true }).click();
  await page.waitForURL('**/common/scheduler/headnew/new');
  const form = page.getByRole('dialog', { name: 'New scheduler' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Service is required')).toBeVisible();
  await form.getByRole('combobox', { name: 'Service', exact: true }).selectOption(SERVICE);
  await form.getByLabel('Scheduler Type').selectOption('Monthly');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Month Day 4 is required')).toBeVisible();
  await form.getByLabel('Scheduler Type').selectOption('Weekly');
  await form.getByRole('textbox', { name: 'Time', exact: true }).fill('0915');
  await form.getByLabel('Week Day').selectOption('Monday');
  const runs = form.getByRole('region', { name: 'Next runs' });
  await expect(runs).toContainText('Weekly on Monday at 09:15');
  await expect(runs.getByRole('listitem')).toHaveCount(5);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Scheduler has been updated successfully')).toBeVisible();
  await page.waitForURL('**/common/scheduler');

  const row = table.getByRole('row').filter({ hasText: 'Weekly on Monday at 09:15' });
  await row.getByRole('button', { name: `Run “${SERVICE}” now` }).click();
  await expect(page.getByText(`“${SERVICE}” runs within seconds.`)).toBeVisible();
  await expect(row).toContainText('Done', { timeout: 20_000 });

  await row.getByRole('link', { name: SERVICE, exact: true }).click();
  const edit = page.getByRole('dialog', { name: 'Edit scheduler' });
  await expect(edit.getByRole('textbox', { name: 'Time', exact: true })).toHaveValue('09:15');
  await edit.getByLabel('Week Day').selectOption('Friday');
  await edit.getByRole('button', { name: 'Save' }).click();
  const changed = table.getByRole('row').filter({ hasText: 'Weekly on Friday at 09:15' });
  await expect(changed).toBeVisible();

  await changed.getByRole('link', { name: `Delete the schedule of “${SERVICE}”` }).click();
  const question = page.getByRole('dialog', { name: 'Delete scheduler' });
  await expect(question).toContainText('Are you sure to permanently delete this Scheduler?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Scheduler has been deleted successfully')).toBeVisible();
  await expect(changed).toHaveCount(0);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(table.getByRole('button', { name: /^Run/ }).first()).toBeInViewport({ ratio: 1 });
});

test('an administrator is not offered to delete what keeps the product safe, and reads why', async ({ page }) => {
  await page.goto('/common/scheduler');
  const name = 'Clean up sessions, codes, drafts and logs';
  await expect(page.getByRole('complementary').locator('a[aria-current=page]')).toHaveText('Scheduler');
  const row = page.getByRole('table', { name: 'Schedules' }).getByRole('row').filter({ hasText: name });
  await expect(row.getByRole('button', { name: `Run “${name}” now` })).toBeVisible();
  await expect(row.getByRole('link', { name: /^Delete/ })).toHaveCount(0);
  const address = await row.getByRole('link', { name, exact: true }).getAttribute('href');
  await page.goto(address!.replace(/edit$/, 'delete'));
  const dialog = page.getByRole('dialog', { name: `“${name}” stays` });
  await expect(dialog).toContainText('nothing else runs it');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.waitForURL('**/common/scheduler');
  await expect(dialog).toHaveCount(0);
  expect(await findA11yViolations(page)).toEqual([]);
  await page.goto('/common/scheduler/headnew/new');
  await page.getByRole('dialog').getByLabel('Scheduler Type').selectOption('Monthly');
  expect(await findA11yViolations(page)).toEqual([]);
});

test.describe('for an employee', () => {
  test.use({ employeeId: 'E1001' });
  test('the scheduler is refused', async ({ page }) => {
    await page.goto('/common/scheduler');
    await expect(page.getByRole('table', { name: 'Schedules' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Scheduler' })).toHaveCount(0);
  });
});
