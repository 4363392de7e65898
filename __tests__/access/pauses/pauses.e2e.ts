import { expect } from '@playwright/test';
import { formAlert, passwordField, sidewaysScroll, signIn, signInButton } from '../../e2e/sign-in';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { test } from '../../e2e/signed-in-test';

/** Nobody signs in as this person, so that a pause is in nobody's way. */
const PAUSED = 'E1058';

test.use({ employeeId: 'E1006' });

test('an administrator finds who has to wait and lifts the pause with a reason', async ({ page, browser, baseURL }) => {
  const elsewhere = await browser.newContext({ baseURL, locale: 'en-GB', storageState: undefined });
  const strange = await elsewhere.newPage();
  const alert = formAlert(strange);
  await signIn(strange, PAUSED, 'wrong');
  for (let time = 0; time < 6; time += 1) {
    await expect(alert).not.toHaveText('');
    await passwordField(strange).fill(`wrong ${time}`);
    await signInButton(strange).click();
    await expect(signInButton(strange)).toBeEnabled();
  }
  await expect(alert).toContainText('Too many attempts');

  await page.goto('/process/signinpauses');
  const row = page.getByRole('listitem').filter({ hasText: PAUSED });
  await expect(row).toContainText('Elsewhere');
  expect(await findA11yViolations(page)).toEqual([]);
  await row.getByRole('button', { name: /^Lift the pause of / }).click();
  const dialog = page.getByRole('dialog', { name: /^Lift the pause of / });
  await dialog.getByRole('button', { name: 'Lift' }).click();
  await expect(dialog.getByText('Say why you lift it')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Called from their desk');
  await dialog.getByRole('button', { name: 'Lift' }).click();
  await expect(page.getByText(/ can sign in again\.$/)).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await sidewaysScroll(page)).toBe(0);

  await passwordField(strange).fill('wrong again');
  await signInButton(strange).click();
  await expect(alert).toHaveText('The login detail is incorrect');
  await elsewhere.close();
});
