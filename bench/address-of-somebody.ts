import type { BrowserContext } from '@playwright/test';

/** The page of the first person whom home names to whoever is signed in. */
export async function addressOfSomebody(context: BrowserContext, address: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(`${address}/home/dashboard`);
  const link = page.locator('main a[href*="/ecenter/profileview/key/"]').first();
  const path = await link.getAttribute('href');
  await page.close();
  return new URL(path ?? '', address).href;
}
