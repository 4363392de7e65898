import { expect, type Page } from '@playwright/test';
import { findA11yViolations } from '../e2e/find-a11y-violations';
import { watchPage, test } from '../e2e/portal-test';
import { signInToHome } from '../e2e/sign-in';

const NAME = 'Company car';

/** Adds a field to the group that is being filled. */
async function add(page: Page, name: string, type: string): Promise<void> {
  await page.getByLabel('Type').first().selectOption({ label: type });
  await page.getByLabel('Name of the new field').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
}

/** Looks for faults at each width, then goes on at the desk's. */
async function expectAccessible(page: Page): Promise<void> {
  expect(await findA11yViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
}

const inspector = (page: Page) => page.getByRole('region', { name: 'What is selected' });

/** Eight fields of seven types, two of them asked only for some, one computed, one secret. */
async function writeSection(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a field', exact: true }).click();
  const fields = [
    ['Car', 'One of a few'],
    ['Make', 'Text'],
    ['Bought on', 'Date'],
    ['Lender', 'Text'],
    ['Price', 'Number'],
    ['Tax', 'Formula'],
    ['Fuel card', 'Text'],
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

  await page.getByRole('button', { name: /^Fuel card/ }).click();
  await chosen.getByText('More settings').click();
  await chosen.getByRole('switch', { name: 'Secret' }).click();
}

test('HR makes and publishes a section with eight fields, and an employee fills it on a phone', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInToHome(page, 'E1004');
  await page.goto('/process/profilesetup');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New section' }).click();
  const dialog = page.getByRole('dialog', { name: 'New section' });
  await dialog.getByLabel('Name (English)').fill(NAME);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.waitForURL('**/process/profilesetup/key/*');

  await writeSection(page);
  await expect(page.getByText(/^Saved, /)).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('button', { name: /^Fuel card/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Preview' }).click();
  const form = page.getByRole('form', { name: NAME });
  await expect(form.getByRole('textbox', { name: 'Lender' })).toBeDisabled();
  await form.getByLabel('Leased').check();
  await expect(form.getByRole('textbox', { name: 'Lender' })).toBeEnabled();
  await form.getByRole('textbox', { name: 'Price' }).fill('20000');
  await expect(form.getByText('200', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const question = page.getByRole('dialog', { name: `Publish ${NAME}?` });
  await expect(question.getByText(/decides what is proposed/)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Version 1 in force')).toBeVisible();

  const other = await browser.newContext({ baseURL, locale: 'en-GB', viewport: { width: 390, height: 844 } });
  const phone = watchPage(await other.newPage());
  await signInToHome(phone, 'E1001');
  await phone.goto('/ecenter/essprofileedit');
  await phone
    .getByRole('link', { name: new RegExp(NAME) })
    .first()
    .click();
  await expect(phone.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await phone.getByLabel('Owned').check();
  await phone.getByRole('textbox', { name: 'Make' }).fill('Two-seater');
  await phone.getByRole('textbox', { name: 'Fuel card' }).fill('70041234567890');
  await phone.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(phone.getByText(`${NAME} Updated Successfully`).first()).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('region', { name: 'Waiting for approval' })).toBeVisible();
  await expect(phone.getByText('70041234567890')).toHaveCount(0);
  await other.close();
});
