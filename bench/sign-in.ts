import type { BrowserContext } from '@playwright/test';

const SAMPLE_PASSWORD = 'Humming-2026';

/** Signs a person of the sample organisation in as their own browser does: with its own form. */
export async function signIn(context: BrowserContext, address: string, username: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${address}/auth/login`);
  await page.locator('[name=username]').fill(username);
  await page.locator('[name=password]').fill(SAMPLE_PASSWORD);
  await page.locator('form:has([name=password]) [type=submit]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'));
  await page.close();
}
