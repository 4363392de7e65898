import { expect } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { test } from '../../e2e/portal-test';
import { signInToHome } from '../../e2e/sign-in';
import { chooseInHeader } from '../../e2e/header-menu';

test('a new employee picks a buddy, takes the tour, is not asked again (POP-04, BUD-07, BUD-08)', async ({ page }) => {
  await signInToHome(page, 'E1012');
  const popup = page.getByRole('dialog', { name: 'Choose your tour Buddy' });
  await expect(popup.getByRole('heading', { name: 'Will you, Kiri?' })).toBeVisible();
  await popup.getByRole('button', { name: 'Choose another' }).click();
  await expect(popup.getByRole('button', { name: 'Otto' })).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await popup.getByRole('button', { name: 'Otto' }).press('Enter');
  await expect(popup.getByRole('heading', { name: 'Will you, Otto?' })).toBeVisible();
  await expect(popup.getByRole('button', { name: 'Yes' })).toBeFocused();
  await page.keyboard.press('Enter');

  const tour = page.getByRole('dialog', { name: 'A tour of the portal' });
  await expect(tour).toContainText('Here is the menu');
  await expect(tour).toContainText('Otto');
  await expect(tour.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tour).toContainText('All parts of the portal');
  await page.keyboard.press('ArrowLeft');
  await expect(tour).toContainText('Here is the menu');
  await page.keyboard.press('Escape');
  await expect(tour).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'You find your tour here' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'You find your tour here' })).toBeHidden();

  await page.reload();
  await chooseInHeader(page, 'Discover', 'Guided tour');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog', { name: 'Guided tour' })).toContainText('Otto');
});

test('an employee postpones checking details, goes to correct them, then confirms once (POP-05)', async ({ page }) => {
  await signInToHome(page, 'E1013');
  const popup = page.getByRole('dialog', { name: 'Are your details right?' });
  await expect(popup.getByText('oliver.hughes@tarnbrook.example')).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  const noted = page.waitForResponse('**/api/hr/closePopup');
  await popup.getByRole('button', { name: 'Later' }).click();
  await expect(popup).toBeHidden();
  expect((await noted).status()).toBe(200);
  await page.reload();
  await chooseInHeader(page, 'Discover', 'Guided tour');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.context().clearCookies();
  await signInToHome(page, 'E1013');
  await popup.getByRole('link', { name: 'Update my profile' }).click();
  await page.waitForURL('**/ecenter/essprofileedit');
  await expect(page.getByRole('main').getByRole('link', { name: /^Contact/ })).toBeVisible();
  await expect(popup).toBeHidden();
  await page.context().clearCookies();
  await signInToHome(page, 'E1013');
  await popup.getByRole('button', { name: 'All correct' }).click();
  await expect(popup).toBeHidden();
  await page.reload();
  await chooseInHeader(page, 'Discover', 'Guided tour');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
