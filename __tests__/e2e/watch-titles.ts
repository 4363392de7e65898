import type { Page } from '@playwright/test';

declare global {
  interface Window {
    headingsWithoutTitle?: string[];
  }
}

/** Looks from now on, as long as links lead on within the page, what headings it shows while it has no title; gives a way to read them. */
export async function watchTitles(page: Page): Promise<() => Promise<string[] | undefined>> {
  await page.evaluate(() => {
    const found: string[] = (window.headingsWithoutTitle = []);
    const look = () => {
      if (document.title === '') found.push(document.querySelector('h1')?.textContent ?? '');
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => window.headingsWithoutTitle);
}
