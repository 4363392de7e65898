import { expect } from '@playwright/test';
import { yearOf } from '../../../lib/dates';
import { accountMenu } from '../../e2e/sign-in';
import { test } from '../../e2e/signed-in-test';

test.use({ employeeId: 'E1001' });

const modulesOfEmployees = [
  ['Home', '/home/dashboard'],
  ['Employee Care', '/ecenter/dashboard'],
  ['Time & Attendance', '/timemanage/dashboard'],
  ['Chill Connect', '/chillconnect/dashboard'],
  ['Chill Tracker', '/tracker/dashboard'],
] as const;

test('the header names the modules; choosing one opens it (MOD-02 to MOD-11, MOD-13, MOD-16)', async ({ page }) => {
  await page.goto('/home/dashboard');
  const header = page.getByRole('banner');
  await accountMenu(page).click();
  await expect(header.getByText('Employee Id E1001')).toBeVisible();
  await expect(header.getByText('ananya.rao@tarnbrook.example')).toBeVisible();
  await expect(header.getByText('Employee', { exact: true })).toBeVisible();

  await header.getByLabel(/^Modules/).click();
  const cards = header.getByRole('listitem').getByRole('link').filter({ visible: true });
  await expect(cards).toHaveCount(modulesOfEmployees.length);
  for (const [index, [name, address]] of modulesOfEmployees.entries()) {
    await expect(cards.nth(index)).toContainText(name);
    await expect(cards.nth(index)).toHaveAttribute('href', address);
  }
  await expect(header.getByRole('region', { name: 'Not switched on' })).toHaveCount(0);
  await cards.filter({ hasText: 'Chill Tracker' }).click();
  await page.waitForURL('**/tracker/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Chill Tracker' })).toBeVisible();
});

test('the navigation is the same in every module, what is one’s own first', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await page.goto('/home/dashboard');
  const ways = await menu.locator('a, button').allTextContents();
  expect(ways.slice(0, 5)).toEqual(['Today', 'My tickets', 'My tasks', 'Wishes', 'Knowledge base']);
  for (const place of ['/chillconnect/mytickets', '/ecenter/essprofileview', '/tracker/mytasks']) {
    await page.goto(place);
    expect(await menu.locator('a, button').allTextContents()).toEqual(ways);
    await expect(menu.locator('[aria-current=page]')).toHaveAttribute('href', place);
  }
  await menu.getByRole('button', { name: 'Wishes' }).click();
  await expect(page.getByRole('dialog', { name: 'Happenings' })).toBeVisible();
});

test('each page loads the menu again (MENU-06)', async ({ page }) => {
  await page.goto('/ecenter/dashboard');
  const loaded = page.waitForResponse('**/api/hr/listMenu');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'My profile', exact: true }).click();
  expect((await loaded).status()).toBe(200);
});

test('an address that is not switched on says so and leads up, of a module home', async ({ page }) => {
  const entry = await page.goto('/ecenter/mysurveys');
  expect(entry?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: '“My surveys” is not switched on' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back to Employee Care' }).click();
  await page.waitForURL('**/ecenter/dashboard');

  for (const [place, name] of [
    ['/travel/dashboard', 'Travel'],
    ['/travel/mytrips', 'My trips'],
  ] as const) {
    const answer = await page.goto(place);
    expect([place, answer?.status()]).toEqual([place, 200]);
    await expect(page.getByRole('heading', { level: 1, name: `“${name}” is not switched on` })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
  await page.waitForURL('**/home/dashboard');
});

test('a forbidden link leads to the page that says so, then home (ROUTE-14, SOPQ-20)', async ({ page }) => {
  for (const place of ['/process/dashboard', '/ecenter/newjoiners']) {
    await page.goto(place);
    await expect(page).toHaveURL(/\/unauthorized\?why=role/);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'You have no access to this page' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to home' }).click();
  await page.waitForURL('**/home/dashboard');
});

test('an address of no page is not found in the shell, in a module of one’s own too (SOPQ-41)', async ({ page }) => {
  for (const place of ['/no/such/place', '/nowhere', '/talent/nosuchmenu', '/ecenter/essprofileview/deeper']) {
    const answer = await page.goto(place);
    expect([place, answer?.status()]).toEqual([place, 404]);
    await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
    await expect(accountMenu(page)).toBeVisible();
  }
});

test('the footer shows year, company and version (FOOT-01 to FOOT-03)', async ({ page }) => {
  await page.goto('/home/dashboard');
  await expect(page.getByRole('contentinfo')).toContainText(`© ${yearOf(new Date())} Tarnbrook Group`);
  await expect(page.getByRole('contentinfo')).toContainText('Humming bird 0.0.13');
});

test.describe('in HR', () => {
  test.use({ employeeId: 'E1004' });

  test('a module groups its own menu entries only (MENU-01, MENU-05, MENU-07)', async ({ page }) => {
    await page.goto('/ecenter/dashboard');
    const cards = page.getByRole('main').locator('section:has(> h2:text-is("Team"))');
    await expect(cards.getByRole('heading', { level: 3, name: 'Directory' })).toBeVisible();
    await expect(cards.getByRole('link', { name: /^New joiners/ })).toHaveAttribute('href', '/ecenter/newjoiners');
  });
});

test.describe('an administrator', () => {
  test.use({ employeeId: 'E1006' });

  test('sees which modules are not switched on, and nothing to press there', async ({ page }) => {
    await page.goto('/home/dashboard');
    const header = page.getByRole('banner');
    await header.getByLabel(/^Modules/).click();
    const off = header.getByRole('region', { name: 'Not switched on' });
    await expect(off.getByRole('listitem').filter({ hasText: 'Chill Flow' })).toBeVisible();
    await expect(off.getByRole('link')).toHaveCount(0);
    await expect(header.getByRole('listitem').getByRole('link', { name: /^Chill Flow/ })).toHaveCount(0);
  });
});
