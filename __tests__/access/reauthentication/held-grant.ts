import { expect, type Page } from '@playwright/test';

export const REASON = 'Covers the night until Friday';

export const grantDialog = (page: Page) => page.getByRole('dialog', { name: 'Give a role' });
export const proofDialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' });

/** Opens the page of a role and fills in whom it is given to. */
export async function fillGrant(page: Page, empid: string): Promise<void> {
  await page.goto('/process/roleaccess');
  await page.getByRole('link', { name: 'Helpdesk', exact: true }).click();
  // The list has a button of that name too.
  await expect(page.getByRole('heading', { level: 1, name: 'Helpdesk' })).toBeVisible();
  await page.getByRole('button', { name: 'Give a role' }).click();
  const dialog = grantDialog(page);
  await dialog.getByLabel('Person').fill(empid);
  await dialog.getByRole('button').filter({ hasText: empid }).click();
  await dialog.getByLabel('Over whom').selectOption({ label: 'Everybody' });
  await dialog.getByLabel(/^Reason/).fill(REASON);
}

export const give = (page: Page) => grantDialog(page).getByRole('button', { name: 'Give a role' }).click();

export async function signInBySso(page: Page): Promise<void> {
  await page.goto('/ssologin/corporate');
  await page.getByRole('button', { name: 'Thomas Keller' }).click();
  await page.waitForURL('**/home/dashboard');
}

/** Presses the button of the dialog; the window that it opens. */
export async function openProvider(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await proofDialog(page).getByRole('button', { name: 'Confirm with Tarnbrook' }).click();
  const there = await opened;
  await expect(there.getByRole('heading', { name: 'Who are you today?' })).toBeVisible();
  return there;
}
