import { expect, type Page } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { chooseOwnPassword, OWN_PASSWORD } from '../../e2e/own-password';
import { watchPage } from '../../e2e/portal-test';
import { formAlert, sidewaysScroll, signIn, signInToHome } from '../../e2e/sign-in';
import { test } from '../../e2e/signed-in-test';

/** This story has them to itself: their sessions end, and they are kept out for a while. */
const PERSON = 'E1064';
const OWNER = { empid: PERSON, mail: 'tarun.jadhav@tarnbrook.example' };

test.use({ employeeId: 'E1006' });

/** Finds the account in the list and opens it beside it. */
async function openAccount(page: Page) {
  // Whoever looked for faults left it as narrow as a phone, where there are cards in place of rows.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/process/useraccounts');
  await page.getByRole('main').getByRole('searchbox').fill(PERSON);
  const row = page.getByRole('row').filter({ hasText: PERSON });
  await expect(row).toHaveCount(1);
  await row.getByRole('cell', { name: PERSON, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Account', exact: true });
  await expect(drawer.getByRole('heading', { name: 'Disable the account' })).toBeVisible();
  return drawer;
}

test('an administrator disables an account, its session ends, and enables it again', async ({
  page,
  browser,
  baseURL,
  mailbox,
}) => {
  const elsewhere = await browser.newContext({ baseURL, locale: 'en-GB', storageState: undefined });
  const theirs = watchPage(await elsewhere.newPage());
  await chooseOwnPassword(theirs, mailbox, OWNER);
  await signInToHome(theirs, PERSON, OWN_PASSWORD);

  const drawer = await openAccount(page);
  await expect(drawer.getByText('Active', { exact: true })).toBeVisible();
  await expect(drawer.getByText(/^Chrome, /).first()).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  await drawer.getByRole('button', { name: 'Disable' }).click();
  const question = page.getByRole('dialog', { name: /^Disable the account of / });
  await expect(question).toContainText('signed out everywhere at once');
  await question.getByRole('button', { name: 'Disable' }).click();
  await expect(question.getByText('Say why you disable it')).toBeVisible();
  await question.getByLabel('Reason').fill('Lost their badge');
  await question.getByRole('button', { name: 'Disable' }).click();
  await expect(drawer.getByText('This account is disabled')).toBeVisible();
  await expect(drawer).toContainText('Reason: Lost their badge');
  await expect(drawer).toContainText('Not signed in anywhere');

  await theirs.goto('/home/dashboard');
  await theirs.waitForURL('**/session?why=account');
  await expect(theirs.getByRole('main')).toContainText('Your account may not be used at present');
  await signIn(theirs, PERSON, OWN_PASSWORD);
  await expect(formAlert(theirs)).toHaveText('The login detail is incorrect');

  await drawer.getByRole('button', { name: 'Enable' }).click();
  const again = page.getByRole('dialog', { name: /^Enable the account of / });
  await again.getByRole('button', { name: 'Enable' }).click();
  await expect(drawer.getByText('Active', { exact: true })).toBeVisible();
  await signInToHome(theirs, PERSON, OWN_PASSWORD);

  await page.reload();
  const anew = await openAccount(page);
  await anew.getByRole('button', { name: /^End the session in Chrome/ }).click();
  const end = page.getByRole('dialog', { name: 'End this session?' });
  await end.getByRole('button', { name: 'End' }).click();
  await expect(anew).toContainText('Not signed in anywhere');
  await theirs.goto('/home/dashboard');
  await theirs.waitForURL('**/session?why=administrator');
  await expect(theirs.getByRole('main')).toContainText('An administrator signed you out.');
  await elsewhere.close();
});

test('an account has an address of its own, and one that nobody has is not found', async ({ page }) => {
  await page.goto('/process/useraccounts');
  await page.getByRole('main').getByRole('searchbox').fill(PERSON);
  const row = page.getByRole('row').filter({ hasText: PERSON });
  const address = await row.getByRole('link').last().getAttribute('href');
  expect(address).toMatch(/\/process\/useraccounts\/key\/[0-9a-f-]{36}$/);
  await page.goto(address ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
  await expect(page.getByRole('heading', { name: 'Registered devices' })).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);
  await page.goto('/process/useraccounts/key/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Account');
});
