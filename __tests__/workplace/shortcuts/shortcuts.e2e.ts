import { expect, type Page } from '@playwright/test';
import { watchPage } from '../../e2e/portal-test';
import { test } from '../../e2e/signed-in-test';
import { waitForHydration } from '../../e2e/wait-for-hydration';
import { chooseInHeader } from '../../e2e/header-menu';

// One after the other, by somebody whose keys no other story presses: what one changes, the next would find.
test.describe.configure({ mode: 'default' });
test.use({ employeeId: 'E1003' });

const panel = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const kept = (page: Page) => expect(panel(page).getByText('Saved. It applies wherever you sign in.')).toBeVisible();

test('a user changes a shortcut, sees conflicts, and has it elsewhere (SHL-09)', async ({ page, browser, baseURL }, {
  project,
}) => {
  await page.goto('/home/dashboard');
  await chooseInHeader(page, 'Preferences', 'Keyboard shortcuts');
  const change = panel(page).getByRole('button', { name: 'Change the keys: Show this list' });
  await change.click();
  await page.keyboard.press('Control+Shift+S');
  await expect(panel(page).getByRole('alert').filter({ hasText: 'already uses these keys' })).toBeVisible();
  await page.keyboard.press('Control+Shift+T');
  await expect(panel(page).getByText('Your browser uses these keys itself.')).toBeVisible();
  await page.keyboard.press('Alt+K');
  await kept(page);
  await expect(panel(page).getByRole('listitem').filter({ hasText: 'Show this list' })).toContainText('AltK');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();

  const { locale } = project.use;
  const elsewhere = await browser.newContext({
    baseURL,
    locale,
    storageState: await page.context().storageState(),
  });
  const other = watchPage(await elsewhere.newPage());
  await other.goto('/home/commonsetting');
  await other.getByRole('heading', { level: 1 }).waitFor();
  await other.keyboard.press('?');
  await other.keyboard.press('Alt+K');
  await expect(panel(other)).toBeVisible();
  await panel(other).getByRole('button', { name: 'Restore the default keys' }).click();
  await kept(other);

  await panel(other).getByRole('switch', { name: 'Use keyboard shortcuts' }).click();
  await kept(other);
  await other.keyboard.press('Escape');
  await other.keyboard.press('?');
  await expect(panel(other)).toBeHidden();
  const setting = other.getByRole('main').getByRole('switch', { name: 'Keyboard shortcuts' });
  await expect(setting).toHaveAttribute('aria-checked', 'false');
  const isKept = other.waitForResponse('**/api/hr/saveShortcuts');
  await setting.click();
  await expect(setting).toHaveAttribute('aria-checked', 'true');
  expect((await isKept).ok()).toBe(true);
  await other.keyboard.press('?');
  await expect(panel(other)).toBeVisible();
  await elsewhere.close();
});

test('a change that cannot be kept is taken back and said, and can be tried again', async ({ page }) => {
  await page.goto('/home/dashboard');
  await waitForHydration(page);
  await page.keyboard.press('?');
  await page.route('**/api/hr/saveShortcuts', (route) => route.abort());
  const isOn = panel(page).getByRole('switch', { name: 'Use keyboard shortcuts' });
  await isOn.click();
  await expect(panel(page).getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(isOn).toHaveAttribute('aria-checked', 'true');
});
