import { expect, type Page } from '@playwright/test';
import type { Mailbox } from '../../e2e/mailbox';
import { chooseOwnPassword, OWN_PASSWORD } from '../../e2e/own-password';
import { test, watchPage } from '../../e2e/portal-test';
import { formAlert, passwordField, signIn, signInButton, signInToHome, signOut } from '../../e2e/sign-in';

/** Nobody else signs this person in: where they never were before, that has to wait for a while from here on. */
const PAUSED = 'E1062';
const MAIL = 'hannah.neumann@tarnbrook.example';
const PAUSE =
  'Too many attempts. Please try again in 1 min. Or prove with an emailed code that it is you: choose “Forgot”.';

async function guessFiveTimes(page: Page, employeeId = PAUSED): Promise<void> {
  await signIn(page, employeeId, 'wrong 1');
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
  mailbox,
}) => {
  await chooseOwnPassword(page, mailbox, { empid: PAUSED, mail: MAIL });
  await signInToHome(page, PAUSED, OWN_PASSWORD);
  await signOut(page);

  const elsewhere = await browser.newContext({ baseURL, locale: 'en-GB', serviceWorkers: 'block' });
  const strange = await elsewhere.newPage();
  await guessFiveTimes(strange);
  await passwordField(strange).fill(OWN_PASSWORD);
  await signInButton(strange).click();
  await expect(formAlert(strange)).toHaveText(PAUSE);
  await expect(signInButton(strange)).toBeEnabled();
  await expect(strange).toHaveURL(/\/auth\/login$/);
  await elsewhere.close();

  await signInToHome(page, PAUSED, OWN_PASSWORD);
});

const OWNER = { employeeId: 'E1055', address: 'pranav.purohit@tarnbrook.example', password: 'quiet-hummingbirds-55' };

/** Asks for a code by the link on the sign-in form, and types it with a password. */
async function proveByMail(page: Page, mailbox: Mailbox): Promise<void> {
  await mailbox.markRead(OWNER.address);
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgot', exact: true }).click();
  await page.getByLabel('Employee Id').fill(OWNER.employeeId);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL('**/auth/change-password');
  const [, code = ''] = /^Subject: (\d{6}) /m.exec(await mailbox.next(OWNER.address)) ?? [];
  await page.getByLabel('OTP', { exact: true }).fill(code);
  await passwordField(page).fill(OWNER.password);
  await page.getByLabel('Confirm Password').fill(OWNER.password);
  await page.getByRole('button', { name: 'Submit' }).click();
}

test('a paused owner in a new browser gets in by a mailed code and the present password', async ({
  page,
  browser,
  baseURL,
  mailbox,
}) => {
  await proveByMail(page, mailbox);
  await page.waitForURL('**/auth/login');

  const context = await browser.newContext({ baseURL, locale: 'en-GB', serviceWorkers: 'block' });
  const fresh = watchPage(await context.newPage());
  await mailbox.markRead(OWNER.address);
  await guessFiveTimes(fresh, OWNER.employeeId);
  expect(await mailbox.next(OWNER.address)).toContain('Subject: Wrong passwords for your account');
  await passwordField(fresh).fill(OWNER.password);
  await signInButton(fresh).click();
  await expect(formAlert(fresh)).toHaveText(PAUSE);

  await proveByMail(fresh, mailbox);
  await expect(passwordField(fresh)).toHaveAccessibleDescription(/You can sign in with it in this browser now/);
  await signIn(fresh, OWNER.employeeId, OWNER.password);
  await fresh.waitForURL('**/home/dashboard');
  await context.close();
});
