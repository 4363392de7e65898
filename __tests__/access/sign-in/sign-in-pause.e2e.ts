import { expect, type Page } from '@playwright/test';
import { test } from '../../e2e/portal-test';
import { formAlert, passwordField, PASSWORD, signIn, signInButton, signInToHome, signOut } from '../../e2e/sign-in';

/** Nobody else signs this person in: where they never were before, that has to wait for a while from here on. */
const PAUSED = 'E1017';
const PAUSE =
  'Too many attempts. Please try again in 1 min. Or prove by a mailed code that it is you: choose “Forgot”.';

async function guessFiveTimes(page: Page): Promise<void> {
  await signIn(page, PAUSED, 'wrong 1');
  for (const attempt of [2, 3, 4, 5]) {
    await expect(formAlert(page)).toHaveText('The login detail is incorrect');
    await passwordField(page).fill(`wrong ${attempt}`);
    await signInButton(page).click();
    await expect(formAlert(page)).toHaveCount(0);
  }
  await expect(formAlert(page)).toHaveText('The login detail is incorrect');
}

test('five wrong passwords pause who guesses, not the person where they were before (SOPQ-47)', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInToHome(page, PAUSED);
  await signOut(page);

  const elsewhere = await browser.newContext({ baseURL, locale: 'en-GB', serviceWorkers: 'block' });
  const strange = await elsewhere.newPage();
  await guessFiveTimes(strange);
  await passwordField(strange).fill(PASSWORD);
  await signInButton(strange).click();
  await expect(formAlert(strange)).toHaveText(PAUSE);
  await expect(signInButton(strange)).toBeEnabled();
  await expect(strange).toHaveURL(/\/auth\/login$/);
  await elsewhere.close();

  await signInToHome(page, PAUSED);
});
