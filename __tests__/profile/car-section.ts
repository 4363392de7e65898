import { expect, type Page } from '@playwright/test';

/** A number of an account that nobody but its owner and HR may ever see whole. */
export const ACCOUNT = '70041234567890';

/** Adds a field to the group that is being filled. */
async function add(page: Page, name: string, type: string): Promise<void> {
  await page.getByLabel('Type').first().selectOption({ label: type });
  await page.getByLabel('Name of the new field').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
}

const inspector = (page: Page) => page.getByRole('region', { name: 'What is selected' });

/** Eight fields of seven types: one asked only for some, one computed, and a number of an account as a secret. Managers see them. */
export async function writeCarSection(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a field', exact: true }).click();
  const fields = [
    ['Car', 'One of a few'],
    ['Make', 'Text'],
    ['Bought on', 'Date'],
    ['Lender', 'Text'],
    ['Price', 'Number'],
    ['Tax', 'Formula'],
    ['Account number', 'Text'],
    ['Remarks', 'Long text'],
  ] as const;
  for (const [name, type] of fields) await add(page, name, type);
  await page.getByRole('button', { name: 'Done' }).click();

  const chosen = inspector(page);
  await page.getByRole('button', { name: /^Car/ }).first().click();
  await chosen.getByRole('button', { name: 'Edit all as text' }).click();
  const paste = page.getByRole('dialog', { name: 'Edit all as text' });
  await paste.getByLabel('One option per line').fill('Owned\nLeased\nNone');
  await paste.getByRole('button', { name: 'Use these' }).click();
  await chosen.getByRole('switch', { name: 'Mandatory' }).click();

  await page.getByRole('button', { name: /^Lender/ }).click();
  await chosen.getByRole('button', { name: 'Only if …' }).click();
  await chosen.getByLabel('Field that decides').selectOption({ label: 'Car' });
  await chosen.getByLabel('Leased').check();

  await page.getByRole('button', { name: /^Tax/ }).click();
  await chosen.getByRole('textbox', { name: 'Formula' }).fill('Prise * 0.01');
  await expect(chosen.getByText('There is no field “Prise”.').first()).toBeVisible();
  await chosen.getByRole('textbox', { name: 'Formula' }).fill('ROUND(Price * 0.01, 2)');
  await expect(chosen.getByText('Gives a number.')).toBeVisible();

  await page.getByRole('button', { name: /^Account number/ }).click();
  await chosen.getByText('More settings').click();
  await chosen.getByRole('switch', { name: 'Secret' }).click();

  await page.getByRole('button', { name: 'Section settings' }).click();
  for (const who of ['Managers above', 'Reviewer'])
    await chosen.getByLabel(who, { exact: true }).selectOption({ label: 'sees it' });
}
