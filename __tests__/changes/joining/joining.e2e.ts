import { expect, type Page } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { sidewaysScroll } from '../../e2e/sign-in';
import { test } from '../../e2e/signed-in-test';

test.use({ employeeId: 'E1004' });

/** Fills where somebody works and as what. */
async function fillWork(page: Page, firstDay: string) {
  await page.getByRole('textbox', { name: /^First day/ }).fill(firstDay);
  for (const [field, code] of [
    ['Business', 'instruments'],
    ['Company', 'IN'],
    ['Unit', 'firmware'],
    ['Location', 'bengaluru'],
    ['Level', 'specialist'],
  ] as const)
    await page.getByRole('combobox', { name: new RegExp(`^${field}`) }).selectOption(code);
  await page.getByRole('combobox', { name: /^Job Status/ }).selectOption({ label: 'Confirmed' });
}

test('HR adds a person, is told of doubles, lets them leave and takes them back', async ({ page }) => {
  await page.goto('/ecenter/jobstatusupdate');
  await page.getByRole('link', { name: 'Add a person' }).click();
  await page.waitForURL('**/jobstatusupdate/join');
  const form = page.getByRole('form', { name: 'Add a person' });
  await form.getByRole('button', { name: 'Add person' }).click();
  await expect(form.getByText('Given name is required')).toBeVisible();
  await expect(form.getByText('First day is required')).toBeVisible();
  await form.getByRole('textbox', { name: /^Given name/ }).fill('Ananya');
  await form.getByRole('textbox', { name: /^Family name/ }).fill('Rao');
  await form.getByRole('textbox', { name: /^Work mail/ }).fill('ananya.rao.two@example.com');
  const doubles = form.getByRole('region', { name: 'Is it one of these?' });
  await expect(doubles).toContainText('E1001');
  await expect(doubles).toContainText('same name');
  await fillWork(page, '01-Feb-2024');
  await form.getByRole('searchbox', { name: /^Manager/ }).fill('E1002');
  await form.getByRole('button', { name: /Vikram Nair/ }).click();
  await form.getByRole('button', { name: 'Add person' }).click();
  await expect(doubles.getByText('Say whether this is somebody else')).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await doubles.getByRole('checkbox', { name: 'This is somebody else' }).check();
  await form.getByRole('button', { name: 'Add person' }).click();
  await expect(page.getByText(/^Added as E\d{4}$/)).toBeVisible();
  await page.waitForURL('**/employment');
  await expect(page.getByRole('heading', { level: 1, name: 'Ananya Rao' })).toBeVisible();
  await expect(page.getByText('Reports to')).toBeVisible();
  const list = page.getByRole('list', { name: 'Employment' });
  await expect(list).toContainText('From 01-Feb-2024');

  await page.getByRole('link', { name: 'Record leaving' }).click();
  const leaving = page.getByRole('dialog', { name: 'Record leaving' });
  await leaving.getByRole('textbox', { name: /^Last day/ }).fill('28-Feb-2024');
  await leaving.getByRole('combobox', { name: /^Reason/ }).selectOption('Resignation');
  await expect(leaving.getByRole('region', { name: 'What this does' })).toContainText('Nothing has to be handed over.');
  await leaving.getByRole('button', { name: 'Save' }).click();
  await expect(list).toContainText('28-Feb-2024 · Resignation');

  await page.getByRole('link', { name: 'Rehire' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ananya Rao comes back' })).toBeVisible();
  await fillWork(page, '01-Mar-2031');
  await page.getByRole('form', { name: 'Rehire' }).getByRole('button', { name: 'Rehire' }).click();
  await expect(page.getByText(/^E\d{4} is back$/)).toBeVisible();
  await expect(list).toContainText('From 01-Mar-2031');
  await expect(list).toContainText('28-Feb-2024 · Resignation');
});

test.describe('for an employee', () => {
  test.use({ employeeId: 'E1001' });
  test('adding people is refused', async ({ page }) => {
    await page.goto('/ecenter/jobstatusupdate/join');
    await expect(page.getByRole('form', { name: 'Add a person' })).toHaveCount(0);
  });
});
