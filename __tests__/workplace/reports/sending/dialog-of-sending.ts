import { expect, type Page } from '@playwright/test';

/** The dialog in which the list of employees is sent, scheduled, and what became of it is read. */
export const sendingDialog = (page: Page) => page.getByRole('dialog', { name: 'Send “Employee list”' });

/** The newest entry of its history that says this. */
export const historyRow = (page: Page, text: string) =>
  sendingDialog(page)
    .getByRole('list', { name: 'Schedule History' })
    .getByRole('listitem')
    .filter({ hasText: text })
    .first();

export async function openSendingDialog(page: Page): Promise<void> {
  await page.goto('/ecenter/commonreport/key/employee-list');
  await page.getByRole('main').getByRole('button', { name: 'Send', exact: true }).click();
  await expect(sendingDialog(page).getByRole('tab', { name: 'Immediate' })).toBeVisible();
}

/** Saves the columns of the page as a layout from the dialog, which then has it chosen. */
export async function saveAsLayout(page: Page, name: string): Promise<void> {
  const form = sendingDialog(page);
  await form.getByRole('button', { name: 'Save the columns on the page as a layout' }).click();
  const naming = page.getByRole('dialog', { name: 'Save as a new layout' });
  await naming.getByLabel('Layout name').fill(name);
  await naming.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(naming).toBeHidden();
  await expect(form.getByRole('combobox', { name: 'Report Name' }).locator('option:checked')).toHaveText(name);
}
