import { expect, type Locator, type Page } from '@playwright/test';
import de from '../../../messages/de/shell.json';
import { accountMenu, signInToHome } from '../../e2e/sign-in';
import { test } from '../../e2e/signed-in-test';

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

/** The tabs of the page, or those below an open bottom sheet. */
const tabs = (within: Page | Locator) => within.getByRole('navigation', { name: 'Main sections' });
const tab = (within: Page | Locator, name: string) => tabs(within).getByRole('button', { name });
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Moves a finger up or down from the middle of something, by so many pixels. */
async function swipe(page: Page, from: Locator, pixels: number): Promise<void> {
  const { x, y, width, height } = (await from.boundingBox())!;
  const [left, top] = [x + width / 2, y + height / 2];
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: left, y: at }] });
  await touch('touchStart', top);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', top + pixels * part);
  await touch('touchEnd');
  await client.detach();
}

test.describe('on a phone', () => {
  test.use({ employeeId: 'E1001' });

  test('a tab toggles its bottom sheet; home closes it (MOB-03, MOB-06, MOB-09 to MOB-12, MOB-16)', async ({
    page,
  }) => {
    await page.goto('/ecenter/dashboard');
    await tab(page, 'Modules').tap();
    const modules = sheet(page, 'Modules');
    await expect(modules.getByRole('link', { name: /^Employee Care/ })).toHaveAttribute('aria-current', 'true');
    await expect(modules.getByRole('link', { name: 'My tickets' }).first()).toHaveAttribute(
      'href',
      '/chillconnect/mytickets',
    );
    const [whole, bar] = [await modules.boundingBox(), await tabs(modules).boundingBox()];
    expect([bar!.height, whole!.height - bar!.height, whole!.y + whole!.height]).toEqual([56, 640, 800]);

    await tab(modules, 'Modules').tap();
    await expect(modules).toBeHidden();
    await expect(tab(page, 'Modules')).toBeFocused();

    await tab(page, 'Modules').tap();
    await modules.getByRole('link', { name: 'My profile', exact: true }).tap();
    await page.waitForURL('**/ecenter/essprofileview');
    await expect(modules).toBeHidden();

    await tab(page, 'Modules').tap();
    await expect(modules).toBeVisible();
    await tabs(modules).getByRole('link', { name: 'Home' }).tap();
    await page.waitForURL('**/home/dashboard');
    await expect(modules).toBeHidden();
    await expect(tabs(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  });

  test('a bottom sheet is pulled up from its tab and down by its head (MOB-17)', async ({ page }) => {
    await page.goto('/home/dashboard');
    const modules = sheet(page, 'Modules');
    await expect(tabs(page)).toBeVisible();
    await expect(async () => {
      await swipe(page, tab(page, 'Modules'), -120);
      await expect(modules).toBeVisible({ timeout: 1000 });
    }).toPass();
    const head = modules.locator('p', { hasText: 'Modules' }).first();
    await head.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    await swipe(page, head, 30);
    await expect(modules).toBeVisible();
    await swipe(page, head, 200);
    await expect(modules).toBeHidden();
  });

  test('on a narrow phone each tab says its whole name, also where names are long', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'hr-language', value: 'de', url: baseURL! }]);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/home/dashboard');
    const names = page.getByRole('navigation', { name: de.tabs }).locator('.truncate');
    await expect(names).toHaveText([de.home, de.tabProfile, de.modules, de.tabAlerts, de.tabEvents]);
    const cut = await names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).length);
    expect(cut).toBe(0);
  });

  test('the way back leads up, from a page to its module and from there home (MOB-01)', async ({ page }) => {
    await page.goto('/ecenter/essprofileview');
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Back to Employee Care' }).tap();
    await page.waitForURL('**/ecenter/dashboard');
    await header.getByRole('link', { name: 'Home', exact: true }).tap();
    await page.waitForURL('**/home/dashboard');
    await expect(header.getByRole('link', { name: 'Tarnbrook Group: Home' })).toBeVisible();
  });
});

test('on a desk there are no tabs', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await signInToHome(page, 'E1001');
  await expect(tabs(page)).toBeHidden();
});

test('on a phone the menus of the header are one, in worded groups', async ({ page }) => {
  await signInToHome(page, 'E1001');
  const more = page.getByRole('banner').getByLabel(/^More/);
  await more.tap();
  for (const name of ['Discover', 'Preferences', 'Language', 'Appearance'])
    await expect(page.getByRole('banner').getByRole('region', { name }).filter({ visible: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Dark', exact: true }).filter({ visible: true }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await more.tap();
  await expect(page.getByRole('link', { name: 'Français' }).filter({ visible: true })).toBeVisible();
  await more.tap();
  await accountMenu(page).tap();
  await page.getByRole('link', { name: 'Sign out' }).tap();
  await page.getByRole('button', { name: 'Sign-Out' }).tap();
  await page.waitForURL('**/auth/login');
});
