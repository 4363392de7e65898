import { expect, type Page } from '@playwright/test';
import { stepOf, totpOf } from '../../../hr-api/access/second-factor/app/totp';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { chooseOwnPassword, OWN_PASSWORD } from '../../e2e/own-password';
import { test } from '../../e2e/portal-test';
import { formAlert, signInToHome, signOut } from '../../e2e/sign-in';
import { waitForHydration } from '../../e2e/wait-for-hydration';
import { bytesOf } from './phone';
import { readRecoveryCodes, signInToSecondStep } from './second-step';

const HALF_MINUTE = 30_000;

/** Whom no other story signs in. */
const PHILIPP = { empid: 'E1066', mail: 'philipp.hartmann@tarnbrook.example' };

/** The code that the app shows, so many half minutes from now: the HR API takes those of its neighbours too. */
const codeOf = (secret: string, halfMinutes: number) =>
  totpOf(bytesOf(secret), stepOf(new Date(Date.now() + halfMinutes * HALF_MINUTE)));

async function enterCode(page: Page, field: string, code: string): Promise<void> {
  await waitForHydration(page);
  await page.getByLabel(field).fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
}

test('a person adds an app, comes in by its code once, and by a recovery code', async ({ page, mailbox }) => {
  await chooseOwnPassword(page, mailbox, PHILIPP);
  await signInToHome(page, PHILIPP.empid, OWN_PASSWORD);
  await page.goto('/home/commonsetting');
  await page.getByRole('link', { name: 'Set up the second step' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Two-step sign-in' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await page.locator('p[translate=no]').innerText()).replace(/\s/g, '');
  await waitForHydration(page);

  await page.getByRole('button', { name: 'Add the app' }).click();
  await expect(page.getByText('Enter the six digits that the app shows')).toBeVisible();
  await page.getByLabel('Code from the new app').fill(codeOf(secret, -1));
  await page.getByRole('button', { name: 'Add the app' }).click();
  const codes = await readRecoveryCodes(page);
  expect(await findA11yViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 left')).toBeVisible();

  await signOut(page);
  await signInToSecondStep(page, PHILIPP.empid);
  await expect(page.getByText('Enter the code that your authenticator app shows now')).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);
  const used = codeOf(secret, 0);
  await enterCode(page, 'Code from the app', used);
  await page.waitForURL('**/home/dashboard');

  await signOut(page);
  await signInToSecondStep(page, PHILIPP.empid);
  await enterCode(page, 'Code from the app', used);
  await expect(formAlert(page)).toHaveText('Invalid OTP');
  await page.getByRole('link', { name: 'Use a recovery code' }).click();
  await enterCode(page, 'Recovery code', codes[0]!);
  await page.waitForURL('**/home/dashboard');

  await page.goto('/user/secondfactor');
  await expect(page.getByText('9 left')).toBeVisible();
});
