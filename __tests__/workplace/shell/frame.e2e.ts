import { expect, type Page } from '@playwright/test';
import { sidewaysScroll } from '../../e2e/sign-in';
import { test } from '../../e2e/signed-in-test';

const aside = (page: Page) => page.getByRole('complementary');

test.describe('someone signed in', () => {
  test.use({ employeeId: 'E1001' });

  test('has the menu as a rail of icons on a tablet and whole on a desk, until they choose', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await page.goto('/ecenter/dashboard');
    const today = aside(page).getByRole('link', { name: 'Today' });
    await expect(today.locator('svg')).toBeVisible();
    await expect(today).toHaveText('');

    await page.setViewportSize({ width: 1200, height: 900 });
    await expect(today).toHaveText('Today');

    await page.setViewportSize({ width: 800, height: 900 });
    await aside(page).getByRole('button', { name: 'Expand menu' }).click();
    await expect(today).toHaveText('Today');
    await page.reload();
    await expect(today).toHaveText('Today');
  });

  test('has the header whole on the narrowest phone, however long the name of the module', async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'hr-language', value: 'de', url: baseURL! }]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/chillconnect/mytickets');
    await expect(page.getByLabel(/^Ihr Konto: /)).toBeInViewport({ ratio: 1 });
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test('keeps the menu around the page that says they have no access', async ({ page }) => {
    await page.goto('/unauthorized');
    await expect(page.getByRole('heading', { level: 1, name: 'You have no access to this page' })).toBeVisible();
    await aside(page).getByRole('link', { name: 'Today' }).click();
    await page.waitForURL('**/home/dashboard');
  });

  test('finds each module described in full, home too', async ({ page }) => {
    await page.goto('/home/dashboard');
    await page
      .getByRole('banner')
      .getByLabel(/^Modules/)
      .click();
    const home = page.getByRole('banner').getByRole('listitem').filter({ hasText: 'What needs you today' });
    await expect(home.getByRole('link', { name: /^Home/ })).toBeVisible();
    const text = page.getByText('Profiles, documents, letters and everything about working here').first();
    expect(await text.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
  });

  test('sees in red that the field they are in is wrong', async ({ page }) => {
    await page.goto('/ecenter/esschangepassword');
    const field = page.getByLabel('Old Password');
    const colour = (of: 'outlineColor' | 'borderTopColor') =>
      field.evaluate((element, name) => getComputedStyle(element)[name], of);
    await field.focus();
    const calm = await colour('outlineColor');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await expect.poll(() => colour('outlineColor')).not.toBe(calm);
    await expect
      .poll(async () => (await colour('outlineColor')) === (await colour('borderTopColor')), 'ring and border agree')
      .toBe(true);
  });
});

test('a visitor who has no access is told so without any menu', async ({ page }) => {
  await page.goto('/unauthorized');
  await expect(page.getByRole('heading', { level: 1, name: 'You have no access to this page' })).toBeVisible();
  await expect(aside(page)).toHaveCount(0);
});
