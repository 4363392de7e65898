import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { askHr } from '../e2e/ask-hr';
import { findA11yViolations } from '../e2e/find-a11y-violations';
import type { Mailbox } from '../e2e/mailbox';
import { chooseOwnPassword, OWN_PASSWORD, type Newcomer } from '../e2e/own-password';
import { test, watchPage } from '../e2e/portal-test';
import { signIn, signInToHome } from '../e2e/sign-in';
import { waitForHydration } from '../e2e/wait-for-hydration';
import { ACCOUNT, writeCarSection } from './car-section';
import { recordAnswers } from './recorded-answers';
import { openBrowser, save, snackbar, textOf } from './section-pages';

const NAME = 'Company car';
// One who fills the section and one who decides for another: no other story counts what either is told.
const chetan = { empid: 'E1052', mail: 'chetan.kulkarni@tarnbrook.example' };
const bastian = { empid: 'E1019', mail: 'bastian.geiger@tarnbrook.example' };
const HIDDEN = `••••${ACCOUNT.slice(-4)}`;

async function arrive(page: Page, mailbox: Mailbox, newcomer: Newcomer): Promise<void> {
  await chooseOwnPassword(page, mailbox, newcomer);
  await signIn(page, newcomer.empid, OWN_PASSWORD);
  await page.waitForURL('**/home/dashboard');
}

/** Looks for faults at each width, then goes on at the desk's. */
async function expectAccessible(page: Page): Promise<void> {
  expect(await findA11yViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function makeSection(page: Page): Promise<void> {
  await page.goto('/process/profilesetup');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New section' }).click();
  const dialog = page.getByRole('dialog', { name: 'New section' });
  await dialog.getByLabel('Name (English)').fill(NAME);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.waitForURL('**/process/profilesetup/key/*');

  await writeCarSection(page);
  await expect(page.getByText(/^Saved, /)).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('button', { name: /^Account number/ })).toBeVisible();
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
}

/** The manager decides first, then the reviewer. */
async function writeChain(page: Page): Promise<void> {
  await page.goto('/process/approvalchain/write');
  await textOf(page, 'Name').fill('Company cars');
  await page.getByLabel('Kind of request').selectOption({ label: 'Profile section' });
  await page.getByRole('combobox', { name: 'Sections' }).fill(NAME);
  await page.getByRole('option', { name: NAME, exact: true }).click();
  await page.getByRole('button', { name: 'Add a step' }).click();
  await page.getByLabel('Who is asked').selectOption({ label: 'Reviewer' });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(snackbar(page, '“Company cars” counts from now on.')).toBeVisible();
}

/** Somebody else decides for whoever is signed in. */
async function delegateTo(page: Page, empid: string, name: string): Promise<void> {
  await page.goto('/ecenter/profileapproval');
  await page.getByRole('button', { name: 'Delegate', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Delegation' });
  await dialog.getByLabel('Who decides for you').fill(empid);
  await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await dialog.getByRole('button', { name: 'Delegate', exact: true }).click();
  await expect(snackbar(page, `${name} decides for you in these days.`)).toBeVisible();
}

/** Approves what waits of the section, the account's number in sight by its last signs alone. */
async function approve(page: Page, behalf?: string): Promise<void> {
  await page.goto('/ecenter/profileapproval');
  await page.getByRole('row').filter({ hasText: NAME }).getByText(NAME).first().click();
  const decision = page.getByRole('dialog', { name: 'Decision' });
  const changes = decision.getByRole('table', { name: 'Changes' });
  await expect(changes.getByRole('row').filter({ hasText: 'Make' })).toContainText('Two-seater');
  await expect(changes.getByRole('row').filter({ hasText: 'Account number' })).toContainText(HIDDEN);
  if (behalf) await expect(decision).toContainText(`On behalf of ${behalf}`);
  await decision.getByRole('button', { name: 'Approve' }).click();
  await expect(snackbar(page, 'Approved.')).toBeVisible();
}

/** The list of employees as a file, with the section's own columns. */
async function exportList(page: Page): Promise<string> {
  await page.goto('/ecenter/commonreport');
  await page.getByRole('main').getByRole('link', { name: 'Employee list' }).click();
  await page.locator('summary', { hasText: 'View columns' }).click();
  await page.getByRole('checkbox', { name: /^Make/ }).check();
  await expect(page.getByRole('checkbox', { name: /^Account number/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.locator('summary[aria-label="Download"]').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV file' }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

/** Looks for the number wherever people are looked for. */
async function expectNobodyFound(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.keyboard.press('Control+K');
  const search = page.getByRole('dialog', { name: 'Search', exact: true });
  const answered = page.waitForResponse('**/api/hr/searchEverything');
  await search.getByRole('combobox', { name: 'Search', exact: true }).fill(ACCOUNT);
  await answered;
  await expect(search.getByText('Chetan Kulkarni')).toHaveCount(0);
  await page.keyboard.press('Escape');
}

test('HR makes a section and its chain; filled on a phone, two decide it, one a delegate', async ({
  page,
  browser,
  baseURL,
  stateOf,
  mailbox,
}) => {
  test.setTimeout(300_000);
  const as = async (empid: string) => openBrowser({ browser, baseURL, storageState: await stateOf(empid) });
  const [manager, reviewer] = [await as('E1002'), await as('E1003')];
  const delegate = await openBrowser({ browser, baseURL });
  await arrive(delegate, mailbox, bastian);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInToHome(page, 'E1004');
  await makeSection(page);
  await writeChain(page);
  await delegateTo(manager, bastian.empid, 'Bastian Geiger');
  const seen = [page, manager, reviewer, delegate].map((one) => recordAnswers(one.context()));

  const other = await browser.newContext({ baseURL, locale: 'en-GB', viewport: { width: 390, height: 844 } });
  const phone = watchPage(await other.newPage());
  await arrive(phone, mailbox, chetan);
  await phone.goto('/ecenter/essprofileedit');
  await phone
    .getByRole('link', { name: new RegExp(NAME) })
    .first()
    .click();
  await expect(phone.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await phone.getByLabel('Owned').check();
  await textOf(phone, 'Make').fill('Two-seater');
  await textOf(phone, 'Account number').fill(ACCOUNT);
  await save(phone).click();
  await expect(snackbar(phone, `${NAME} Updated Successfully`)).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('region', { name: 'Waiting for approval' })).toBeVisible();
  await expect(phone.getByText(ACCOUNT)).toHaveCount(0);

  await approve(delegate, 'Vikram Nair');
  await approve(reviewer);
  await phone.reload();
  await expect(textOf(phone, 'Make')).toHaveValue('Two-seater');
  await expect(phone.getByText('Approved')).toBeVisible();
  await other.close();

  const file = await exportList(page);
  expect(file).toContain('Two-seater');
  for (const one of [page, manager, reviewer, delegate]) {
    await expectNobodyFound(one);
    await one.goto('/user/profile');
    await one.waitForLoadState('networkidle');
    for (const { Role_Code } of await askHr(one, 'listNotificationHeader', {}))
      expect(JSON.stringify(await askHr(one, 'listNotifications', { RoleCode: Role_Code }))).not.toContain(ACCOUNT);
  }
  const given = await Promise.all(seen.map((read) => read()));
  for (const text of [file, ...given, ...(await mailbox.all())]) expect(text).not.toContain(ACCOUNT);
  for (const text of given.slice(1)) expect(text.length).toBeGreaterThan(1_000);
  for (const { DelegationCode } of await askHr(manager, 'listDelegations', {}))
    await askHr(manager, 'stopDelegation', { DelegationCode });
  for (const one of [manager, reviewer, delegate]) await one.context().close();
});
