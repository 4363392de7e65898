import { expect, type Page } from '@playwright/test';
import { findA11yViolations } from '../e2e/find-a11y-violations';
import type { Mailbox } from '../e2e/mailbox';
import { chooseOwnPassword, OWN_PASSWORD, type Newcomer } from '../e2e/own-password';
import { test } from '../e2e/portal-test';
import { signIn } from '../e2e/sign-in';
import { openBrowser, placeOfSection, save, snackbar, textOf } from './section-pages';

const EDUCATION = 6;
const CHAIN = 'Education in firmware';
const florian = { empid: 'E1054', mail: 'florian.thiele@tarnbrook.example' };
const radhika = { empid: 'E1060', mail: 'radhika.acharya@tarnbrook.example' };

async function arrive(page: Page, mailbox: Mailbox, newcomer: Newcomer): Promise<void> {
  await chooseOwnPassword(page, mailbox, newcomer);
  await signIn(page, newcomer.empid, OWN_PASSWORD);
  await page.waitForURL('**/home/dashboard');
}

/** Two decide about the education of one unit: the manager, then Meera. */
async function writeChain(page: Page): Promise<void> {
  await page.goto('/process/approvalchain/write');
  await page.getByLabel('Name', { exact: true }).fill(CHAIN);
  await page.getByLabel('Kind of request').selectOption({ label: 'Profile section' });
  await page.getByRole('combobox', { name: 'Sections' }).fill('Education');
  await page.getByRole('option', { name: 'Education', exact: true }).click();
  await page.getByRole('combobox', { name: 'Units and all below them' }).fill('Firmware');
  await page.getByRole('option', { name: /Firmware/ }).click();
  await page.getByRole('button', { name: 'Add a step' }).click();
  await page.getByLabel('Who is asked').selectOption({ label: 'One person …' });
  await page.getByRole('searchbox', { name: 'Person', exact: true }).fill('E1003');
  await page.getByRole('button', { name: /^Meera Krishnan/ }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(`“${CHAIN}” counts from now on.`).first()).toBeVisible();
}

const rowEdit = (page: Page) => page.getByRole('button', { name: /^Edit / }).first();

/** Asks for another course in the first row of the list. */
async function askFor(page: Page, course: string): Promise<void> {
  await rowEdit(page).click();
  await textOf(page, 'Degree or course').fill(course);
  const effects = page.getByRole('status').filter({ hasText: 'Waits for approval after you save. Decides:' });
  await expect(effects.getByRole('link', { name: 'Vikram Nair' })).toBeVisible();
  await save(page).click();
  await expect(snackbar(page, 'Education Updated Successfully')).toBeVisible();
}

/** Opens the request that waits of Florian’s education. */
async function openRequest(page: Page) {
  await page.goto('/ecenter/profileapproval');
  await page.getByRole('row').filter({ hasText: 'Florian Thiele' }).first().getByText('Education').click();
  const decision = page.getByRole('dialog', { name: 'Decision' });
  await expect(decision.getByRole('table', { name: 'Changes' })).toBeVisible();
  return decision;
}

test('a change waits in sight of what holds, until a manager and a delegate have decided', async ({
  page,
  browser,
  baseURL,
  stateOf,
  mailbox,
}) => {
  test.setTimeout(300_000);
  const as = async (empid: string) => openBrowser({ browser, baseURL, storageState: await stateOf(empid) });
  const [hr, meera, vikram] = [await as('E1004'), await as('E1003'), await as('E1002')];
  const delegate = await openBrowser({ browser, baseURL });
  // Before any mail that is not a code.
  await arrive(delegate, mailbox, radhika);

  await writeChain(hr);
  await meera.goto('/ecenter/profileapproval');
  await meera.getByRole('button', { name: 'Delegate', exact: true }).click();
  const delegation = meera.getByRole('dialog', { name: 'Delegation' });
  await delegation.getByLabel('Who decides for you').fill(radhika.empid);
  await delegation.getByRole('button', { name: /^Radhika Acharya/ }).click();
  await delegation.getByRole('button', { name: 'Delegate', exact: true }).click();
  await expect(snackbar(meera, 'Radhika Acharya decides for you in these days.')).toBeVisible();

  await arrive(page, mailbox, florian);
  await page.goto(placeOfSection(EDUCATION));
  await rowEdit(page).click();
  const before = await textOf(page, 'Degree or course').inputValue();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await askFor(page, 'Master of Bird Song');
  const list = page.getByRole('table', { name: 'Education' });
  await expect(list.getByText(before).first(), 'what holds stays in sight').toBeVisible();
  await expect(list.getByText('Master of Bird Song')).toHaveCount(0);
  await expect(list.getByText('Pending')).toBeVisible();
  await rowEdit(page).click();
  const waiting = page.getByRole('region', { name: 'Waiting for approval' });
  await waiting.getByRole('button', { name: '1 change' }).click();
  await expect(waiting.locator('del')).toHaveText(before);
  await expect(waiting.locator('ins')).toHaveText('Master of Bird Song');
  expect(await findA11yViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  const asked = await openRequest(vikram);
  const course = asked.getByRole('row').filter({ hasText: 'Degree or course' });
  await expect(course.getByRole('cell')).toContainText([before, 'Master of Bird Song']);
  expect(await findA11yViolations(vikram)).toEqual([]);
  await vikram.setViewportSize({ width: 1440, height: 900 });
  await asked.getByRole('button', { name: 'Approve' }).click();
  await expect(snackbar(vikram, 'Approved.')).toBeVisible();
  await page.reload();
  await expect(list.getByText('Master of Bird Song'), 'one of two has decided').toHaveCount(0);

  const delegated = await openRequest(delegate);
  await expect(delegated).toContainText('On behalf of Meera Krishnan');
  await delegated.getByRole('button', { name: 'Approve' }).click();
  await expect(snackbar(delegate, 'Approved.')).toBeVisible();
  await page.reload();
  await expect(list.getByText('Master of Bird Song')).toBeVisible();
  await expect(list.getByText('Approved')).toBeVisible();
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const history = page.getByRole('dialog', { name: 'History of Education' });
  await expect(history.getByRole('listitem').first()).toContainText(
    /Vikram Nair, .*Radhika Acharya for Meera Krishnan, /s,
  );
  await page.keyboard.press('Escape');

  await askFor(page, 'Doctor of Bird Song');
  const again = await openRequest(vikram);
  await again.getByRole('button', { name: 'Reject' }).click();
  await expect(again.getByText('Comment is required')).toBeVisible();
  await again.getByRole('textbox', { name: 'Comment' }).fill('The certificate is missing.');
  await again.getByRole('button', { name: 'Reject' }).click();
  await expect(snackbar(vikram, 'Rejected.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('The change was rejected')).toBeVisible();
  await expect(page.getByText('The certificate is missing.')).toBeVisible();
  await expect(list.getByText('Master of Bird Song'), 'what held still holds').toBeVisible();
  await page.goto('/ecenter/essprofileedit');
  await expect(page.getByText('Education was not accepted')).toBeVisible();
  for (const other of [hr, meera, vikram, delegate]) await other.context().close();
});
