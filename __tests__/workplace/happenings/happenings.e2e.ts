import { expect, type Page } from '@playwright/test';
import { test } from '../../e2e/signed-in-test';
import { watchOrigins } from '../../e2e/watch-origins';
import { chooseInHeader } from '../../e2e/header-menu';

test.use({ employeeId: 'E1016' });

const panel = (page: Page) => page.getByRole('dialog', { name: 'Happenings' });
const gallery = (page: Page) => page.getByRole('dialog', { name: 'Image Gallery' });
const message = (page: Page) => panel(page).getByRole('textbox', { name: 'Your message' });
const send = (page: Page) => panel(page).getByRole('button', { name: 'Send', exact: true });

async function openPanel(page: Page) {
  await page.goto('/home/dashboard');
  await chooseInHeader(page, 'Discover', 'Happenings');
  await expect(panel(page).getByRole('tab')).toHaveText(["Birthday's", 'Joining Anniversary']);
}

/** Opens the form for the first colleague of whom the panel shows a happening, whichever tab that is on. */
async function beginWish(page: Page) {
  await openPanel(page);
  await panel(page)
    .getByRole('button', { name: /^(?:Send a wish|Wish again): / })
    .first()
    .click();
}

test('a colleague previews a card, attaches it, sends the wish (HAP-01 to HAP-18, T79)', async ({ page, baseURL }) => {
  const asked = watchOrigins(page.context());
  await beginWish(page);
  const name = (await panel(page).getByRole('heading', { level: 3 }).innerText()).replace(/^.* (?:for|to) /, '');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('button', { name })).toBeFocused();
  await page.keyboard.press('Enter');
  await send(page).click();
  await expect(panel(page).getByText('Invalid Message')).toBeVisible();
  await expect(message(page)).toBeFocused();
  await message(page).fill('Have a wonderful day!');
  await panel(page).getByRole('button', { name: 'Add a picture' }).click();
  const thumbnail = gallery(page).getByRole('button', { name: 'Picture: Balloons' });
  await expect(thumbnail.locator('img')).toHaveCSS('width', '170px');
  await expect(thumbnail.locator('img')).toHaveCSS('height', '170px');
  await thumbnail.click();
  await page.keyboard.press('ArrowRight');
  await expect(gallery(page).getByRole('img', { name: 'Birthday cake' })).toBeVisible();
  await gallery(page).getByRole('button', { name: 'Attach' }).click();
  await expect(panel(page).getByRole('img', { name: 'Birthday cake' })).toBeVisible();

  const sent: unknown[] = [];
  page.on('request', (request) => request.url().endsWith('/api/hr/sendWish') && sent.push(request.postDataJSON()));
  await send(page).dblclick();
  await expect(page.getByText('Message Sent...')).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({ Content: 'Have a wonderful day!', AttachImage: 'wish-cards/cake.svg' }),
  ]);
  await expect(panel(page).getByText('You have sent a wish')).toBeVisible();
  expect(asked()).toEqual([baseURL]);
});

test('a wish whose answer is lost is kept, and sent once however often it is tried (F15, F16)', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  await page.route('**/api/hr/sendWish', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.fetch();
    await route.abort();
  });
  await beginWish(page);
  await message(page).fill('Not lost');
  await send(page).click();
  await expect(panel(page).getByRole('alert')).toContainText('The HR system cannot be reached');
  await page.keyboard.press('Escape');
  await chooseInHeader(page, 'Discover', 'Happenings');
  await panel(page)
    .getByRole('button', { name: /^(?:Send a wish|Wish again): / })
    .first()
    .click();
  await expect(message(page)).toHaveValue('Not lost');
  await send(page).click();
  await expect(panel(page).getByRole('alert')).toBeVisible();
  await page.unroute('**/api/hr/sendWish');
  const last = page.waitForRequest('**/api/hr/sendWish');
  await send(page).click();
  await expect(page.getByText('Message Sent...')).toBeVisible();
  keys.push((await last).headers()['idempotency-key']);
  expect(keys[1]).toBe(keys[2]);
});

test('on a phone the last tab opens and closes happenings by role (MOB-08, MOB-09, MOB-13)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/home/dashboard');
  const tab = page.getByRole('navigation', { name: 'Main sections' }).getByRole('button').last();
  await expect(tab).toHaveText('Events');
  await tab.click();
  await expect(panel(page).getByRole('tab')).toHaveCount(2);
});

test('a user reads wishes with their cards, and nothing in them runs (T70)', async ({ page }) => {
  await page.route('**/api/hr/listReceivedWishes', async (route) => {
    const wishes = (await (await route.fetch()).json()) as object[];
    const hostile = { Content: '<img src=x onerror=window.__xss=1>', AttachImage: 'https://collector.example/a.svg' };
    await route.fulfill({ json: [{ ...wishes[0], WishCode: 'hostile', ...hostile }, ...wishes] });
  });
  const foreign: string[] = [];
  page.on('request', (request) => request.url().includes('collector') && foreign.push(request.url()));
  await openPanel(page);
  await panel(page)
    .getByRole('button', { name: /\d+ wishes for you/ })
    .click();
  const wishes = panel(page).getByRole('listitem');
  await expect(wishes.first()).toContainText('<img src=x onerror=window.__xss=1>');
  await expect(wishes.nth(1)).toContainText(
    /for your (?:birthday|anniversary) · \d{2}-[A-Z][a-z]{2}-\d{4} \d{2}:\d{2}/,
  );
  await expect(wishes.first().getByRole('img')).toHaveCount(0);
  expect(await page.evaluate(() => (window as { __xss?: unknown }).__xss)).toBeUndefined();
  expect(foreign).toEqual([]);
  await panel(page).getByRole('button', { name: 'Back to the list' }).click();
  await expect(panel(page).getByRole('button', { name: /\d+ wishes for you in the last year/ })).toBeFocused();
});
