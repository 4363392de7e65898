import { expect, type Page } from '@playwright/test';
import { longDateText } from '../../../lib/dates';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { sidewaysScroll, signInToHome } from '../../e2e/sign-in';
import { test } from '../../e2e/signed-in-test';

const rows = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('listitem');
const counts = (page: Page) => page.getByRole('list', { name: 'At a glance' }).getByRole('listitem');

test.describe('an employee', () => {
  test.use({ employeeId: 'E1001' });

  test('reads the day, what is to be done, and the six counts (EDASH-01 to EDASH-06)', async ({ page }) => {
    const before = longDateText(new Date(), 'en');
    await page.goto('/home/dashboard');
    const after = longDateText(new Date(), 'en');
    const day = page.getByText(before, { exact: true }).or(page.getByText(after, { exact: true }));
    await expect(day).toBeVisible();
    await expect(rows(page, 'Now').first()).toContainText('Overdue: 2 days ago');
    await expect(rows(page, 'Now').filter({ hasText: 'Two hours are missing' })).toContainText('Reply');
    await expect(rows(page, 'This week').first()).toContainText('Due in 2 days');
    await expect(rows(page, 'For information').filter({ hasText: 'Welcome to the portal' })).toContainText('Open');
    await expect(page.getByRole('region', { name: 'Your team' })).toHaveCount(0);
    await expect(counts(page)).toContainText([
      '2 tasks',
      '0 team tasks',
      '2 messages',
      '2 notifications',
      '1 wish received',
      '1 wish sent',
    ]);
    expect(await findA11yViolations(page)).toEqual([]);
    await counts(page).getByRole('button', { name: '1 wish received' }).click();
    await expect(page.getByRole('heading', { name: 'Wishes you received' })).toBeVisible();
  });

  test('answers a waiting ticket from home: one press leads to its reply', async ({ page }) => {
    await page.goto('/home/dashboard');
    await rows(page, 'Now')
      .getByRole('link', { name: /^Reply: #\d+ Two hours are missing/ })
      .click();
    await page.waitForURL('**/chillconnect/ticket/key/*?reply=1');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Two hours are missing');
  });

  test('has the first thing to do above the fold of a phone, and no page of three screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/home/dashboard');
    const first = await rows(page, 'Now').first().boundingBox();
    expect(first!.y).toBeLessThan(260);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2000);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const item of await rows(page, 'Now').getByRole('paragraph').all())
      await item.evaluate((text) => (text.textContent = 'Rindfleischetikettierungsüberwachungsaufgabenübertragung'));
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

test.describe('a manager', () => {
  test.use({ employeeId: 'E1002' });

  test('sees what their team has open below their own (EDASH-06)', async ({ page }) => {
    await page.goto('/home/dashboard');
    await expect(rows(page, 'Your team').filter({ hasText: 'Ananya Rao' }).first()).toContainText('Overdue');
    await expect(rows(page, 'Your team').getByRole('button')).toHaveCount(0);
    await expect(counts(page).getByRole('link', { name: /[1-9]\d* team tasks/ })).toBeVisible();
  });
});

// In a session of their own: a change of role ends the one before.
test('whoever answers tickets is told of them as an employee too, and changes role to answer', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL });
  await signInToHome(page, 'E1005');
  const headers = { 'x-hr-portal': '1', 'sec-fetch-site': 'same-origin', origin: new URL(baseURL!).origin };
  const changed = await page.request.post('/api/session/change-role', { headers, data: { RoleCode: '2' } });
  expect(changed.status()).toBe(200);
  await page.goto('/home/dashboard');
  const row = rows(page, 'Now').filter({ has: page.getByRole('button', { name: /^Open as Helpdesk/ }) });
  await expect(row.first()).toBeVisible();
  await expect(row.getByRole('link', { name: /#\d/ })).toHaveCount(0);
  const title = ((await row.first().getByRole('paragraph').first().textContent()) ?? '').replace(/^#\d+ /, '');
  const open = row.first().getByRole('button', { name: /^Open as Helpdesk/ });
  await open.click();
  await page.waitForURL('**/chillconnect/ticket/key/*');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.close();
});
