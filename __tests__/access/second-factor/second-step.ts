import { expect, type Page } from '@playwright/test';
import { OWN_PASSWORD } from '../../e2e/own-password';
import { signIn } from '../../e2e/sign-in';

/** Signs somebody in up to their second step. */
export async function signInToSecondStep(page: Page, empid: string): Promise<void> {
  await signIn(page, empid, OWN_PASSWORD);
  await page.waitForURL('**/auth/otpauth');
}

/** Reads the recovery codes, which are shown once. */
export async function readRecoveryCodes(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  const codes = await page.locator('ol[translate=no] li').allInnerTexts();
  expect(codes).toHaveLength(10);
  return codes;
}
