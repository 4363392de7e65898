import { expect, type Page } from '@playwright/test';
import { test } from '../e2e/signed-in-test';
import { chooseInHeader, headerMenu } from '../e2e/header-menu';

test.use({ employeeId: 'E1016' });

/** Playwright hides scroll bars, whose room is what could be lost. */
const withScrollBars = test.extend({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

const opener = (page: Page, name: string) => page.getByRole('banner').locator(`[data-tour="${name}"]:visible`);
/** Those beneath another one too, which only the uppermost is to assistive technology. */
const dialogs = (page: Page) => page.locator('[role=dialog]');

withScrollBars(
  'the page behind an open dialog neither scrolls nor moves, and the policy reports nothing',
  async ({ page }) => {
    const blocked: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted/i.test(message.text())) blocked.push(message.text());
    });
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto('/home/dashboard');
    const place = async () => {
      const { x, width } = (await page.locator('main').boundingBox())!;
      return { x, width, room: await page.evaluate(() => innerWidth - document.documentElement.clientWidth) };
    };
    const before = await place();
    expect(before.room).toBeGreaterThan(0);
    await opener(page, 'search').click();
    await expect(dialogs(page)).toBeVisible();
    expect(await place()).toMatchObject({ x: before.x, width: before.width });
    await page.mouse.move(20, 480);
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.mouse.click(20, 480);
    await expect(dialogs(page)).toHaveCount(0);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(blocked).toEqual([]);
  },
);

test('Escape closes only the upper of two dialogs, and the focus returns into the lower one', async ({ page }) => {
  await page.goto('/home/dashboard');
  await chooseInHeader(page, 'Discover', 'Knowledge base');
  const article = page.getByRole('dialog').getByRole('button', { name: /Your first week/ });
  await article.click();
  await expect(page.getByRole('dialog', { name: 'Article' })).toBeVisible();
  await expect(dialogs(page)).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(dialogs(page)).toHaveCount(1);
  await expect(article).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogs(page)).toHaveCount(0);
  await expect(headerMenu(page, 'Discover')).toBeFocused();
});

test('a snackbar over a dialog is read out, and closing it closes nothing else', async ({ page }) => {
  await page.route('**/api/hr/createTicket', (route) => route.abort());
  await page.goto('/chillconnect/mytickets');
  await page.getByRole('button', { name: 'Compose New Ticket' }).click();
  const compose = page.getByRole('dialog', { name: 'Compose New Ticket' });
  await compose.getByLabel('Process', { exact: true }).selectOption('Facilities');
  await compose.getByLabel('Sub Process').selectOption('Building and workplace');
  await compose.getByLabel('Subject').fill('The lamp flickers');
  await compose.getByLabel('Message').fill('Since this morning.');
  await compose.getByRole('button', { name: 'Send' }).click();
  const message = page.locator('[popover]').getByRole('alert');
  await expect(message).toBeVisible();
  await message.click();
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(message).toBeHidden();
  await expect(compose.getByLabel('Subject')).toHaveValue('The lamp flickers');
});
