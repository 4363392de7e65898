import { expect, type Page } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { waitForHydration } from '../../e2e/wait-for-hydration';
import type { Mailbox } from '../../e2e/mailbox';
import { test } from '../../e2e/portal-test';
import { accountMenu, formAlert, signOut } from '../../e2e/sign-in';

const codeField = (page: Page) => page.getByLabel('OTP');

async function typeNames(page: Page, username: string, clientUsername: string): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Client Username').fill(clientUsername);
  await page.getByRole('button', { name: 'Send OTP' }).click();
}

async function mailedCode(mailbox: Mailbox, address: string): Promise<string> {
  const [, code] = /^Subject: (\d{6}) is your verification code\r$/m.exec(await mailbox.next(address)) ?? [];
  return code ?? '';
}

async function enterCode(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
}

const anotherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** The calls to the HR API that the portal refused while a story was told. */
function refusedCalls(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (one) => one.status() >= 400 && /\/api\/hr\//.test(one.url()) && refused.push(one.url()));
  return refused;
}

test('a client user signs in, asks, signs out (CLI-01 to CLI-06, CLI-16, FEAT-10, PROF-13)', async ({
  page,
  mailbox,
}) => {
  const refused = refusedCalls(page);
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Client sign-in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Client sign in' })).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);
  await typeNames(page, 'c2001', 'Mira.Shah');
  await expect(page.getByText('If Mira.Shah is known here')).toBeVisible();
  await waitForHydration(page);
  expect(await findA11yViolations(page)).toEqual([]);
  await expect(page.getByRole('timer')).toHaveText(/^3:[012]\d$/);
  const cookie = (await page.context().cookies()).find(({ name }) => name === '__Host-hr-client-step');
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });

  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(page.getByLabel('Client Username')).toHaveValue('Mira.Shah');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText('If Mira.Shah is known here')).toBeVisible();
  await waitForHydration(page);
  const code = await mailedCode(mailbox, 'mira.shah@northwind.example');
  await enterCode(page, anotherThan(code));
  await expect(formAlert(page)).toHaveText('Invalid OTP');
  await enterCode(page, code);
  await page.waitForURL('**/home/dashboard');

  await page.setViewportSize({ width: 1440, height: 900 });
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: /^Chill Connect/ })).toBeVisible();
  for (const closed of [/notification/i, /happening/i, /^Search/, /new joiner/i]) {
    await expect(banner.getByRole('button', { name: closed })).toHaveCount(0);
  }
  await accountMenu(page).click();
  await expect(page.getByText('Username C2001')).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Profile' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  expect(await findA11yViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Visiting our sites' }).click();
  await expect(page.getByRole('heading', { name: 'Before you come' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/home/dashboard');
  await page.getByRole('button', { name: 'Ask the helpdesk' }).click();
  const panel = page.getByRole('dialog', { name: 'Chill Connect' });
  await panel.getByLabel('Process', { exact: true }).selectOption({ label: 'Facilities' });
  await panel.getByLabel('Sub Process').selectOption({ label: 'Access and badges' });
  await panel.getByLabel('Subject').fill('A fifth visitor joins us');
  await panel.getByLabel('Message').fill('Please prepare one more badge.');
  await panel.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(panel).toBeHidden();

  await page.goto('/chillconnect/mytickets');
  await expect(page.getByRole('main').getByText('A fifth visitor joins us')).toBeVisible();
  expect(await findA11yViolations(page, { schemes: ['light'] })).toEqual([]);
  await page.goto('/home/dashboard');
  await page.getByRole('link', { name: /^Reply: #\d+ Two new planners need the delivery portal$/ }).click();
  await expect(page).toHaveURL(/\?reply=1$/);
  await expect(page.getByText('Both accounts are prepared.')).toBeVisible();
  for (const [address, words] of [
    ['/home/commonsetting', 'Settings'],
    ['/user/profile', 'You have no access to this page'],
    ['/ecenter/essprofileview', 'You have no access to this page'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
  }
  expect(refused).toEqual([]);

  await signOut(page);
  await page.goto('/chillconnect/mytickets');
  await expect(page).toHaveURL(/\/auth\/login$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a client user takes both steps, is told what was wrong with the names kept, and signs out', async ({
    page,
    mailbox,
  }) => {
    await page.goto('/auth/chilllogin');
    await typeNames(page, 'C2002', 'to');
    await expect(formAlert(page)).toHaveText('Please check what you entered.');
    await expect(page.getByLabel('Username', { exact: true })).toHaveValue('C2002');
    await typeNames(page, 'C2002', 'tom.becker');
    const code = await mailedCode(mailbox, 'tom.becker@northwind.example');
    await enterCode(page, anotherThan(code));
    await expect(formAlert(page)).toHaveText('Invalid OTP');
    await enterCode(page, code);
    await expect(page).toHaveURL(/\/home\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1, name: /Tom$/ })).toBeVisible();
    await accountMenu(page).click();
    await page.getByRole('link', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign-Out' }).click();
    await expect(page).toHaveURL(/\/auth\/login$/);
  });
});
