import { expect, type Browser, type Page } from '@playwright/test';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { askHr } from '../../e2e/ask-hr';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { chooseOwnPassword, OWN_PASSWORD } from '../../e2e/own-password';
import { test, watchPage } from '../../e2e/portal-test';
import { sidewaysScroll, signInToHome } from '../../e2e/sign-in';

/** This story has them to itself: one decides as a second person of HR, the others have left and are held and erased. */
const DECIDER = { empid: 'E1078', mail: 'haruka.kimura@tarnbrook.example' };
const ERASED = { empid: 'E1184', name: 'Élodie Deschamps' };
const HELD = { empid: 'E1152', name: 'Mathieu Renaud' };

const REASON = 'The time is over';

const rowOf = (page: Page, empid: string) =>
  page.getByRole('list', { name: 'People who left' }).getByRole('listitem').filter({ hasText: empid });
const search = (page: Page, text: string) => page.getByRole('main').getByRole('searchbox').fill(text);
const view = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}\\s*\\d+$`) });
const openedRequest = (page: Page) => page.getByRole('dialog', { name: 'Request for erasure' });

async function openPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', storageState: undefined });
  return watchPage(await context.newPage());
}

async function signInAgain(page: Page, employeeId: string): Promise<void> {
  await page.context().clearCookies();
  await signInToHome(page, employeeId);
}

/** An administrator gives somebody the role of HR over everybody; the code by which it is ended. */
async function grantHr(admin: Page, empid: string): Promise<string> {
  await signInToHome(admin, 'E1006');
  const [account] = await askHr(admin, 'listUserAccounts', { Search: empid });
  const { GrantCode } = await askHr(admin, 'addGrant', {
    ...{ AccountCode: account!.AccountCode, RoleCode: ROLE.hr, Scope: 'all' },
    ...{ From: '', To: '', Reason: 'Decides about erasures' },
  });
  return GrantCode;
}

async function setPeriod(page: Page): Promise<void> {
  await page.goto('/process/retention');
  await page.getByRole('button', { name: 'Set a period' }).click();
  const dialog = page.getByRole('dialog', { name: 'How long is data kept?' });
  await dialog.getByLabel(/^Months/).fill('5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Give a whole number from 6 to 600.')).toBeVisible();
  await expect(dialog.getByLabel(/^Months/)).toHaveValue('5');
  await dialog.getByLabel(/^Months/).fill('6');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('6 months after the last day')).toBeVisible();
}

async function keepEverything(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'How long is data kept?' });
  await dialog.getByRole('radio', { name: /^Keep everything/ }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Not set: nothing is ever due')).toBeVisible();
}

async function holdSomebody(page: Page): Promise<void> {
  await search(page, HELD.empid);
  await rowOf(page, HELD.empid)
    .getByRole('button', { name: /^Hold / })
    .click();
  const dialog = page.getByRole('dialog', { name: `Hold the data of ${HELD.name}?` });
  await dialog.getByRole('button', { name: 'Hold', exact: true }).click();
  await expect(dialog.getByText('Say why.')).toBeVisible();
  await dialog.getByLabel(/^Reason/).fill('A claim is open');
  await dialog.getByRole('button', { name: 'Hold', exact: true }).click();
  await expect(rowOf(page, HELD.empid)).toHaveCount(0);
  await view(page, 'On hold').click();
  await expect(rowOf(page, HELD.empid)).toContainText('A claim is open');
}

async function endHold(page: Page): Promise<void> {
  await search(page, HELD.empid);
  await view(page, 'On hold').click();
  await rowOf(page, HELD.empid)
    .getByRole('button', { name: /^End hold/ })
    .click();
  const dialog = page.getByRole('dialog', { name: `End the hold on the data of ${HELD.name}?` });
  await dialog.getByLabel(/^Reason/).fill('The claim was settled');
  await dialog.getByRole('button', { name: 'End hold' }).click();
  await expect(rowOf(page, HELD.empid)).toHaveCount(0);
}

async function askForErasure(page: Page): Promise<void> {
  await view(page, 'Due').click();
  await search(page, ERASED.empid);
  await rowOf(page, ERASED.empid).getByRole('checkbox').click();
  await expect(page.getByText('Selected: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Check what would go' }).click();
  const dialog = page.getByRole('dialog', { name: 'What would go' });
  await expect(dialog.getByRole('table', { name: 'What would go' })).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByLabel(/^Reason/).fill('Old');
  await dialog.getByRole('button', { name: 'Ask for erasure' }).click();
  await expect(dialog.getByText('Say why in at least 5 characters.')).toBeVisible();
  await dialog.getByLabel(/^Reason/).fill(REASON);
  await dialog.getByRole('button', { name: 'Ask for erasure' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, ERASED.empid)).toHaveCount(0);
}

/** Opens the request of this story in the other tab. */
async function openRequest(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Requests/ }).click();
  const row = page.getByRole('list', { name: 'Requests' }).getByRole('listitem').filter({ hasText: REASON });
  await row.first().getByRole('button').click();
  await expect(openedRequest(page)).toContainText(REASON);
}

/** As the second person of HR, in their role. */
async function agree(page: Page): Promise<void> {
  await page.goto('/process/retention');
  await openRequest(page);
  const dialog = openedRequest(page);
  await expect(dialog.getByRole('list', { name: 'Who is named' })).toContainText(ERASED.name);
  await dialog.getByRole('button', { name: 'Agree' }).click();
  const question = page.getByRole('dialog', { name: 'Erase this data?' });
  await expect(question).toContainText('This erases the data of 1 person for good.');
  await question.getByRole('button', { name: 'Erase for good' }).click();
  await expect(question).toHaveCount(0);
  await expect(dialog).toContainText('Erased: 1', { timeout: 30_000 });
  await expect(dialog).toContainText('Done');
  await expect(dialog.getByText(ERASED.name)).toHaveCount(0);
}

test('HR sets a period, holds one and asks for another, who is erased once a second agrees', async ({
  page,
  browser,
  baseURL,
  mailbox,
}) => {
  test.slow();
  const theirs = await openPage(browser, baseURL);
  // Before anything else is mailed to them.
  await chooseOwnPassword(theirs, mailbox, DECIDER);
  const admin = await openPage(browser, baseURL);
  const grant = await grantHr(admin, DECIDER.empid);

  await signInToHome(page, 'E1004');
  await setPeriod(page);
  expect(await findA11yViolations(page)).toEqual([]);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await holdSomebody(page);
  await askForErasure(page);

  // Who asked cannot decide.
  await openRequest(page);
  await expect(openedRequest(page).getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expect(openedRequest(page).getByRole('button', { name: 'Agree' })).toHaveCount(0);
  expect(await findA11yViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await expect(openedRequest(page)).toHaveCount(0);

  await signInToHome(theirs, DECIDER.empid, OWN_PASSWORD);
  await theirs.getByLabel('Your role: Employee').click();
  await theirs.getByRole('button', { name: /^HR/ }).click();
  await expect(theirs.getByLabel('Your role: HR')).toBeVisible();
  await agree(theirs);

  // What lets data go, or could, is for who has signed in within minutes.
  await signInAgain(page, 'E1004');
  await page.goto('/process/retention');
  await search(page, ERASED.empid);
  await expect(page.getByText('Nobody found')).toBeVisible();
  await endHold(page);
  await keepEverything(page);
  await signInAgain(admin, 'E1006');
  await askHr(admin, 'endGrants', { GrantCodes: [grant], LastDay: '' });
  await Promise.all([admin.context().close(), theirs.context().close()]);
});
