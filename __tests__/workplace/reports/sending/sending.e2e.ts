import { expect } from '@playwright/test';
import { findA11yViolations } from '../../../e2e/find-a11y-violations';
import { test } from '../../../e2e/signed-in-test';
import { historyRow, openSendingDialog, saveAsLayout, sendingDialog } from './dialog-of-sending';

test.use({ employeeId: 'E1004' });

const LAYOUT = 'Team by unit, sent';

test('HR saves a layout, sends it now, schedules, pauses and removes it (RIMM, RSCH, RHIS)', async ({ page }) => {
  await openSendingDialog(page);
  const form = sendingDialog(page);
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(form.getByText('Report Name is required')).toBeVisible();
  await saveAsLayout(page, LAYOUT);

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
