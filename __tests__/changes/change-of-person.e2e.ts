import { expect, type Page } from '@playwright/test';
import { findA11yViolations } from '../e2e/find-a11y-violations';
import { sidewaysScroll } from '../e2e/sign-in';
import { test } from '../e2e/signed-in-test';

test.use({ employeeId: 'E1004' });

const DAY = '01-Mar-2031';

/** Opens the page of changes of somebody from a list. */
async function openPerson(page: Page, list: '/ecenter/jobstatusupdate' | '/ecenter/managerupdate', number: string) {
  await page.goto(list);
  await page.getByRole('main').getByRole('searchbox', { name: 'Search' }).fill(number);
  const row = page.getByRole('table', { name: 'People' }).getByRole('row').filter({ hasText: number });
  await row.getByRole('link').click();
  await page.waitForURL(`**${list}/request/*`);
}

/** Fills what every change asks for, sees what it does, and saves. */
async function saveChange(page: Page, title: string, fill: () => Promise<void>, told: RegExp) {
  const form = page.getByRole('dialog', { name: title });
  await form.getByRole('textbox', { name: /^Effective From/ }).fill(DAY);
  await fill();
  const preview = form.getByRole('region', { name: 'What this does' });
  await expect(preview.getByRole('list', { name: 'After saving' })).toContainText(told);
  await expect(preview).toContainText('Who sees');
  await form.getByLabel(/^Justification/).fill('Agreed with the team');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Record has been updated successfully')).toBeVisible();
  await expect(form).toHaveCount(0);
}

/** Takes the change back that is to come in a history. */
async function takeBack(page: Page, history: string) {
  const list = page.getByRole('list', { name: history });
  const planned = list.getByRole('listitem').filter({ hasText: DAY }).first();
  await expect(planned).toContainText('To come');
  await planned.getByRole('button', { name: `Take back the change from ${DAY}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Take this change back?' });
  await dialog.getByLabel(/^Reason/).fill('Planned too early');
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('The change is taken back.')).toBeVisible();
  await expect(list.getByRole('button', { name: `Take back the change from ${DAY}` })).toHaveCount(0);
}

test('HR gives somebody another status, sees what it does, and takes it back', async ({ page }) => {
  await openPerson(page, '/ecenter/jobstatusupdate', 'E1001');
  await page.getByRole('link', { name: 'New Job Change' }).click();
  const form = page.getByRole('dialog', { name: 'New Job Change' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Effective From is required').first()).toBeVisible();
  await saveChange(
    page,
    'New Job Change',
    async () => {
      await form.getByRole('combobox', { name: /^Job Status/ }).selectOption({ label: 'Probation' });
      await form.getByRole('textbox').nth(1).fill('6');
    },
    /Probation/,
  );
  expect(await findA11yViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'All changes' }).click();
  const log = page.getByRole('list', { name: 'All changes' });
  await expect(log).toContainText(`set the job status from ${DAY} on.`);
  await expect(log).toContainText('Agreed with the team');
  await page.getByRole('link', { name: 'Job status', exact: true }).last().click();
  await takeBack(page, 'Job status history');
});

test('HR moves somebody and gives them another manager, and takes each change back', async ({ page }) => {
  await openPerson(page, '/ecenter/jobstatusupdate', 'E1001');
  await page.getByRole('link', { name: 'Assignment', exact: true }).click();
  await page.getByRole('link', { name: 'New Assignment' }).click();
  const move = page.getByRole('dialog', { name: 'New Assignment' });
  await saveChange(
    page,
    'New Assignment',
    async () => {
      const units = move.getByRole('combobox', { name: 'Unit' });
      await expect(units.getByRole('option')).not.toHaveCount(1);
      await units.selectOption({ index: 1 });
    },
    /New/,
  );
  await takeBack(page, 'Assignments');

  await page.getByRole('link', { name: 'Managers', exact: true }).last().click();
  await page.getByRole('link', { name: 'New Manager Change' }).click();
  const form = page.getByRole('dialog', { name: 'New Manager Change' });
  await saveChange(
    page,
    'New Manager Change',
    async () => {
      await form.getByRole('searchbox', { name: /^Manager ID/ }).fill('E1003');
      await form.getByRole('button', { name: /E1003/ }).click();
    },
    /New/,
  );
  await takeBack(page, 'Managers');
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await sidewaysScroll(page)).toBe(0);
});

test.describe('somebody without the right', () => {
  test.use({ employeeId: 'E1001' });

  test('an employee meets neither of the two pages', async ({ page }) => {
    for (const address of ['/ecenter/jobstatusupdate', '/ecenter/managerupdate']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^(Job status|Managers)$/);
      await expect(page.getByRole('table', { name: 'People' })).toHaveCount(0);
    }
  });
});
