import { expect } from '@playwright/test';
import { test } from '../e2e/portal-test';
import { signInToHome } from '../e2e/sign-in';

test('the gallery of building blocks is not there in the product', async ({ page }) => {
  await signInToHome(page, 'E1006');
  const answer = await page.goto('/dev/gallery');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
});
