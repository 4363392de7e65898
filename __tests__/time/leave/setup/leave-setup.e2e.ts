import { expect, type Page } from '@playwright/test';
import { findA11yViolations } from '../../../e2e/find-a11y-violations';
import { test } from '../../../e2e/signed-in-test';
import { watchTitles } from '../../../e2e/watch-titles';

/** A story that runs again meets the type that it closed, whose names are taken. */
const mark = String(Date.now());

const NAMES = {
  English: `Volunteering ${mark}`,
  Deutsch: `Ehrenamt ${mark}`,
  Español: `Voluntariado ${mark}`,
  Français: `Bénévolat ${mark}`,
  日本語: `ボランティア ${mark}`,
  中文: `志愿服务 ${mark}`,
};
const NAME = NAMES.English;

async function addType(page: Page): Promise<void> {
  await page.goto('/timemanage/leavesetup');
  await page.getByRole('button', { name: 'Add a type' }).click();
  const dialog = page.getByRole('dialog', { name: 'New type of leave' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Give it a name.')).toBeVisible();
  await dialog.getByLabel('Name', { exact: true }).fill(NAME);
  await dialog.getByRole('button', { name: 'Other languages' }).click();
  for (const [language, name] of Object.entries(NAMES))
    if (language !== 'English') await dialog.getByLabel(`Name, ${language}`).fill(name);
  await dialog.getByRole('switch', { name: 'Private' }).click();
  const headingsWithoutTitle = await watchTitles(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.waitForURL('**/timemanage/leavesetup/key/*');
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  expect(await headingsWithoutTitle()).toEqual([]);
}

const preview = (page: Page) => page.getByRole('dialog', { name: 'Whose balances differ' });

/** For Munich two days a year, of which one is carried over until March. */
async function writeRule(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Set the first rule' }).click();
  await page.getByRole('combobox', { name: 'Locations' }).fill('Mun');
  await page.getByRole('option', { name: 'Munich' }).click();
  await page
    .getByLabel(/^Days\b/)
    .first()
    .fill('2');
  await page.getByLabel('For a part of the time').selectOption('In full all the same');
  await page.getByLabel('What is left when the year ends').selectOption('Some of it is carried over');
  await page.getByLabel(/^Days carried over at most/).fill('1');
  await page.getByLabel('Carried days last, in months').fill('3');
  const words = 'at most 1 day carried over until the end of March.';
  await expect(page.getByRole('region', { name: 'In words' })).toContainText(`2 days a year from January`);
  await expect(page.getByRole('region', { name: 'In words' })).toContainText(words);
}

test.describe('HR', () => {
  test.use({ employeeId: 'E1004' });

  test('makes a type in six languages, sees whose balances its rule changes, and saves it', async ({ page }) => {
    await addType(page);
    await writeRule(page);
    await page.getByRole('button', { name: 'Preview and save' }).click();
    await expect(
      preview(page)
        .getByText(/balances? differ/)
        .first(),
    ).toBeVisible();
    const row = preview(page).getByRole('row').nth(1);
    await expect(row).toContainText('0 days');
    await expect(row).toContainText('2 days');
    await preview(page).getByRole('button', { name: 'Save the rule' }).click();
    await expect(page.getByText('The rule is saved. Balances follow in the night.')).toBeVisible();
    expect(await findA11yViolations(page)).toEqual([]);

    await page.goto('/timemanage/leavesetup');
    const type = page.getByRole('listitem').filter({ hasText: NAME });
    await expect(type).toContainText('2 days a year from January');
    await expect(type).toContainText('It is for Munich.');
    await type.getByRole('link').click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`${NAME} has a history, so it was closed instead`)).toBeVisible();
    await expect(page.getByText('Closed', { exact: true })).toBeVisible();
  });

  test('sees what the year’s end will write, and when that runs', async ({ page }) => {
    await page.goto('/timemanage/leavesetup');
    await page.getByRole('tab', { name: 'What comes next' }).click();
    await expect(page.getByText(/^It runs next on/)).toBeVisible();
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('heading', { name: 'Entries that would be made' })).toBeVisible();
    await expect(page.getByText(/days granted to \d+ people/).first()).toBeVisible();
    await page.getByRole('link', { name: 'Schedule', exact: true }).click();
    await page.waitForURL('**/common/scheduler');
  });

  test('corrects the balance of one person, and reads what it is then', async ({ page }) => {
    await page.goto('/timemanage/leavesetup');
    await page.getByRole('tab', { name: 'One person' }).click();
    await page.getByRole('searchbox', { name: 'Person' }).fill('E1009');
    await page.getByRole('button', { name: /E1009/ }).click();
    await expect(page.getByRole('region', { name: 'Balances today' })).toContainText(/day/);
    await page.getByLabel(/^Days\b/).fill('1.5');
    await page.getByRole('button', { name: 'Enter', exact: true }).click();
    await expect(page.getByText('This is needed.')).toBeVisible();
    await page.getByLabel(/^Why/).fill('Counted by mistake');
    await page.getByRole('button', { name: 'Enter', exact: true }).click();
    await expect(page.getByText(/^Entered\. Of .+ left today\.$/)).toBeVisible();
    await page.getByLabel(/^Per cent of full time/).fill('80');
    await page.getByRole('button', { name: 'Set', exact: true }).click();
    await expect(page.getByText(/it is 80\s%\.$/)).toBeVisible();
    expect(await findA11yViolations(page)).toEqual([]);
  });
});

test.describe('a manager', () => {
  test.use({ employeeId: 'E1002' });

  test('cannot open what HR sets leave up by', async ({ page }) => {
    for (const place of ['/timemanage/leavesetup', '/timemanage/leavesetup/key/1']) {
      await page.goto(place);
      await expect(page).toHaveURL(/\/unauthorized\?why=role/);
    }
  });
});
