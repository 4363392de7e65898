import { expect, type Page } from '@playwright/test';
import { watchPage } from '../../e2e/portal-test';
import { test } from '../../e2e/signed-in-test';

const opener = (page: Page) => page.getByRole('banner').getByLabel(/^Modules/);
const panel = (page: Page) => page.getByRole('banner').locator('details:has(> summary[aria-label^="Modules"]) > div');
const card = (page: Page, name: RegExp) => panel(page).getByRole('link', { name });

async function openHome(page: Page) {
  await page.goto('/home/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('hovering opens modules and card menus (MOD-13 to MOD-15, MENU-03 to MENU-05)', async ({ browser, stateOf }) => {
  const context = await browser.newContext({
    storageState: await stateOf('E1006'),
    viewport: { width: 1440, height: 900 },
  });
  const page = watchPage(await context.newPage());
  await openHome(page);
  await opener(page).hover();
  await card(page, /^Chill Connect/).hover();
  await expect(panel(page).getByRole('tab')).toHaveText(['For me', 'Setup']);
  await panel(page).getByRole('tab', { name: 'Setup' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Tickets' })).toBeVisible();

  await card(page, /^Process Foundation/).hover();
  const entries = panel(page).locator('section:has(h3:text-is("Guidance")) li');
  await expect(entries).toHaveText([/^Code of conduct/, /^Guided tours/]);
  const boxes = await entries.evaluateAll((items) =>
    items.map((item) => [item.getBoundingClientRect().top, item.parentElement!.clientWidth / item.clientWidth]),
  );
  expect(new Set(boxes.map(([top]) => top)).size).toBe(1);
  expect(boxes.map(([, perRow]) => Math.floor(perRow!))).toEqual([3, 3]);

  await page.mouse.move(720, 895);
  await expect(panel(page)).toBeHidden();
  await context.close();
});

test('the keyboard skips the modules or enters them, Escape leaves (SOPQ-34)', async ({ browser, stateOf }) => {
  const context = await browser.newContext({ storageState: await stateOf('E1004') });
  const page = watchPage(await context.newPage());
  await openHome(page);
  await page.getByRole('banner').getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(opener(page)).toBeFocused();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel(page)).toBeHidden();

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(card(page, /^Employee Care/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(panel(page).getByRole('tab', { name: 'For me' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(panel(page).getByRole('tab', { name: 'Team', selected: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await context.close();
});

test('on a tablet a finger opens the modules, sees a menu and goes on (SOPQ-34)', async ({ browser, stateOf }) => {
  const context = await browser.newContext({
    storageState: await stateOf('E1004'),
    viewport: { width: 820, height: 1180 },
    hasTouch: true,
    isMobile: true,
  });
  const page = watchPage(await context.newPage());
  await openHome(page);
  await opener(page).tap();
  await panel(page).getByRole('button', { name: 'Show the menu of Employee Care' }).tap();
  await panel(page)
    .getByRole('link', { name: /^My profile/ })
    .tap();
  await page.waitForURL('**/ecenter/essprofileview');
  await expect(panel(page)).toBeHidden();
  await context.close();
});
