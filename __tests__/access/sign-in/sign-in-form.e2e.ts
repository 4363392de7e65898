import { expect, type Page } from '@playwright/test';
import { yearOf } from '../../../lib/dates';
import { test } from '../../e2e/portal-test';
import {
  employeeIdField,
  passwordField,
  PASSWORD,
  sidewaysScroll,
  signIn,
  signInButton,
  submitSignIn,
} from '../../e2e/sign-in';

/** Every sign-in that leaves the browser, as it leaves. */
function watchSignIns(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/session/sign-in')) sent.push(request.postData() ?? '');
  });
  return sent;
}

test('an employee signs in by id and password, greeted by name (SIGN-01, SIGN-23, AUTH-07)', async ({ page }) => {
  await signIn(page, 'E1001');
  await page.waitForURL('**/home/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /Ananya$/ })).toBeVisible();
});

test('the sign-in page has its fields, links and lines (SIGN-02 to SIGN-12, AUTH-01)', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page).toHaveTitle('Sign in · Tarnbrook Group');
  await expect(page.locator('label')).toHaveText(['Employee Id', 'Password']);
  await expect(signInButton(page)).toBeEnabled();
  await expect(page.getByRole('link', { name: 'Forgot', exact: true })).toHaveAttribute(
    'href',
    '/auth/forgot-password',
  );
  const footer = page.getByRole('contentinfo');
  for (const name of ['Privacy', 'Legal', 'Contact']) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', `/terms#${name.toLowerCase()}`);
  }
  await expect(footer).toContainText('Powered by');
  await expect(footer.locator('svg')).toBeVisible();
  await expect(footer).toContainText(`© ${yearOf(new Date())} Tarnbrook Group`);
});

test('each of the three links leads a visitor to its part of the terms (SIGN-08 to SIGN-10)', async ({ page }) => {
  for (const topic of ['Privacy', 'Legal', 'Contact']) {
    await page.goto('/auth/login');
    await page.getByRole('link', { name: topic }).click();
    await expect(page).toHaveURL(new RegExp(`/terms#${topic.toLowerCase()}$`));
    await expect(page.getByRole('heading', { level: 2, name: topic })).toBeInViewport();
  }
});

test('the Forgot link leads to the forgotten password and back', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgot', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgotten Password ?' })).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(signInButton(page)).toBeVisible();
});

const lengths: [what: string, id: string, password: string, idFault: string, passwordFault: string][] = [
  ['nothing typed (SIGN-13, SIGN-17)', '', '', 'Required field', 'Required field'],
  ['only spaces as id (SIGN-13)', '   ', PASSWORD, 'Required field', ''],
  ['an id of 51 characters (SIGN-16)', 'E'.repeat(51), PASSWORD, 'Maximum 50 symbols', ''],
  ['a password of 2 characters (SIGN-18)', 'E1001', 'ab', '', 'Minimum 3 symbols'],
  ['a password of 51 characters (SIGN-19)', 'E1001', 'p'.repeat(51), '', 'Maximum 50 symbols'],
];

test('what is too short or too long is refused at its field, and nothing is sent', async ({ page }) => {
  const sent = watchSignIns(page);
  for (const [what, id, password, idFault, passwordFault] of lengths) {
    await test.step(what, async () => {
      await page.goto('/auth/login');
      await submitSignIn(page, id, password);
      await expect(employeeIdField(page)).toHaveAccessibleDescription(idFault);
      await expect(passwordField(page)).toHaveAccessibleDescription(passwordFault);
      await expect(idFault ? employeeIdField(page) : passwordField(page)).toBeFocused();
      await expect(signInButton(page)).toBeEnabled();
    });
  }
  expect(sent).toEqual([]);
});

test('an id of 50 characters is sent to be judged (SIGN-15)', async ({ page }) => {
  await signIn(page, `E${'0'.repeat(49)}`, 'no such account');
  await expect(page.getByRole('alert').filter({ hasText: 'The login detail is incorrect' })).toBeVisible();
});

test('Sign In spins one second before sending and until the answer (SIGN-07, SIGN-20)', async ({ page }) => {
  const sent = watchSignIns(page);
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/session/sign-in', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);

  await submitSignIn(page, 'E1001');
  const busy = page.getByRole('button', { name: 'Signing in' });
  await expect(busy).toBeDisabled();
  await expect(busy.locator('svg')).toBeVisible();
  await page.clock.runFor(999);
  expect(sent).toEqual([]);

  const sending = page.waitForRequest('**/api/session/sign-in');
  await page.clock.runFor(1);
  await sending;
  await expect(busy).toBeDisabled();
  answer();
  await expect(page).toHaveURL(/\/home\/dashboard$/);
  expect(sent).toHaveLength(1);
});

test('the password can be shown and hidden again (SIGN-04)', async ({ page }) => {
  await page.goto('/auth/login');
  await passwordField(page).fill('as I typed it');
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await expect(passwordField(page)).toHaveValue('as I typed it');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
});

test('the sign-in page fits a screen of 320 pixels in the longest words', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of ['en', 'de', 'fr', 'ja']) {
    await page.goto(`/auth/login?lang=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect([language, await sidewaysScroll(page)]).toEqual([language, 0]);
  }
});
