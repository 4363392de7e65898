import { expect } from '@playwright/test';
import { watchPage, test } from '../../e2e/portal-test';
import { accountMenu, openSignOutDialog, signIn, signInToHome } from '../../e2e/sign-in';

const ASKED = 'Are you sure want to sign-out.?';

test('the sign-out dialog asks; Cancel and Escape keep the session (OUT-05 to OUT-08)', async ({ page }) => {
  await signInToHome(page, 'E1001');
  await openSignOutDialog(page);
  const dialog = page.getByRole('dialog', { name: 'Sign Out' });
  await expect(dialog.getByRole('heading')).toHaveText('Sign Out');
  await expect(dialog.getByText(ASKED, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();

  await openSignOutDialog(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(accountMenu(page)).toHaveAccessibleName('Your account: Ananya Rao');
});

test('Sign-Out leads to the sign-in page, and Back shows nothing of the person (OUT-04, OUT-09)', async ({ page }) => {
  await signInToHome(page, 'E1001');
  await page.goto('/ecenter/dashboard');
  await openSignOutDialog(page);
  await page.getByRole('button', { name: 'Sign-Out' }).click();
  await page.waitForURL('**/auth/login');
  await page.goBack();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByText('Ananya Rao')).toHaveCount(0);
});

test('the page /logout asks as the dialog does; Cancel leads home, Sign-Out out (OUT-01, OUT-04)', async ({ page }) => {
  await signInToHome(page, 'E1001');
  await page.goto('/logout');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Out' })).toBeVisible();
  await expect(page.getByText(ASKED, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.waitForURL('**/home/dashboard');

  await page.goto('/logout');
  await page.getByRole('button', { name: 'Sign-Out' }).click();
  await page.waitForURL('**/auth/login');
  await page.goto('/home/dashboard');
  await expect(page).toHaveURL(/\/auth\/login$/);
});

test('signing out in one browser leaves the session in another alone', async ({ page, browser }) => {
  await signInToHome(page, 'E1001');
  const elsewhere = await browser.newContext();
  const other = watchPage(await elsewhere.newPage());
  await signIn(other, 'E1001');
  await other.waitForURL('**/home/dashboard');
  await other.goto('/logout');
  await other.getByRole('button', { name: 'Sign-Out' }).click();
  await other.waitForURL('**/auth/login');
  await elsewhere.close();
  await page.reload();
  await expect(accountMenu(page)).toHaveAccessibleName('Your account: Ananya Rao');
});
