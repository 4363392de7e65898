import type { Locator, Page } from '@playwright/test';

/** The control of a menu of the header; on a phone both menus stand in one. */
export function headerMenu(page: Page, menu: 'Discover' | 'Preferences'): Locator {
  const header = page.getByRole('banner');
  const one = header.locator(`summary[aria-label="${menu}"]`);
  return one.or(header.locator('summary[aria-label^="More"]')).filter({ visible: true });
}

/** Opens a menu of the header and presses what it offers under a name. */
export async function chooseInHeader(page: Page, menu: 'Discover' | 'Preferences', name: string): Promise<void> {
  await headerMenu(page, menu).click();
  const header = page.getByRole('banner');
  await header
    .getByRole('button', { name, exact: true })
    .or(header.getByRole('link', { name, exact: true }))
    .filter({ visible: true })
    .click();
}
