import { expect, type Page } from '@playwright/test';
import { watchPage, test } from '../../e2e/portal-test';
import { signIn } from '../../e2e/sign-in';

const FRESH = 'quiet-hummingbirds-47';
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();

/** The code in a mail, which stands at the beginning of its subject. */
const codeIn = (mail: string) => /^Subject: (\d{6}) /m.exec(mail)?.[1] ?? '';

/** Asks for a code and waits for the screen that takes it. */
async function askForCode(page: Page, employeeId: string): Promise<void> {
  await page.goto('/auth/forgot-password');
  await field(page, 'Employee Id').fill(employeeId);
  await submit(page);
  await page.waitForURL('**/auth/change-password');
}

async function choose(page: Page, code: string): Promise<void> {
  await field(page, 'OTP').fill(code);
  await field(page, 'Password').fill(FRESH);
  await field(page, 'Confirm Password').fill(FRESH);
  await submit(page);
}

test('a user resets a forgotten password by mailed code (PWD-01 to PWD-29)', async ({ page, mailbox }) => {
  const address = 'karthik.iyer@tarnbrook.example';
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgot', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgotten Password ?' })).toBeVisible();
  await field(page, 'Employee Id').fill('E1051');
  await submit(page);
  await expect(page.getByRole('status')).toHaveText('Reset password OTP has been sent to your email.');
  await page.waitForURL('**/auth/change-password');
  await expect(field(page, 'Username')).toHaveValue('E1051');

  await choose(page, '000');
  await expect(page.getByText('Invalid OTP')).toBeVisible();

  await field(page, 'OTP').fill(codeIn(await mailbox.next(address)));
  await submit(page);
  await expect(page.getByText('Your password has been updated.')).toBeVisible();
  await page.waitForURL('**/auth/login');
  await signIn(page, 'E1051', FRESH);
  await page.waitForURL('**/home/dashboard');
});

test('a changed password ends the other session and keeps this one (SOPQ-30, SOPQ-49)', async ({
  page,
  browser,
  mailbox,
}) => {
  await askForCode(page, 'E1053');
  await choose(page, codeIn(await mailbox.next('charulata.patil@tarnbrook.example')));
  await page.waitForURL('**/auth/login');
  const elsewhere = await browser.newContext({ locale: 'en-GB' });
  const other = watchPage(await elsewhere.newPage());
  for (const one of [page, other]) {
    await signIn(one, 'E1053', FRESH);
    await one.waitForURL('**/home/dashboard');
  }
  // A page of the shell asks by itself whether its session stands, and would leave before the story gets there.
  await other.goto('/terms');

  await page.goto('/ecenter/esschangepassword');
  await field(page, 'Old Password').fill('not my password');
  await field(page, 'New Password').fill(`${FRESH}!`);
  await field(page, 'Confirm Password').fill(`${FRESH}!`);
  await submit(page);
  await expect(field(page, 'Old Password')).toHaveAccessibleDescription('The current password is not correct.');
  await field(page, 'Old Password').fill(FRESH);
  await submit(page);
  await expect(page.getByText('All your other sessions have ended.')).toBeVisible();
  await page.goto('/home/dashboard');
  await expect(page).toHaveURL(/\/home\/dashboard$/);

  await other.goto('/home/dashboard');
  await expect(other).toHaveURL(/\/session\?why=password$/);
  await elsewhere.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the two forms lead from one to the other and say what is wrong', async ({ page }) => {
    await page.goto('/auth/forgot-password');
    await field(page, 'Employee Id').fill('nobody-has-this-id');
    await submit(page);
    await expect(page).toHaveURL(/\/auth\/change-password$/);
    await expect(page.getByRole('status')).toHaveText('Reset password OTP has been sent to your email.');
    await expect(field(page, 'Username')).toHaveValue('nobody-has-this-id');
    await field(page, 'OTP').fill('123456');
    await field(page, 'Password').fill(FRESH);
    await field(page, 'Confirm Password').fill('something else');
    await submit(page);
    await expect(field(page, 'Confirm Password')).toHaveAccessibleDescription(
      "Password and Confirm Password didn't match",
    );
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/auth\/login$/);
  });
});
