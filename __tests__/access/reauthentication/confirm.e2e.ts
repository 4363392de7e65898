import { expect } from '@playwright/test';
import { until } from '../../bff/stub/until';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { employeeIdField, PASSWORD, passwordField, sidewaysScroll } from '../../e2e/sign-in';
import { test } from '../single-sign-on/portal-with-provider';
import { fillGrant, give, grantDialog, openProvider, proofDialog, REASON, signInBySso } from './held-grant';

/** As short as a story can wait for in place of five minutes. */
const PROOF_SECONDS = 5;

/** These stories have the portal to themselves. */
const [HOLDER, OTHER] = ['E1016', 'E1018'];

test.describe.configure({ mode: 'default' });
test.use({ hrApiVariables: { PROOF_SECONDS: String(PROOF_SECONDS) } });

test('an administrator who gives a role later confirms by the password, and nothing is lost', async ({ page }) => {
  await page.goto('/auth/login');
  await employeeIdField(page).fill('E1006');
  await passwordField(page).fill(PASSWORD);
  await passwordField(page).press('Enter');
  await page.waitForURL('**/home/dashboard');
  const signedInAt = Date.now();
  await fillGrant(page, HOLDER);
  await until(() => Date.now() - signedInAt > PROOF_SECONDS * 1000, 'the proof to be old');
  await give(page);
  await expect(proofDialog(page)).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await proofDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(grantDialog(page)).toContainText('you did not confirm that it is you');
  await expect(grantDialog(page).getByLabel(/^Reason/)).toHaveValue(REASON);

  await give(page);
  await expect(proofDialog(page).getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('Not-the-password-1');
  await page.keyboard.press('Enter');
  await expect(proofDialog(page)).toContainText('The current password is not correct.');
  await proofDialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(proofDialog(page)).toHaveCount(0);
  await expect(grantDialog(page)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Who holds it' }).click();
  await expect(page.getByRole('row').filter({ hasText: HOLDER })).toContainText('Everybody');
});

test('who came by single sign-on confirms at the provider, in a window of its own', async ({ page }) => {
  await signInBySso(page);
  await fillGrant(page, OTHER);
  await give(page);
  const there = await openProvider(page);
  const closed = there.waitForEvent('close');
  await there.getByRole('button', { name: 'Vikram Nair' }).click();
  await closed;
  await expect(proofDialog(page)).toContainText('Somebody else has signed in there.');
  const again = await openProvider(page);
  await again.getByRole('button', { name: 'Thomas Keller' }).click();
  await expect(grantDialog(page)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Who holds it' }).click();
  await expect(page.getByRole('row').filter({ hasText: OTHER })).toContainText('Everybody');
});
