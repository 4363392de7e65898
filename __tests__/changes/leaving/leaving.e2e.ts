import { expect, type Page } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { sidewaysScroll } from '../../e2e/sign-in';
import { test } from '../../e2e/signed-in-test';

test.use({ employeeId: 'E1004' });

/** Opens the employments of somebody from the list of people. */
async function openEmployment(page: Page, number: string) {
  await page.goto('/ecenter/jobstatusupdate');
  await page.getByRole('main').getByRole('searchbox', { name: 'Search' }).fill(number);
  const row = page.getByRole('table', { name: 'People' }).getByRole('row').filter({ hasText: number });
  await row.getByRole('link').click();
  await page.getByRole('link', { name: 'Employment', exact: true }).click();
  await page.waitForURL('**/employment');
}

test('HR records that a manager leaves, chooses who takes over, moves the day and calls it off', async ({ page }) => {
  await openEmployment(page, 'E1002');
  const list = page.getByRole('list', { name: 'Employment' });
  await page.getByRole('link', { name: 'Record leaving' }).click();
  const form = page.getByRole('dialog', { name: 'Record leaving' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Last day is required').first()).toBeVisible();
  await expect(form.getByText('Reason is required').first()).toBeVisible();
  await form.getByRole('textbox', { name: /^Last day/ }).fill('31-Jan-2031');
  await form.getByRole('combobox', { name: /^Reason/ }).selectOption('Retirement');
  const preview = form.getByRole('region', { name: 'What this does' });
  await expect(preview).toContainText('The employment ends after 31-Jan-2031.');
  await expect(preview).toContainText(/People who report to them: \d+ go to Meera Krishnan/);
  await expect(preview).toContainText('Units that they head: 1 goes to Meera Krishnan');
  await form.getByRole('button', { name: 'Change who takes over: People who report to them' }).click();
  await form.getByRole('searchbox', { name: /^People who report to them/ }).fill('E1001');
  await form.getByRole('button', { name: /Ananya Rao/ }).click();
  await expect(preview).toContainText(/People who report to them: \d+ go to Ananya Rao/);
  expect(await findA11yViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Record has been updated successfully')).toBeVisible();
  await expect(list).toContainText('31-Jan-2031 · Retirement · By own wish');
  await expect(page.getByText('Last day 31-Jan-2031')).toBeVisible();

  await list.getByRole('link', { name: 'Move last day' }).click();
  const moving = page.getByRole('dialog', { name: 'Move last day' });
  await moving.getByRole('textbox', { name: /^Last day/ }).fill('28-Feb-2031');
  const told = moving.getByRole('region', { name: 'What this does' });
  await expect(told).toContainText('The last day moves from 31-Jan-2031 to 28-Feb-2031.');
  await expect(told).toContainText(/People who report to them: \d+ go to Ananya Rao/);
  await moving.getByRole('button', { name: 'Save' }).click();
  await expect(list).toContainText('28-Feb-2031 · Retirement · By own wish');

  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page)).toBe(0);
  }
  expect(await findA11yViolations(page)).toEqual([]);
  await list.getByRole('button', { name: 'Call it off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(list).not.toContainText('28-Feb-2031');
  await expect(page.getByRole('link', { name: 'Record leaving' })).toBeVisible();
});
