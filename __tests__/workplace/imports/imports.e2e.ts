import { expect, type Page } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { signInToHome } from '../../e2e/sign-in';
import { test } from '../../e2e/signed-in-test';

/** This story has them to itself. */
const [CHANGED, CORRECTED] = ['E1071', 'E1074'];

const HEADINGS = [
  ...['Employee ID', 'First name', 'Last name', 'Work email', 'Joined on', 'Business', 'Company', 'Unit'],
  ...['Location', 'Level', 'Job status', 'Shoe size'],
];
const WORK = ['instruments', 'IN', 'firmware', 'bengaluru', 'specialist', 'Confirmed'];
const JOINER = ['E9071', 'Ida', 'Lindqvist', 'ida.lindqvist@tarnbrook.example', '2024-02-01', ...WORK, '41'];
const update = (id: string, level: string) => [id, ...Array<string>(8).fill(''), level, '', '39'];

/** As a spreadsheet puts cells on the clipboard. */
const TABLE = [HEADINGS, JOINER, update(CHANGED, 'lead'), update(CORRECTED, 'Wizard')]
  .map((cells) => cells.join('\t'))
  .join('\n');

/** Opens the history of somebody's assignments from the list of people. */
async function openAssignments(page: Page, number: string) {
  await page.goto('/ecenter/jobstatusupdate');
  await page.getByRole('main').getByRole('searchbox', { name: 'Search' }).fill(number);
  const row = page.getByRole('table', { name: 'People' }).getByRole('row').filter({ hasText: number });
  await row.getByRole('link').click();
  await page.getByRole('link', { name: 'Assignment', exact: true }).click();
  return page.getByRole('list', { name: 'Assignments' });
}

async function expectFine(page: Page) {
  expect(await findA11yViolations(page, { widths: [390, 768, 1440] })).toEqual([]);
}

test('HR pastes people, corrects a wrong row in place, imports them and takes them back', async ({ page }) => {
  // An import is taken back by who has signed in within minutes.
  await signInToHome(page, 'E1004');
  await page.goto('/process/smartupload');
  await page.getByRole('link', { name: 'New import' }).first().click();
  await page.waitForURL('**/smartupload/start');
  await page.getByRole('radio', { name: /^People/ }).check();
  await page.getByRole('button', { name: 'Paste cells' }).click();
  await page.getByLabel('Cells with their headings').fill(TABLE);
  await expect(page.getByText('3 rows and 12 columns:')).toBeVisible();
  await expectFine(page);
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.waitForURL('**/smartupload/key/*');
  const address = page.url();
  await expect(page.getByRole('combobox', { name: 'What “Work email” is' })).toHaveValue('Work email');
  await expect(page.getByText('1 column is left out')).toBeVisible();
  await expectFine(page);
  await page.getByRole('button', { name: 'Check the rows' }).click();

  await expect(page.getByRole('heading', { name: 'Ready to import: 1 new and 1 changed' })).toBeVisible();
  await expect(page.getByText('1 row is refused; you can correct it below.')).toBeVisible();
  const rows = page.getByRole('table', { name: 'Rows' });
  const wrong = rows.getByRole('row').filter({ hasText: 'Line 4' });
  await expect(wrong).toContainText('Wizard');
  await expectFine(page);
  await wrong.getByLabel(/^Level/).selectOption('lead');
  await expect(wrong.getByText('Corrected')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ready to import: 1 new and 2 changed' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Import…' }).click();
  const question = page.getByRole('dialog', { name: 'Import these rows?' });
  await expect(question).toContainText('This will be imported: 1 new and 2 changed.');
  expect(await findA11yViolations(page)).toEqual([]);
  await question.getByRole('radio', { name: /All or nothing/ }).check();
  await question.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { name: 'Imported: 1 new and 2 changed' })).toBeVisible();
  await expect(page.getByText('All rows were imported together.')).toBeVisible();
  await expectFine(page);

  const assignments = await openAssignments(page, CHANGED);
  await expect(assignments).toContainText('Team lead');
  const count = await assignments.getByRole('listitem').count();

  await page.goto('/process/smartupload');
  const listed = page.getByRole('list', { name: 'Imports so far' }).getByRole('listitem').first();
  await expect(listed).toContainText('2 changed');
  await listed.getByRole('link').click();
  await page.waitForURL(address);
  await page.getByRole('button', { name: 'Take back…' }).click();
  const undo = page.getByRole('dialog', { name: 'Take this import back?' });
  await undo.getByRole('button', { name: 'Take back' }).click();
  await expect(undo.getByText('Say why you take it back')).toBeVisible();
  await undo.getByLabel(/^Reason/).fill('Only to look');
  await undo.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('heading', { name: '3 rows taken back' })).toBeVisible();

  const before = await openAssignments(page, CHANGED);
  await expect(before.getByRole('listitem')).toHaveCount(count - 1);
});

test.describe('for an employee', () => {
  test.use({ employeeId: 'E1001' });
  test('importing people is refused', async ({ page }) => {
    await page.goto('/process/smartupload');
    await expect(page.getByRole('link', { name: 'New import' })).toHaveCount(0);
  });
});
