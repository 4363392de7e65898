import type { Browser, Locator, Page } from '@playwright/test';
import { watchPage } from '../e2e/portal-test';

/** Of one's own record, or of somebody else's with a key. */
export const placeOfSection = (code: number, key?: string) =>
  key ? `/ecenter/profileedit/key/${key}/section/${code}` : `/ecenter/essprofileedit/section/${code}`;

export const textOf = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
export const snackbar = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

/** What is said to be wrong with a field, or with one of a group. */
export const issueOf = (page: Page, name: string) =>
  textOf(page, name).locator('xpath=ancestor::div[contains(@class, "group/field")]').getByRole('alert');

interface Someone {
  readonly browser: Browser;
  readonly baseURL: string | undefined;
  readonly storageState?: Awaited<ReturnType<ReturnType<Browser['contexts']>[number]['storageState']>>;
}

/** A browser of somebody else's, beside that of the story. */
export async function openBrowser({ browser, baseURL, storageState }: Someone): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', storageState });
  return watchPage(await context.newPage());
}

/** Presses Tab until something has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let left = 120; left > 0; left -= 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The keyboard does not reach ${target}`);
}
