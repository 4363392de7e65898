import { expect, type Page } from '@playwright/test';
import { test } from '../e2e/portal-test';

const card = (page: Page) => page.locator('[popover]').filter({ has: page.getByRole('alert') });

/** Asks for a code while nothing answers, so that a snackbar says so. */
async function fail(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(card(page)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/session/forgot-password', (route) => route.abort());
  await page.goto('/auth/forgot-password');
  await page.getByLabel('Employee Id').fill('E1001');
});

test('a failure stays ten seconds, longer while hovered or focused (MSG-02)', async ({ page }) => {
  await fail(page);
  await card(page).hover();
  await page.clock.fastForward('01:00');
  await expect(card(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(async () => {
    await page.clock.fastForward('00:10');
    await expect(card(page)).toBeHidden({ timeout: 500 });
  }).toPass();

  await fail(page);
  await page.mouse.move(5, 5);
  await card(page).getByRole('button', { name: 'Close message' }).focus();
  await page.clock.fastForward('01:00');
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(card(page)).toBeHidden();
});

test('it is at the bottom centre, top right under 720 px (MSG-03, MSG-04)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await fail(page);
  const placeAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const box = await card(page).boundingBox();
    if (!box) throw new Error('nothing is shown');
    return {
      fromMiddle: Math.round(Math.abs(box.x + box.width / 2 - width / 2)),
      fromRight: Math.round(width - box.x - box.width),
      isAtTop: box.y < 450,
    };
  };
  expect(await placeAt(1440)).toMatchObject({ fromMiddle: 0, isAtTop: false });
  expect(await placeAt(720)).toMatchObject({ fromMiddle: 0, isAtTop: false });
  expect(await placeAt(719)).toMatchObject({ fromRight: 16, isAtTop: true });
  expect(await placeAt(390)).toMatchObject({ fromRight: 16, isAtTop: true });
});
