import { expect, type Page } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { waitForHydration } from '../../e2e/wait-for-hydration';
import type { Mailbox } from '../../e2e/mailbox';
import { test } from '../../e2e/portal-test';
import { accountMenu, formAlert, signIn, signOut, submitSignIn } from '../../e2e/sign-in';

// One account, whose newest code voids the ones before: these stories run one after the other.
test.describe.configure({ mode: 'default' });

const ADDRESS = 'emily.carter@tarnbrook.example';

const codeField = (page: Page) => page.getByLabel('OTP');
const verifyButton = (page: Page) => page.getByRole('button', { name: 'Verify' });
const resendButton = (page: Page) => page.getByRole('button', { name: 'Resend OTP' });

/** Signs in up to the code screen; answers the code out of the mail that arrived. */
async function askForCode(page: Page, mailbox: Mailbox): Promise<string> {
  await mailbox.markRead(ADDRESS);
  await signIn(page, 'E1007');
  await page.waitForURL('**/auth/otpauth');
  return mailedCode(mailbox);
}

/** The code in the next mail. */
async function mailedCode(mailbox: Mailbox): Promise<string> {
  const mail = await mailbox.next(ADDRESS);
  const [, code] = /^Subject: (\d{6}) is your verification code\r$/m.exec(mail) ?? [];
  expect(mail.split('\r\n')).toContain(code);
  return code as string;
}

async function enterCode(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code);
  await verifyButton(page).click();
}

const anotherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a deep link names itself at each gate and opens last (AUTH-04, OTP-20)', async ({ page, mailbox }) => {
  const link = '/ecenter/dashboard?from=mail';
  await page.goto(link);
  await expect(page.getByText('The page you asked for opens once you have signed in.')).toBeVisible();
  await submitSignIn(page, 'E1007', 'not the password');
  await expect(formAlert(page)).toHaveText('The login detail is incorrect');
  await mailbox.markRead(ADDRESS);
  await submitSignIn(page, 'E1007');
  await expect(page.getByText('The page you asked for opens once you have entered the right code.')).toBeVisible();
  await waitForHydration(page);
  await enterCode(page, await mailedCode(mailbox));
  await page.waitForURL(`**${link}`);
  await page.goto('/logout');
  await page.getByRole('button', { name: 'Sign-Out' }).click();
  await expect(page.getByText('You have signed out.')).toBeVisible();
  await expect(page.getByText('The page you asked for')).toHaveCount(0);
});

test('a mailed code works once; next time only the new one (OTP-01, OTP-02, OTP-16, SIGN-22)', async ({
  page,
  mailbox,
}) => {
  const first = await askForCode(page, mailbox);
  await expect(page.getByText('Enter the verification code we just sent you on your email address')).toBeVisible();
  await enterCode(page, first);
  await page.waitForURL('**/home/dashboard');
  await page.getByRole('dialog').getByRole('button', { name: 'Got it' }).click();
  await expect(accountMenu(page)).toHaveAccessibleName('Your account: Emily Carter');
  await signOut(page);
  const second = await askForCode(page, mailbox);
  await enterCode(page, first);
  await expect(formAlert(page)).toHaveText('Invalid OTP');
  await enterCode(page, second);
  await page.waitForURL('**/home/dashboard');
});

test('a pending code always leads back, and can be corrected (OTP-03, OTP-12 to OTP-19)', async ({ page, mailbox }) => {
  const code = await askForCode(page, mailbox);
  for (const place of ['/', '/home/dashboard', '/ecenter/dashboard', '/auth/login', '/cocrequire/codeofconduct']) {
    await page.goto(place);
    await expect(page, place).toHaveURL(/\/auth\/otpauth$/);
  }
  for (const [typed, fault] of [
    ['', 'Required field'],
    ['12', 'Minimum 3 symbols'],
    ['1'.repeat(51), 'Maximum 50 symbols'],
  ] as const) {
    await enterCode(page, typed);
    await expect(codeField(page)).toHaveAccessibleDescription(fault);
  }
  for (const wrong of ['123', anotherThan(code)]) {
    await enterCode(page, wrong);
    await expect(formAlert(page)).toHaveText('Invalid OTP');
    await expect(verifyButton(page)).toBeEnabled();
  }
  await enterCode(page, code);
  await page.waitForURL('**/ecenter/dashboard');
});

test('a new code is available after the server’s countdown (OTP-04 to OTP-09, OTP-11)', async ({ page, mailbox }) => {
  await page.clock.install();
  await askForCode(page, mailbox);
  const countdown = page.getByRole('timer');
  await expect(countdown).toHaveText(/^3:[012]\d$/);
  await expect(resendButton(page)).toBeDisabled();

  await page.clock.pauseAt(Date.now() + 5_000);
  const [minutes, seconds] = (await countdown.innerText()).split(':').map(Number) as [number, number];
  await page.clock.runFor(((minutes - 3) * 60 + seconds) * 1000);
  await expect(countdown).toHaveText('3:00');
  await page.clock.runFor(1000);
  await expect(countdown).toHaveText('2:59');
  await page.clock.fastForward(178_000);
  await expect(countdown).toHaveText('0:01');
  await expect(resendButton(page)).toBeDisabled();
  await page.clock.fastForward(1000);
  await expect(countdown).toHaveCount(0);

  await resendButton(page).click();
  await expect(formAlert(page)).toHaveText(/^You can ask for a new code in (1\d\d|20\d) s\.$/);
  await expect(countdown).toHaveText(/^[23]:\d\d$/);
  await expect(resendButton(page)).toBeDisabled();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
});

test('the code screen is accessible, in German too', async ({ page, mailbox }) => {
  const code = await askForCode(page, mailbox);
  await enterCode(page, anotherThan(code));
  await expect(formAlert(page)).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);
  await page.goto('/auth/otpauth?lang=de');
  expect(await findA11yViolations(page, { schemes: ['light'] })).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('resending too early is refused; a wrong code says so; the right one works', async ({ page, mailbox }) => {
    const code = await askForCode(page, mailbox);
    await resendButton(page).click();
    await expect(page).toHaveURL(/\/auth\/otpauth$/);
    await expect(formAlert(page)).toHaveText(/^You can ask for a new code in \d+ s\.$/);

    await enterCode(page, anotherThan(code));
    await expect(page).toHaveURL(/\/auth\/otpauth$/);
    await expect(formAlert(page)).toHaveText('Invalid OTP');

    await enterCode(page, code);
    await expect(page).toHaveURL(/\/home\/dashboard$/);
    await expect(accountMenu(page)).toBeVisible();
  });
});
