import { expect, type Page } from '@playwright/test';
import { findA11yViolations } from '../../../e2e/find-a11y-violations';
import { test } from '../../../e2e/signed-in-test';

test.use({ employeeId: 'E1004' });

const LAYOUT = 'Team by unit, sent';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Send “Employee list”' });
const historyRow = (page: Page, text: string) =>
  dialog(page).getByRole('list', { name: 'Schedule History' }).getByRole('listitem').filter({ hasText: text }).first();

async function openDialog(page: Page) {
  await page.goto('/ecenter/commonreport/key/employee-list');
  await page.getByRole('main').getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog(page).getByRole('tab', { name: 'Immediate' })).toBeVisible();
}

test('HR saves a layout, sends it now, schedules, pauses and removes it (RIMM, RSCH, RHIS)', async ({ page }) => {
  await openDialog(page);
  const form = dialog(page);
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(form.getByText('Report Name is required')).toBeVisible();
  await form.getByRole('button', { name: 'Save the columns on the page as a layout' }).click();
  const naming = page.getByRole('dialog', { name: 'Save as a new layout' });
  await naming.getByLabel('Layout name').fill(LAYOUT);
  await naming.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(naming).toBeHidden();
  await expect(form.getByRole('combobox', { name: 'Report Name' }).locator('option:checked')).toHaveText(LAYOUT);

  await form.getByRole('combobox', { name: 'Recipients' }).fill('E1002');
  await form.getByRole('option', { name: /E1002/ }).click();
  await form.getByRole('button', { name: 'Check who gets what' }).click();
  const trial = form.getByRole('table', { name: 'If it were sent now' });
  await expect(trial.getByRole('row')).toHaveCount(3);
  await expect(trial.getByRole('row').nth(1)).toContainText('(you)');
  expect(await findA11yViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Report has been triggered')).toBeVisible();
  const sent = historyRow(page, 'Sent at once');
  await expect(sent).toContainText(LAYOUT);
  await expect(sent).toContainText('Delivered', { timeout: 30_000 });

  await form.getByRole('tab', { name: 'Schedule', exact: true }).click();
  await form.getByRole('combobox', { name: 'Saved Report' }).selectOption(LAYOUT);
  await form.getByRole('combobox', { name: 'Scheduler Type' }).selectOption('Monthly');
  await form.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(form.getByText('Time is required')).toBeVisible();
  await expect(form.getByText('Month Day 1 is required')).toBeVisible();
  await form.getByRole('textbox', { name: 'Time', exact: true }).fill('0915');
  await form.getByRole('combobox', { name: 'Month Day 1' }).selectOption('Month End');
  await form.getByRole('checkbox', { name: /^Show what changed since the last mail/ }).check();
  const runs = form.getByRole('region', { name: 'Next runs' });
  await expect(runs.getByRole('listitem')).toHaveCount(5);
  await expect(runs.getByRole('listitem').first()).toHaveText(/^(28|29|30|31)-\w{3}-\d{4} 09:15$/);
  expect(await findA11yViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByText('Report has been scheduled')).toBeVisible();

  const row = historyRow(page, 'Monthly');
  await form.getByRole('button', { name: `Pause “${LAYOUT}”` }).click();
  await expect(row.getByText('Paused', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: `Edit “${LAYOUT}”` }).click();
  await expect(form.getByRole('checkbox', { name: /^Show what changed since the last mail/ })).toBeChecked();
  await form.getByRole('combobox', { name: 'Scheduler Type' }).selectOption('Daily');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  const changed = historyRow(page, 'Daily at 09:15');
  await expect(changed).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);
  await changed.getByRole('button', { name: `Remove “${LAYOUT}”` }).click();
  const question = page.getByRole('dialog', { name: 'Remove from the history' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Schedule has been removed')).toBeVisible();
  await expect(changed).toHaveCount(0);
});

test('a link that has ended says so', async ({ page }) => {
  await page.goto('/home/sentreport/key/no-such-report');
  await expect(page.getByText('This link has ended')).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);
});
