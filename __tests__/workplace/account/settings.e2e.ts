import { expect, type Page } from '@playwright/test';
import { accountMenu } from '../../e2e/sign-in';
import { test } from '../../e2e/signed-in-test';

const setting = (page: Page, name: string) => page.getByRole('main').getByRole('switch', { name });

test.describe('an employee', () => {
  test.use({ employeeId: 'E1001' });

  test('finds own pages and settings in the account menu (PROF-05 to PROF-08, PROF-13)', async ({ page }) => {
    await page.goto('/home/dashboard');
    await accountMenu(page).click();
    const ways = page.getByRole('banner').getByRole('link');
    for (const [name, place] of [
      ['My Profile', '/ecenter/essprofileview'],
      ['Update my profile', '/ecenter/essprofileedit'],
      ['My Messages', '/user/profile'],
      ['Change My Buddy', '/common/buddytask'],
      ['Change My Password', '/ecenter/esschangepassword'],
    ]) {
      await expect(ways.filter({ hasText: new RegExp(`^${name}$`) })).toHaveAttribute('href', place!);
    }
    await ways.filter({ hasText: 'Settings' }).click();
    await page.waitForURL('**/home/commonsetting');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });

  test('settings of this browser act at once and are kept (THEME-06, THEME-07)', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/home/commonsetting');
    const aside = page.getByRole('complementary');
    const width = async () => Math.round((await aside.boundingBox())?.width ?? 0);
    const motion = () =>
      page.getByRole('main').evaluate((main) => getComputedStyle(main.firstElementChild!).animationDuration);
    const [unfolded, lively] = [await width(), await motion()];

    await setting(page, 'Folded menu').click();
    await expect.poll(width).toBeLessThan(unfolded / 2);
    await setting(page, 'Reduce motion').click();
    await setting(page, 'Notification sound').click();
    await page.getByRole('main').getByRole('button', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    await page.reload();
    for (const name of ['Folded menu', 'Reduce motion', 'Notification sound'])
      await expect(setting(page, name)).toHaveAttribute('aria-checked', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(motion).not.toBe(lively);
    await page.getByRole('button', { name: 'Expand menu' }).click();
    await expect(setting(page, 'Folded menu')).toHaveAttribute('aria-checked', 'false');
  });

  test('a role without the settings of a module is turned away there (FEAT-05, ROUTE-05)', async ({ page }) => {
    await page.goto('/ecenter/commonsetting');
    await expect(page).toHaveURL(/\/unauthorized\?why=role/);
  });

  test('/user-profile is the own profile, /user/profile lists own items (PROF-09 to PROF-12)', async ({ page }) => {
    await page.goto('/user-profile');
    await expect(page).toHaveURL(/\/ecenter\/essprofileview$/);
    await page.goto('/user/profile');
    // The first of them may be what another story did as the same person a moment ago.
    const activities = page.getByRole('region', { name: 'My Activities' }).getByRole('listitem');
    await expect(activities.filter({ hasText: 'Signed in' }).first()).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: 'Now' })
        .getByRole('button', { name: /^Done: / })
        .first(),
    ).toBeVisible();
  });
});

test.describe('HR', () => {
  test.use({ employeeId: 'E1004' });

  test('finds the same settings in a module, below its menu (ROUTE-05, SOPQ-30)', async ({ page }) => {
    await page.goto('/ecenter/commonsetting');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Employee Care' }).click();
    await page.waitForURL('**/ecenter/dashboard');
  });
});
