import { expect } from '@playwright/test';
import { test } from '../../e2e/signed-in-test';

test.use({ employeeId: 'E1002' });

for (const width of [1440, 390]) {
  test(`beyond 300 px a button scrolls to the top at ${width} px, with focus (SHL-12)`, async ({ page }) => {
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

test.describe('where there is something to fill in', () => {
  test.use({ employeeId: 'E1006' });

  test('it gives way to the form, and rests below it at the end of the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto('/chillconnect/helpdesksetup');
    await page.getByRole('tab', { name: 'Priorities' }).click();
    const button = page.getByRole('button', { name: 'Scroll to top' });
    await page.getByRole('button', { name: 'Add a priority' }).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await expect(button).toBeHidden();
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect(button).toBeVisible();
    const form = await page.locator('main form:visible').last().boundingBox();
    expect((await button.boundingBox())!.y).toBeGreaterThanOrEqual(form!.y + form!.height);
  });
});
