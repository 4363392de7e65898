import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { test } from '../../e2e/signed-in-test';

const open = async (page: Page, part: string) => {
  await page.goto('/chillconnect/helpdesksetup');
  await page.getByRole('tab', { name: part }).click();
};
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test.describe('an administrator', () => {
  test.use({ employeeId: 'E1006' });

  test('adds a priority, sees issues at the field, is asked before leaving unsaved', async ({ page }) => {
    const name = `Whenever ${randomUUID().slice(0, 8)}`;
    await open(page, 'Priorities');
    await page.getByRole('button', { name: 'Add a priority' }).click();
    const added = page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ has: page.getByLabel('Name') })
      .last();
    await added.getByLabel('Name').fill('High');
    await added.getByLabel('First answer within, hours').fill('40');
    await added.getByLabel('Solved within, hours').fill('80');
    await added.getByLabel('Active').uncheck();
    await save(page);
    await expect(added.getByText('This is already there.')).toBeVisible();

    await added.getByLabel('Name').fill(name);
    await expect(page.getByRole('tab', { name: 'Priorities, not saved' })).toBeVisible();
    await page.getByRole('complementary').getByRole('link', { name: 'Today' }).click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await save(page);
    await expect(page.getByText('The settings are saved.')).toBeVisible();
    await open(page, 'Priorities');
    await expect(added.getByLabel('Name')).toHaveValue(name);
    await expect(added.getByLabel('First answer within, hours')).toHaveValue('40');
    expect(await findA11yViolations(page)).toEqual([]);
  });

  test('opens a process to client users and sees the effect before saving', async ({ page }) => {
    await open(page, 'Processes');
    const process = page.getByRole('group').filter({ has: page.getByRole('heading', { name: 'HR services' }) });
    await process.getByRole('heading', { name: 'HR services' }).click();
    const openness = process.getByRole('checkbox', { name: 'Open to client users' });
    await expect(openness).not.toBeChecked();
    await openness.check();
    await expect(process.getByText('Added: Open to client users')).toBeVisible();
    await process.getByRole('button', { name: 'Discard changes' }).click();
    await expect(openness).not.toBeChecked();
    expect(await findA11yViolations(page)).toEqual([]);
  });

  test('sees who may take a ticket where, and what a change would be, before it is kept', async ({ page }) => {
    await open(page, 'Statuses');
    const way = page.getByRole('checkbox', { name: 'From Closed to Open' });
    await expect(way).not.toBeChecked();
    await way.check();
    await expect(page.getByText('The helpdesk: Closed, next: In progress → In progress, Open')).toBeVisible();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(way).not.toBeChecked();
    await page.getByRole('button', { name: 'Who asked' }).click();
    await expect(way).toBeChecked();
    expect(await findA11yViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    const closed = page.getByRole('row', { name: /^Closed/ });
    await closed.getByText('On hold').click();
    await expect(closed.getByRole('checkbox', { name: 'From Closed to On hold' })).toBeChecked();
  });

  test('has all parts in one row on a phone, and the chosen one in sight without the page moving', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/chillconnect/helpdesksetup');
    const tabs = page.getByRole('tab');
    await expect(tabs.last()).not.toBeInViewport({ ratio: 1 });
    const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await tabs.first().focus();
    await page.keyboard.press('End');
    await expect(tabs.last()).toBeFocused();
    await expect(tabs.last()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  });

  test('names the calendar that clocks run by, and gives it up again', async ({ page }) => {
    for (const [calendar, change] of [
      ['Osaka', 'Calendar: The organisation’s → Osaka'],
      ['The organisation’s', 'Calendar: Osaka → The organisation’s'],
    ] as const) {
      await open(page, 'Working hours');
      await page.getByLabel('Calendar').selectOption({ label: calendar });
      await expect(page.getByText(change)).toBeVisible();
      expect(await findA11yViolations(page)).toEqual([]);
      await save(page);
      await expect(page.getByText('The settings are saved.')).toBeVisible();
    }
  });

  test('sees who answers each process and who leads', async ({ page }) => {
    await open(page, 'Processes');
    const process = page.getByRole('tabpanel').getByRole('group').first();
    await expect(process.getByText(/Led by Rohan Deshmukh/)).toBeVisible();
    await expect(process.getByRole('checkbox', { name: 'Lead: Rohan Deshmukh' })).toBeChecked();
    await process.getByRole('textbox', { name: 'Name', exact: true }).fill('Computers');
    await expect(page.getByText('Name: IT support → Computers')).toBeVisible();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    expect(await findA11yViolations(page)).toEqual([]);
  });
});
