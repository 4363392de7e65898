import { expect, type Locator, type Page } from '@playwright/test';
import { calendarDate } from '@/lib/dates';
import { daysLater } from '@/lib/typed/calendar-days';
import { askHr } from '../../e2e/ask-hr';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { test } from '../../e2e/signed-in-test';

/** By half days, and by one place's calendar: sick leave needs neither a balance nor notice. */
const TYPE = 'Sick leave';
const SICK = 4;

interface Around {
  /** As replies write them: a working day, and the next one behind a holiday. */
  readonly from: string;
  readonly to: string;
  readonly holiday: string;
}

/** Two working days with a holiday between them, weeks from now, as the person's own calendar has them. */
async function daysAround(page: Page): Promise<Around> {
  const from = daysLater(calendarDate(new Date()), 30);
  const { Days } = await askHr(page, 'previewLeaveRequest', { TypeCode: SICK, From: from, To: daysLater(from, 330) });
  const at = Days.findIndex(({ Free }, day) => Free === 'holiday' && day > 0);
  const worked = (days: typeof Days) => days.find(({ Amount }) => Amount > 0);
  const [before, after] = [worked(Days.slice(0, at).reverse()), worked(Days.slice(at))];
  if (at < 0 || !before || !after) throw new Error('there is no holiday between two working days');
  return { from: before.Day, to: after.Day, holiday: Days[at]!.Holiday };
}

async function choose(drawer: Locator, { from, to }: Around): Promise<void> {
  await drawer.getByRole('radio', { name: new RegExp(`^${TYPE}`) }).check();
  await drawer.getByLabel('From', { exact: true }).fill(from);
  await drawer.getByLabel('To', { exact: true }).fill(to);
}

const drawerOf = (page: Page, name: string) => page.getByRole('dialog', { name });

test.describe('an employee on a phone', () => {
  test.use({ employeeId: 'E1001', viewport: { width: 390, height: 844 } });

  test('sees why a balance is so much, entry by entry', async ({ page }) => {
    await page.goto('/timemanage/myleave');
    await expect(page.getByRole('heading', { level: 3, name: 'Earned leave' })).toBeVisible();
    await page.getByRole('button', { name: /^Earned leave: why is it/ }).click();
    const why = drawerOf(page, 'Earned leave');
    await expect(why.getByRole('heading', { name: 'How it came about' })).toBeVisible();
    await expect(why.getByText(/1\.5 days for .*, by the rule since 01-Jan-2000\./).last()).toBeVisible();
    expect(await findA11yViolations(page, { widths: [390], part: '[role=dialog]' })).toEqual([]);
    await why.getByRole('button', { name: 'Close' }).click();
    await expect(why).toBeHidden();
  });

  test('asks around a holiday, is refused for an overlap in words, and withdraws', async ({ page }) => {
    await page.goto('/timemanage/myleave/ask');
    const days = await daysAround(page);
    const drawer = drawerOf(page, 'Ask for leave');
    await choose(drawer, days);
    await expect(drawer.getByText(new RegExp(`: ${days.holiday}$`)).first()).toBeVisible();
    await expect(drawer.getByRole('status').getByText('2 days', { exact: true })).toBeVisible();
    await expect(drawer.getByText('Vikram Nair').first()).toBeVisible();
    await drawer.getByLabel('Note (optional)').fill('Two days around the holiday');
    await drawer.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Sent. You will hear as soon as it is decided.')).toBeVisible();
    await page.waitForURL('**/timemanage/myleave');

    const asked = page.getByRole('button', { name: `${days.from} to ${days.to}` });
    await expect(asked).toBeVisible();
    await page.getByRole('button', { name: 'Ask for leave' }).click();
    await choose(drawer, days);
    const refusal = 'There is other leave on one of these days';
    await expect(drawer.getByLabel('From', { exact: true })).toHaveAccessibleDescription(refusal);
    await expect(drawer.getByRole('status').getByText(refusal)).toBeVisible();
    await drawer.getByLabel('Note (optional)').fill('The same again');
    await drawer.getByRole('button', { name: 'Send' }).click();
    await expect(drawer.getByLabel('From', { exact: true })).toBeFocused();
    await expect(drawer.getByLabel('Note (optional)')).toHaveValue('The same again');
    await drawer.getByRole('button', { name: 'Discard' }).click();
    await drawer.getByRole('button', { name: 'Close' }).click();

    await asked.click();
    const request = drawerOf(page, 'Leave request');
    await expect(request.getByText('Two days around the holiday')).toBeVisible();
    await request.getByRole('button', { name: 'Withdraw' }).click();
    await drawerOf(page, 'Withdraw this request?').getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText('Withdrawn.', { exact: true })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ has: asked })).toContainText('Withdrawn');
  });
});

test.describe('HR', () => {
  test.use({ employeeId: 'E1004' });

  test('opens the leave of somebody whom they keep from the profile', async ({ page }) => {
    await page.goto('/home/dashboard');
    const [found] = await askHr(page, 'searchEmployees', { SearchText: 'E1001', Mode: 'all', ActiveStatus: 'A' });
    await page.goto(`/ecenter/profileview/key/${found!.ChillCode}`);
    await page.getByRole('main').getByRole('link', { name: 'Leave', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Leave of Ananya/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask on their behalf' })).toBeVisible();
    await page.goto('/timemanage/myleave/of/nobody');
    await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
  });
});
