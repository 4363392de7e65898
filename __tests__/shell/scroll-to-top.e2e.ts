import { expect } from '@playwright/test';
import { test } from '../e2e/signed-in-test';

test.use({ employeeId: 'E1002' });

for (const width of [1440, 390]) {
  test(`beyond 300 px a button leads back to the top, at ${width} px, and the focus goes along (SHL-12)`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 600 });
    await page.goto('/home/dashboard');
    const button = page.getByRole('button', { name: 'Scroll to top' });
    const scroll = (top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await expect(async () => {
      await scroll(0);
      await scroll(301);
      await expect(button).toBeVisible({ timeout: 500 });
    }).toPass();
    await scroll(300);
    await expect(button).toBeHidden();

    await scroll(900);
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(button).toBeHidden();
    await expect(page.locator('#content')).toBeFocused();
  });
}
