import { expect } from '@playwright/test';
import fr from '../../../messages/fr/sign-in.json';
import { test } from '../../e2e/portal-test';
import { employeeIdField, formAlert, passwordField, signIn, submitSignIn } from '../../e2e/sign-in';

test.use({ javaScriptEnabled: false });

test('without scripts, sign-in errors, sign-in, menu and sign-out work', async ({ page }) => {
  await signIn(page, 'E1005', 'not my password');
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(formAlert(page)).toHaveText('The login detail is incorrect');
  await expect(employeeIdField(page)).toHaveValue('E1005');
  await expect(passwordField(page)).toHaveValue('');

  await submitSignIn(page, 'E1005');
  await expect(page).toHaveURL(/\/home\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: /Rohan$/ })).toBeVisible();

  await page
    .getByRole('banner')
    .getByLabel(/^Modules/)
    .click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Employee Care/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Employee Care' })).toBeVisible();

  await page.getByLabel(/^Your account: /).click();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByText('Are you sure want to sign-out.?')).toBeVisible();
  await page.getByRole('button', { name: 'Sign-Out' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await page.goto('/home/dashboard');
  await expect(page).toHaveURL(/\/auth\/login$/);
});

test('without scripts the toggle that shows a password is not offered (SIGN-04)', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(passwordField(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show password' })).toBeHidden();
});

test('without scripts a language can be chosen before sign-in', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByLabel('Language: English').click();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.getByRole('heading', { level: 1, name: fr.welcome })).toBeVisible();
});
