import { expect, type Page } from '@playwright/test';
import { dateText, longDateText } from '../../../lib/dates';
import { sidewaysScroll } from '../../e2e/sign-in';
import { test } from '../../e2e/signed-in-test';

const DAY = 86_400_000;

/** The facts of the profile card, as a reader takes them in. */
async function factsOf(page: Page): Promise<Record<string, string>> {
  const pairs = await page
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.querySelector('dt')?.textContent ?? '',
        row.querySelector('dd')?.textContent?.trim() ?? '',
      ]),
    );
  return Object.fromEntries(pairs) as Record<string, string>;
}

const tile = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });

test.describe('an employee', () => {
  test.use({ employeeId: 'E1001' });

  test('sees their own record as the HR system holds it (EMP-18)', async ({ page }) => {
    await page.goto('/home/dashboard');
    const card = page.getByRole('region', { name: 'Ananya Rao' });
    await expect(card).toContainText('Senior specialist · Confirmed');
    await expect(card.getByText('Active', { exact: true })).toBeVisible();
    await expect(card.getByRole('img', { name: /^\d+% of your profile is filled in$/ })).toBeVisible();
    const { Joined, ...facts } = await factsOf(page);
    expect(facts).toEqual({
      'Employee Id': 'E1001',
      Unit: 'Firmware',
      Location: 'Bengaluru',
      'Reporting manager': 'Vikram Nair E1002',
      Reviewer: 'Meera Krishnan E1003',
      Roles: 'Employee',
      Email: 'ananya.rao@tarnbrook.example',
      'As Reporting Manager': 'nobody',
      'As Admin Manager': 'nobody',
    });
    // The sample was written in the same run, though before midnight perhaps.
    const today = Date.now() - 1190 * DAY;
    expect([today, today - DAY].map((day) => dateText(new Date(day), 'en'))).toContain(Joined);
  });

  test('is greeted on the day that it is and told what is there (EDASH-01 to EDASH-06)', async ({ page }) => {
    const before = longDateText(new Date(), 'en');
    await page.goto('/home/dashboard');
    const after = longDateText(new Date(), 'en');
    const day = page.getByText(before, { exact: true }).or(page.getByText(after, { exact: true }));
    await expect(day).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: '4 things are waiting for you' })).toBeVisible();
    await expect(tile(page, 'My tasks')).toContainText('2 wait for you');
    await expect(tile(page, 'Team tasks')).toContainText('Your team has nothing open');
    await expect(tile(page, 'Messages')).toContainText('2 are unread');
    await expect(tile(page, 'Notifications')).toContainText('2 are new');
    await expect(tile(page, 'Wishes received')).toContainText('1 this week');
    await expect(tile(page, 'Wishes sent')).toContainText('1 this week');
  });
});

test.describe('a manager', () => {
  test.use({ employeeId: 'E1002' });

  test('sees those who report to them and what their team has open (EDASH-03, EDASH-06, EMP-18)', async ({ page }) => {
    await page.goto('/home/dashboard');
    const facts = await factsOf(page);
    expect(facts['Reporting manager']).toBe('Meera Krishnan E1003');
    expect(facts.Roles).toBe('Employee, Appraiser');
    expect(facts['As Reporting Manager']).toMatch(/^[1-9]\d* people$/);
    await expect(tile(page, 'Team tasks')).toContainText(/[1-9]\d* are open in your team/);
    await expect(tile(page, 'Notifications')).toContainText('5 are new');
  });
});

test.describe('the lists of an employee', () => {
  test.use({ employeeId: 'E1001' });

  test('home lists tasks, unread items and happenings of today (EDASH-03 to EDASH-05)', async ({ page }) => {
    await page.goto('/home/dashboard');
    const list = (name: string) => page.getByRole('region', { name }).getByRole('listitem');
    await expect(list('What you have to do')).toHaveCount(2);
    await expect(list('Unread for you')).toHaveCount(4);
    await expect(list('Unread for you').filter({ hasText: 'Welcome to the portal' })).toContainText('Message');
    await expect(page.getByRole('region', { name: 'What your team has open' })).toHaveCount(0);
    await page.getByRole('region', { name: 'Happenings' }).getByRole('button', { name: 'Send wishes' }).click();
    await expect(page.getByRole('dialog', { name: 'Happenings' }).getByRole('tab')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 320, height: 640 });
    for (const item of await list('What you have to do').getByRole('paragraph').all())
      await item.evaluate((text) => (text.textContent = 'Rindfleischetikettierungsüberwachungsaufgabenübertragung'));
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('button', { name: 'Read the wishes you received' }).click();
    await expect(page.getByRole('heading', { name: 'What others wished you' })).toBeVisible();
  });
});

test.describe('the lists of a manager', () => {
  test.use({ employeeId: 'E1002' });

  test('a manager opens the list of reports; a zero opens nothing (EMP-20 to EMP-23)', async ({ page }) => {
    await page.goto('/home/dashboard');
    const count = page.locator('dl > div').filter({ hasText: 'As Reporting Manager' }).getByRole('button');
    const people = Number.parseInt((await count.textContent()) ?? '', 10);
    await count.click();
    const dialog = page.getByRole('dialog', { name: 'As Reporting Manager' });
    await expect(dialog.getByRole('listitem')).toHaveCount(people);
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Ananya Rao' })).toContainText('E1001');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('dl > div').filter({ hasText: 'As Admin Manager' }).getByRole('button')).toHaveCount(0);
  });
});
