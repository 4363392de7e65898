import { expect } from '@playwright/test';
import { test } from '../../e2e/signed-in-test';

test.use({ employeeId: 'E1001' });

test('the splash hides after 300 ms and is absent with reduced motion (SHL-13)', async ({ page }) => {
  await page.goto('/ecenter/dashboard');
  const splash = page.locator('[data-splash]');
  const end = await splash.evaluate(async (element) => {
    const [animation] = element.getAnimations();
    await animation?.finished;
    return {
      at: animation?.effect?.getComputedTiming().endTime,
      takesPresses: getComputedStyle(element).pointerEvents,
    };
  });
  expect(end).toEqual({ at: 300, takesPresses: 'none' });
  await expect(splash).toBeHidden();

  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'My profile', exact: true }).click();
  await page.waitForURL('**/ecenter/essprofileview');
  await expect(splash).toBeHidden();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/ecenter/dashboard');
  expect(await splash.evaluate((element) => getComputedStyle(element).display)).toBe('none');
});
