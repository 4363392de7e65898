import { expect } from '@playwright/test';
import { test } from '../../e2e/portal-test';
import { formAlert, passwordField, PASSWORD, signIn, signInButton } from '../../e2e/sign-in';

/** Nobody else signs this person in: for a quarter of an hour from here on they cannot. */
const PAUSED = 'E1017';

test('five wrong passwords pause the account for stated minutes (SOPQ-47)', async ({ page }) => {
  await signIn(page, PAUSED, 'wrong 1');
  for (const attempt of [2, 3, 4, 5]) {
    await expect(formAlert(page)).toHaveText('The login detail is incorrect');
    await passwordField(page).fill(`wrong ${attempt}`);
    await signInButton(page).click();
    await expect(formAlert(page)).toHaveCount(0);
  }
  await expect(formAlert(page)).toHaveText('The login detail is incorrect');

  await passwordField(page).fill(PASSWORD);
  await signInButton(page).click();
  await expect(formAlert(page)).toHaveText('Too many attempts. Please try again in 15 min.');
  await expect(signInButton(page)).toBeEnabled();
  await expect(page).toHaveURL(/\/auth\/login$/);
});
