import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The longest event of each interaction, in milliseconds to its next paint; those below 16 ms are not told. */
    interactionTimes?: Map<number, number>;
  }
}

/** Begins to note how long the page takes from each interaction to the next paint, as browsers measure it. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times = (window.interactionTimes = new Map<number, number>());
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
        const { duration, interactionId = 0 } = entry;
        if (interactionId > 0) times.set(interactionId, Math.max(times.get(interactionId) ?? 0, duration));
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** What opens and shuts on the frame and on home: menus of the header, groups of the aside, the aside itself, the dialog. */
async function* actionsOn(page: Page): AsyncGenerator<void> {
  const escape = () => page.keyboard.press('Escape');
  for (;;) {
    for (const summary of await page.locator('header summary:visible').all()) {
      yield await summary.click();
      yield await escape();
    }
    for (const summary of await page.locator('nav summary:visible').all()) {
      yield await summary.click();
      yield await summary.click();
    }
    for (const button of await page.locator('main button[aria-haspopup=dialog]:visible').all()) {
      yield await button.click();
      await page.getByRole('dialog').waitFor();
      yield await escape();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    for (let time = 0; time < 2; time += 1) yield await page.locator('aside button[aria-expanded]:visible').click();
  }
}

/** Does so many actions one after another; milliseconds to the next paint of those that took at least 16, slowest first. */
export async function interact(page: Page, count: number): Promise<number[]> {
  await watch(page);
  const actions = actionsOn(page);
  for (let done = 0; done < count; done += 1) {
    await actions.next();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }
  await page.waitForTimeout(500);
  const times = await page.evaluate(() => [...(window.interactionTimes ?? [])].map(([, time]) => time));
  return times.sort((one, other) => other - one);
}
