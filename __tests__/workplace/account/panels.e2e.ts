import { expect, type Page } from '@playwright/test';
import { accountMenu, signInToHome } from '../../e2e/sign-in';
import { test } from '../../e2e/signed-in-test';
import { waitForHydration } from '../../e2e/wait-for-hydration';
import { chooseInHeader } from '../../e2e/header-menu';

const panel = (page: Page, name: string) => page.getByRole('dialog', { name });

async function openFromAccountMenu(page: Page, name: string) {
  await accountMenu(page).click();
  await page.getByRole('banner').getByRole('button', { name }).click();
}

test.describe('at a desk', () => {
  test.use({ employeeId: 'E1001' });

  test('the quick panel lists activity, unread items and settings (QP-01 to QP-03)', async ({ page }) => {
    await page.goto('/home/dashboard');
    await chooseInHeader(page, 'Preferences', 'Quick panel');
    const quick = panel(page, 'Quick panel');
    await expect(quick.getByRole('tab')).toHaveText(['Audit Logs', 'Notifications', 'Settings']);
    await expect(quick.getByRole('listitem').filter({ hasText: 'Signed in' }).first()).toContainText('Employee');

    await quick.getByRole('tab', { name: 'Notifications' }).click();
    await expect(quick.getByRole('listitem').filter({ hasText: 'Welcome to the portal' })).toContainText('Message');

    await quick.getByRole('tab', { name: 'Settings' }).click();
    const sound = quick.getByRole('switch', { name: 'Notification sound' });
    await sound.click();
    await expect(sound).toHaveAttribute('aria-checked', 'true');
    await quick.getByRole('link', { name: 'All settings' }).click();
    await page.waitForURL('**/home/commonsetting');
    await expect(page.getByRole('main').getByRole('switch', { name: 'Notification sound' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
  });

  test('the account panel links to profile, messages, activities and tasks (PROF-09 to PROF-12)', async ({ page }) => {
    await page.goto('/home/dashboard');
    await openFromAccountMenu(page, 'For you');
    const own = panel(page, 'For you');
    await expect(own.getByRole('link', { name: /^My Profile/ })).toHaveAttribute('href', '/user-profile');
    await expect(own.getByRole('link', { name: /^My Tasks/ })).toContainText('2 tasks are waiting for you');
    await own.getByRole('button', { name: /^My Messages/ }).click();
    await expect(panel(page, 'Notifications')).toContainText('Welcome to the portal');
    await page.keyboard.press('Escape');

    await openFromAccountMenu(page, 'For you');
    await own.getByRole('link', { name: /^My Activities/ }).click();
    await page.waitForURL('**/user/profile#my-activities');
    await expect(own).toBeHidden();
  });
});

test.describe('somebody who searches', () => {
  test.use({ employeeId: 'E1016' });

  test('a page that was opened from the search is a quick action from then on (SHL-08)', async ({ page }) => {
    await page.goto('/home/dashboard');
    await waitForHydration(page);
    await page.keyboard.press('Control+Shift+S');
    await page.getByRole('combobox', { name: 'Search', exact: true }).fill('knowledge');
    await expect(page.getByRole('row').filter({ hasText: 'Knowledge base' })).toBeVisible();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/chillconnect/knowledgebase');
    await page.goto('/home/dashboard');
    await openFromAccountMenu(page, 'Quick actions');
    const pages = panel(page, 'Quick actions').getByRole('region', { name: 'Pages' });
    await pages.getByRole('link', { name: /^Knowledge base/ }).click();
    await page.waitForURL('**/chillconnect/knowledgebase');
  });
});

test.describe('on a phone', () => {
  test.use({ employeeId: 'E1001', viewport: { width: 390, height: 844 } });

  test('the profile tab shows the user and their own links (PROF-01 to PROF-08, MOB-05)', async ({ page }) => {
    await page.goto('/home/dashboard');
    await page.getByRole('button', { name: 'Profile', exact: true }).click();
    const profile = panel(page, 'Profile');
    for (const text of ['Ananya Rao', 'Employee Id E1001', 'ananya.rao@tarnbrook.example'])
      await expect(profile).toContainText(text);
    await expect(profile.getByRole('link', { name: 'Update' })).toHaveAttribute('href', '/ecenter/essprofileedit');
    await expect(profile.getByRole('link', { name: 'Change My Buddy' })).toHaveAttribute('href', '/common/buddytask');
    await expect(profile.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/logout');
    await profile.getByRole('link', { name: 'Change My Password' }).click();
    await page.waitForURL('**/ecenter/esschangepassword');
    await expect(profile).toBeHidden();
  });
});

test.describe('a user of type V', () => {
  test('has no profile links, and changes the password from the settings (PROF-13)', async ({ page }) => {
    await signInToHome(page, 'E1014');
    await page.getByRole('dialog').getByRole('button', { name: 'Got it' }).click();
    await accountMenu(page).click();
    const menu = page.getByRole('banner').getByRole('link');
    await expect(menu.filter({ hasText: 'Settings' })).toBeVisible();
    for (const name of ['My Profile', 'My Messages', 'Change My Buddy', 'Change My Password'])
      await expect(menu.filter({ hasText: name })).toHaveCount(0);
    await page.getByRole('banner').getByRole('button', { name: 'For you' }).click();
    await expect(panel(page, 'For you').getByRole('link')).toHaveText([/^My Activities/, /^My Tasks/]);
    await page.goto('/home/commonsetting');
    await page.getByRole('main').getByRole('link', { name: 'Change My Password' }).click();
    await page.waitForURL('**/ecenter/esschangepassword');
  });
});
