import type { Page } from '@playwright/test';

/** What is done to a dashboard: tables, rules and citations opened and shut, pictures pointed at, and a walk through it by key. */
export async function* actionsOnDashboard(page: Page): AsyncGenerator<void> {
  const folded = page.locator('main section summary:visible');
  const pictures = page.locator('main section canvas');
  for (;;) {
    for (const summary of await folded.all()) {
      yield await summary.click();
      yield await summary.click();
    }
    // Scripts of pictures come once one is in view.
    for (const picture of await pictures.all()) yield await picture.hover();
    for (let time = 0; time < 10; time += 1) yield await page.keyboard.press('Tab');
  }
}
