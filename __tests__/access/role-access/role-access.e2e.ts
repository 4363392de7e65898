import { expect, type Page } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { chooseOwnPassword, OWN_PASSWORD } from '../../e2e/own-password';
import { watchPage } from '../../e2e/portal-test';
import { sidewaysScroll, signInToHome } from '../../e2e/sign-in';
import { test } from '../../e2e/signed-in-test';

/** This story has them to itself: they are given a role, and it is taken from them. */
const HOLDER = { empid: 'E1077', mail: 'yumi.kimura@tarnbrook.example' };
const ROLE = 'Night desk';

test.use({ employeeId: 'E1006' });

/** Two days from now, as a field of a day takes it. */
function lastDay(): string {
  const [day, month, year] = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric' })
    .format(Date.now() + 2 * 86_400_000)
    .replace('Sept', 'Sep')
    .split(' ');
  return `${day}-${month}-${year}`;
}

async function makeRole(page: Page): Promise<void> {
  await page.goto('/process/roleaccess');
  await page.getByRole('button', { name: 'New role' }).click();
  const dialog = page.getByRole('dialog', { name: 'New role' });
  await dialog.getByRole('button', { name: 'Create the role' }).click();
  await expect(dialog.getByText('This is missing.')).toBeVisible();
  await dialog.getByLabel('Name', { exact: false }).fill(ROLE);
  await dialog.getByLabel('Copy from').selectOption({ label: 'Helpdesk' });
  await dialog.getByRole('button', { name: 'Create the role' }).click();
  await page.waitForURL(/\/process\/roleaccess\/key\/\d{4}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ROLE);
}

async function addPermission(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('searchbox').fill('wrong passwords');
  await page.getByRole('switch', { name: /^See who waits after wrong passwords/ }).click();
  await page.getByRole('button', { name: 'Review the changes' }).click();
  const question = page.getByRole('dialog', { name: `Change ${ROLE} like this?` });
  await expect(question).toContainText('Nobody holds this role');
  await expect(question.getByRole('list', { name: 'Added' })).toContainText('See who waits');
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByText('not saved yet')).toHaveCount(0);
}

async function give(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Give a role' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give a role' });
  await dialog.getByLabel('Person').fill(HOLDER.empid);
  await dialog.getByRole('button').filter({ hasText: HOLDER.empid }).click();
  await dialog.getByLabel('Over whom').selectOption({ label: 'Everybody' });
  await dialog.getByRole('textbox', { name: /^Last day/ }).fill(lastDay());
  await dialog.getByLabel(/^Reason/).fill('Covers the night until Friday');
  await dialog.getByRole('button', { name: 'Give a role' }).click();
  await expect(dialog).toHaveCount(0);
}

test('an administrator makes a role and gives it until a day; withdrawn, it is gone at once', async ({
  page,
  browser,
  baseURL,
  mailbox,
}) => {
  const elsewhere = await browser.newContext({ baseURL, locale: 'en-GB', storageState: undefined });
  const theirs = watchPage(await elsewhere.newPage());
  await chooseOwnPassword(theirs, mailbox, HOLDER);

  // A role is given by who has signed in within minutes.
  await page.context().clearCookies();
  await signInToHome(page, 'E1006');
  await makeRole(page);
  await addPermission(page);
  expect(await findA11yViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await give(page);
  await page.getByRole('tab', { name: 'Who holds it' }).click();
  const row = page.getByRole('row').filter({ hasText: HOLDER.empid });
  await expect(row).toContainText('Everybody');

  await signInToHome(theirs, HOLDER.empid, OWN_PASSWORD);
  await theirs.getByLabel('Your role: Employee').click();
  await theirs.getByRole('button', { name: new RegExp(`^${ROLE}`) }).click();
  await expect(theirs.getByLabel(`Your role: ${ROLE}`)).toBeVisible();

  await row.getByRole('button', { name: /^End / }).click();
  const question = page.getByRole('dialog', { name: new RegExp(`^End ${ROLE} of `) });
  await question.getByRole('button', { name: 'End' }).click();
  await expect(row).toHaveCount(0);

  await theirs.goto('/home/dashboard');
  await theirs.waitForURL('**/session?why=role');
  await expect(theirs.getByRole('main')).toContainText('Your role was taken away.');
  await signInToHome(theirs, HOLDER.empid, OWN_PASSWORD);
  await expect(theirs.getByLabel(/^Your role/)).toHaveCount(0);
  await elsewhere.close();
});

test('what is to be reviewed is counted on the page, and kept at a press', async ({ page }) => {
  await page.goto('/process/roleaccess');
  const tab = page.getByRole('tab', { name: /^To review/ });
  await tab.click();
  await expect(page.getByText(/^Roles that end within 30 days/)).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);
  await page.goto('/process/roleaccess/key/999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/does not exist/);
});
