import { expect } from '@playwright/test';
import { test } from '../../e2e/portal-test';
import { employeeIdField, formAlert, passwordField, PASSWORD, signIn, signInButton } from '../../e2e/sign-in';

const INCORRECT = 'The login detail is incorrect';

test('a wrong password shows in red; the right one then works (SIGN-24, SIGN-25, SIGN-27)', async ({ page }) => {
  await signIn(page, 'E1004', 'not my password');
  await expect(formAlert(page)).toHaveText(INCORRECT);
  const [red, usual] = await Promise.all(
    [formAlert(page), page.getByText('Welcome back')].map((element) =>
      element.evaluate((node) => getComputedStyle(node).color),
    ),
  );
  expect(red).not.toBe(usual);

  await expect(signInButton(page)).toBeEnabled();
  await expect(employeeIdField(page)).toHaveValue('E1004');
  await expect(passwordField(page)).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await expect(passwordField(page)).toHaveValue(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /Sofía$/ })).toBeVisible();
});

for (const [who, employeeId] of [
  ['someone who has left', 'E1015'],
  ['an id that nobody has', 'E9999'],
] as const) {
  test(`${who} is refused with the same words as a wrong password (SIGN-27)`, async ({ page }) => {
    await signIn(page, employeeId);
    await expect(formAlert(page)).toHaveText(INCORRECT);
    await expect(page).toHaveURL(/\/auth\/login$/);
  });
}

test('after a message the next attempt starts without it (SIGN-24)', async ({ page }) => {
  await signIn(page, 'E9998');
  await expect(formAlert(page)).toHaveText(INCORRECT);
  await passwordField(page).fill('');
  await signInButton(page).click();
  await expect(passwordField(page)).toHaveAccessibleDescription('Required field');
  await expect(formAlert(page)).toHaveCount(0);
});
