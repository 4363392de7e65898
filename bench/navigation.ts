import type { Page } from '@playwright/test';

/** Milliseconds from a click on a link to the paint of the page that it leads to, and how much of that was the network. */
export interface Navigation {
  readonly total: number;
  readonly network: number;
}

/** Follows a link of the page without loading the document anew; over when the page there is painted under its own title. */
export async function navigate(page: Page, path: string): Promise<Navigation> {
  const link = page.locator(`nav a[href="${path}"]`).first();
  await link.scrollIntoViewIfNeeded();
  // Inner functions would need a helper of the compiler that is not in the page.
  return link.evaluate(async (element, to) => {
    const before = document.querySelector('main h1')?.textContent;
    const startedAt = performance.now();
    (element as HTMLAnchorElement).click();
    for (let title = before; location.pathname !== to || !title || title === before;) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      title = document.querySelector('main h1')?.textContent;
      if (performance.now() - startedAt > 10_000) throw new Error(`${to} did not open`);
    }
    const endedAt = performance.now();
    // A request is told of when it is over, which may be after the paint.
    await new Promise((resolve) => setTimeout(resolve, 300));
    let network = 0;
    let seenUntil = startedAt;
    for (const { startTime, duration } of performance.getEntriesByType('resource')) {
      if (startTime < startedAt || startTime > endedAt) continue;
      const until = Math.min(startTime + duration, endedAt);
      network += Math.max(until - Math.max(startTime, seenUntil), 0);
      seenUntil = Math.max(seenUntil, until);
    }
    return { total: endedAt - startedAt, network };
  }, path);
}
