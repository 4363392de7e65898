import type { Page } from '@playwright/test';

/** What a person does on a page, without end: between two of them the page is given time to paint. */
export type Actions = (page: Page) => AsyncGenerator<void>;

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

/** Does so many actions one after another; milliseconds to the next paint of those that took at least 16, slowest first. */
export async function interact(page: Page, actionsOn: Actions, count: number): Promise<number[]> {
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
