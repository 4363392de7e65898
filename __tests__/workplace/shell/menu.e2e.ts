import { expect } from '@playwright/test';
import { yearOf } from '../../../lib/dates';
import { accountMenu } from '../../e2e/sign-in';
import { test } from '../../e2e/signed-in-test';

test.use({ employeeId: 'E1001' });

const modulesOfEmployees = [
  ['Home', '/home/dashboard'],
  ['Employee Care', '/ecenter/dashboard'],
  ['Performance Management', '/performance/dashboard'],
  ['Time & Attendance', '/timemanage/dashboard'],
  ['Recruitment Tracking', '/talent/dashboard'],
  ['Travel', '/travel/dashboard'],
  ['Expenses', '/expenses/dashboard'],
  ['Chill Flow', '/chillflow/dashboard'],
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
  await cards.filter({ hasText: 'Travel' }).click();
  await page.waitForURL('**/travel/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Travel' })).toBeVisible();
});

test('each page loads the menu again (MENU-06)', async ({ page }) => {
  await page.goto('/ecenter/dashboard');
  const loaded = page.waitForResponse('**/api/hr/listMenu');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'My documents' }).click();
  expect((await loaded).status()).toBe(200);
});

test('a menu link whose page is not there yet says so inside the shell and leads back', async ({ page }) => {
  await page.goto('/ecenter/dashboard');
  const entry = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'My checklist' });
  await entry.click();
  await page.waitForURL('**/ecenter/mychecklist');
  await expect(page.getByRole('heading', { level: 1, name: 'My checklist' })).toBeVisible();
  await expect(
    page.getByText('“My checklist” is part of your menu, but this version of the portal does not include it yet.'),
  ).toBeVisible();
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await page.getByRole('main').getByRole('link', { name: 'Back to Employee Care' }).click();
  await page.waitForURL('**/ecenter/dashboard');
});

test('a forbidden link leads to the page that says so, then home (ROUTE-14, SOPQ-20)', async ({ page }) => {
  await page.goto('/ecenter/courses');
  await expect(page).toHaveURL(/\/unauthorized\?why=role/);
  await expect(page.getByRole('heading', { level: 1, name: 'You have no access to this page' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to home' }).click();
  await page.waitForURL('**/home/dashboard');
});

test('an unknown address or foreign module is not found in the shell (SOPQ-41)', async ({ page }) => {
  for (const place of ['/no/such/place', '/nowhere', '/process/dashboard', '/ecenter/essprofileview/deeper']) {
    const answer = await page.goto(place);
    expect([place, answer?.status()]).toEqual([place, 404]);
    await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
    await expect(accountMenu(page)).toBeVisible();
  }
});

test('the footer shows year, company and version (FOOT-01 to FOOT-03)', async ({ page }) => {
  await page.goto('/home/dashboard');
  await expect(page.getByRole('contentinfo')).toContainText(`© ${yearOf(new Date())} Humming Bird Industries`);
  await expect(page.getByRole('contentinfo')).toContainText('Humming bird 0.0.13');
});

test.describe('in HR', () => {
  test.use({ employeeId: 'E1004' });

  test('a module groups its own menu entries only (MENU-01, MENU-05, MENU-07)', async ({ page }) => {
    await page.goto('/ecenter/dashboard');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const fold = (name: string) => `details:has(> summary:text-is("${name}"))`;
    const changes = menu.locator(fold('HR work')).locator(fold('Changes'));
    await expect(changes.getByRole('link')).toHaveText(['Job status', 'Manager change', 'Tag assignment']);
    const addresses = await menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses.filter((address) => !address?.startsWith('/ecenter/'))).toEqual([]);

    await changes.locator('> summary').click();
    await expect(changes.getByRole('link').first()).toBeHidden();

    const cards = page.getByRole('main').locator('section:has(> h2:text-is("HR work"))');
    await expect(cards.getByRole('heading', { level: 3, name: 'Changes' })).toBeVisible();
    await expect(cards.getByRole('link', { name: /^Job status/ })).toHaveAttribute('href', '/ecenter/jobstatusupdate');
  });
});
