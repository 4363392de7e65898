import { expect, type Page } from '@playwright/test';
import { PASSWORD, signInToHome } from '../../e2e/sign-in';
import { test } from '../../e2e/portal-test';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications: \d+ unread$/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications', exact: true });
const rowsOf = (page: Page) => panel(page).getByRole('listitem');
const countOf = async (page: Page) => Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0]);

test('a user reads a message, marks all read, and finds them again (NOTIF-01 to NOTIF-12)', async ({ page }) => {
  await signInToHome(page, 'E1006');
  const before = await countOf(page);
  const unread = page.getByRole('region', { name: 'For information' }).getByRole('listitem');

  await bell(page).click();
  await panel(page)
    .getByRole('tab', { name: /^Employee/ })
    .click();
  await panel(page).getByRole('button', { name: 'Messages (2)' }).click();
  await expect(rowsOf(page).getByRole('button', { name: 'Open' })).toHaveCount(0);
  await rowsOf(page).getByRole('button', { name: 'Town hall on Thursday' }).click();
  await expect(rowsOf(page).getByText('the new test laboratory in Osaka')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Messages (1)' })).toBeVisible();

  await panel(page).getByRole('button', { name: 'Notifications (2)' }).click();
  await expect(rowsOf(page)).toHaveCount(2);
  await panel(page).getByRole('button', { name: 'Read All' }).click();
  await expect(panel(page).getByRole('button', { name: 'Read All' })).toBeDisabled();
  const reminder = rowsOf(page).filter({ hasText: 'Check your registered devices' });
  await expect(rowsOf(page).getByRole('button', { name: 'Open' })).toHaveCount(1);
  const isKept = page.waitForResponse('**/api/hr/markNotificationRead');
  await reminder.getByRole('button', { name: 'Done' }).click();
  await expect(reminder.getByText('Read', { exact: true })).toBeVisible();
  expect((await isKept).status()).toBe(200);
  await expect(rowsOf(page).getByRole('button', { name: 'Open' })).toHaveCount(0);

  await panel(page).getByRole('button', { name: 'View All' }).click();
  const all = page.getByRole('dialog', { name: 'All notifications' });
  await expect(all.getByRole('listitem')).toHaveCount(3);
  await expect(all.getByRole('listitem').getByText('Read', { exact: true })).toHaveCount(3);
  await page.keyboard.press('Escape');

  await expect(bell(page)).toHaveAccessibleName(`Notifications: ${before - 3} unread`);
  await expect(unread.filter({ hasText: 'Town hall' })).toHaveCount(0);
  await expect(unread.filter({ hasText: 'Welcome to the portal' })).toHaveCount(1);

  await bell(page).click();
  await expect(panel(page).getByRole('tab', { name: /^Administrat/ })).toHaveAttribute('aria-selected', 'true');
  await rowsOf(page)
    .filter({ hasText: 'Many sign-ins of one account were refused' })
    .getByRole('button', { name: 'Open' })
    .click();
  await expect(page).toHaveURL(/\/process\/signinpauses$/);
  await expect(panel(page)).toBeHidden();
  // A reminder stays until it is done: that it was opened is not enough.
  await expect(bell(page)).toHaveAccessibleName(`Notifications: ${before - 3} unread`);
});

test('what is for another role opens in that role (NOTIF-10)', async ({ page }) => {
  await signInToHome(page, 'E1003');
  await bell(page).click();
  await panel(page)
    .getByRole('tab', { name: /^Reviewer/ })
    .click();
  // What the page that is left asked for anew would meet the end of its session on the way.
  const askedAnew: string[] = [];
  page.on('request', (request) => request.headers().rsc && askedAnew.push(request.url()));
  await rowsOf(page)
    .filter({ hasText: 'Prepare the yearly reviews' })
    .getByRole('button', { name: 'Open as Reviewer' })
    .click();
  await expect(page).toHaveURL(/\/chillconnect\/knowledgebase$/);
  expect(askedAnew).toEqual([]);
  await expect(page.getByLabel('Your role: Reviewer')).toBeVisible();
});

test('the count updates without reload, only while the page is visible (FEAT-09 to FEAT-11)', async ({ page }) => {
  await page.clock.install();
  await signInToHome(page, 'E1006');
  await expect(bell(page)).toBeVisible();
  let asked = 0;
  let count = 27;
  await page.route('**/api/hr/getNotificationCount', async (route) => {
    asked += 1;
    await route.fulfill({ json: { HeadNotificationCount: count } });
  });
  await page.clock.fastForward(61_000);
  await expect(bell(page)).toHaveAccessibleName('Notifications: 27 unread');

  await page.evaluate(() =>
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }),
  );
  const before = asked;
  await page.clock.runFor(600_000);
  expect(asked).toBe(before);

  await page.evaluate(() =>
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true }),
  );
  count = 0;
  await page.clock.runFor(61_000);
  await expect(bell(page)).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  count = 3;
  await page.clock.runFor(61_000);
  await expect(page.locator('header [data-tour=notifications]')).toBeHidden();
});

test('type V has no bell; location messages show once per sign-in (FEAT-10, IMSG-01)', async ({ page }) => {
  await signInWithMessage(page);
  const message = page.getByRole('dialog', { name: 'Building work at the Boston office' });
  await expect(message.getByRole('listitem')).toHaveCount(3);
  const read = page.waitForResponse('**/api/hr/markInternalMessageRead');
  await message.getByRole('button', { name: 'Got it' }).click();
  expect((await read).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(message).toHaveCount(0);
  await expect(page.locator('header [data-tour=notifications]')).toHaveCount(0);
  await signInWithMessage(page);
  await expect(message).toBeVisible();
});

async function signInWithMessage(page: Page) {
  await page.context().clearCookies();
  await page.goto('/auth/login');
  await page.getByLabel('Employee Id').fill('E1014');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/home/dashboard');
}
