import { expect, type Page } from '@playwright/test';
import { findA11yViolations } from '../e2e/find-a11y-violations';
import { chooseOwnPassword, OWN_PASSWORD } from '../e2e/own-password';
import { signIn } from '../e2e/sign-in';
import { test } from '../e2e/signed-in-test';
import { issueOf, placeOfSection, save, snackbar, tabTo, textOf } from './section-pages';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an employee fills a list by keyboard alone, is told what is wrong, and deletes a row', async ({
    page,
    mailbox,
  }) => {
    const siddharth = { empid: 'E1059', mail: 'siddharth.kulkarni@tarnbrook.example' };
    await chooseOwnPassword(page, mailbox, siddharth);
    await signIn(page, siddharth.empid, OWN_PASSWORD);
    await page.waitForURL('**/home/dashboard');
    await page.goto('/ecenter/essprofileedit');
    const { keyboard } = page;
    await tabTo(page, page.getByRole('main').getByRole('link', { name: /^Emergency contacts/ }));
    await keyboard.press('Enter');
    await page.waitForURL(`**${placeOfSection(11)}`);
    await page.getByRole('button', { name: 'Add', exact: true }).waitFor();
    const before = await page.getByRole('button', { name: /^Edit / }).count();

    await tabTo(page, page.getByRole('button', { name: 'Add', exact: true }));
    await keyboard.press('Enter');
    const name = textOf(page, 'Full name');
    await expect(name, 'the form that opens takes the focus').toBeFocused();
    await keyboard.type('Lata 2');
    await tabTo(page, save(page));
    await keyboard.press('Enter');
    await expect(name, 'the first of what is wrong').toBeFocused();
    await expect(issueOf(page, 'Full name')).toHaveText('Full name should have alphabets only');
    await expect(page.getByText('Relation is required')).toBeVisible();
    await expect(issueOf(page, 'Phone')).toHaveText('Phone is required');
    expect(await findA11yViolations(page, { widths: [390] })).toEqual([]);

    await keyboard.press('Control+a');
    await keyboard.type('Lata Kulkarni');
    await tabTo(page, page.getByRole('combobox', { name: 'Relation' }));
    await keyboard.type('Sis');
    await tabTo(page, textOf(page, 'Phone'));
    await keyboard.type('123456');
    await keyboard.press('Tab');
    await expect(issueOf(page, 'Phone')).toHaveText('Phone cannot be less than 7 characters');
    await keyboard.press('Shift+Tab');
    await keyboard.type('1234567');
    await keyboard.press('Tab');
    await expect(issueOf(page, 'Phone')).toHaveCount(0);
    const address = textOf(page, 'Address');
    await expect(address).toBeDisabled();
    await tabTo(page, page.getByRole('radio', { name: 'Yes' }));
    await keyboard.press('ArrowDown');
    await expect(address).toBeEnabled();
    await keyboard.press('Tab');
    await expect(address).toBeFocused();
    await keyboard.type('12 Lake View, Pune');
    await tabTo(page, save(page));
    await keyboard.press('Enter');
    await expect(snackbar(page, 'Emergency contacts Updated Successfully')).toBeVisible();
    await expect(name).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(before + 1);
    await expect(page.getByText('1234567')).toBeVisible();

    await tabTo(page, page.getByRole('button', { name: 'Delete Lata Kulkarni' }));
    await keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Delete record' });
    await expect(question).toContainText('Are you sure to permanently delete this record');
    await tabTo(page, question.getByRole('button', { name: 'Delete' }));
    await keyboard.press('Enter');
    await expect(snackbar(page, 'Emergency contacts Deleted Successfully')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(before);
    await expect(page.locator('div:focus'), 'the list takes the focus over').toBeVisible();
  });
});

/** What is said of an answer once its field is left; nothing of one that is right. */
async function expectIssue(page: Page, name: string, answer: string, issue: string | null): Promise<void> {
  const field = textOf(page, name);
  await field.fill(answer);
  await field.blur();
  if (issue) await expect(issueOf(page, name)).toHaveText(issue);
  else await expect(issueOf(page, name)).toHaveCount(0);
}

/** Answers a field with a secret, in place of the stored one if there is one. */
async function replaceSecret(page: Page, name: string): Promise<void> {
  const change = page.getByRole('button', { name: `Change ${name}`, exact: true });
  await change.or(textOf(page, name)).first().waitFor();
  if (await change.isVisible()) await change.click();
}

test.describe('at a desk', () => {
  test.use({ employeeId: 'E1001' });

  test('each rule speaks at its boundary, in the browser or from the HR API (VALD-02 to VALD-13)', async ({ page }) => {
    await page.goto(placeOfSection(3));
    const mobile = 'Mobile number';
    await expectIssue(page, mobile, '', `${mobile} is required`);
    await expectIssue(page, mobile, '+91 123', null);
    await expectIssue(page, mobile, '+91 12', `${mobile} cannot be less than 7 characters`);
    await expectIssue(page, mobile, '1'.repeat(21), `${mobile} cannot be more than 20 characters`);
    await expectIssue(page, mobile, '1'.repeat(20), null);
    await textOf(page, 'Extension').fill('12a');
    await textOf(page, 'Personal e-mail').fill('ananya@home');
    await save(page).click();
    await expect(issueOf(page, 'Extension')).toHaveText('Extension should have digits only');
    await expect(issueOf(page, 'Personal e-mail')).toHaveText('Invalid email address');
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: 'Open the form' }).click();
    await expect(textOf(page, 'Extension'), 'what was cancelled is gone').not.toHaveValue('12a');

    await page.goto(placeOfSection(1));
    await expectIssue(page, 'First name', 'Ananya 2', 'First name should have alphabets only');
    const born = textOf(page, 'Date of birth');
    await born.focus();
    await expect(page.getByText("Please choose Date of birth in 'DD-MMM-YYYY' format")).toBeVisible();
    await expectIssue(page, 'Date of birth', '31-Feb-1990', 'Invalid Date');
    await expectIssue(page, 'Date of birth', '28/2/1990', null);
    await expect(born).toHaveValue('28-Feb-1990');
    await expect(page.getByText('Date of birth was selected correct')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();

    await page.goto(placeOfSection(9));
    const passport = page.getByRole('group', { name: /^Do you have a passport/ });
    await passport.getByRole('radio', { name: 'Yes' }).check();
    await page
      .getByRole('group', { name: /^Issued by/ })
      .getByRole('radio', { name: 'India' })
      .check();
    const number = 'Passport number (India)';
    await replaceSecret(page, number);
    for (const wrong of ['Q1234567', 'A0234567', 'A1234560'])
      await expectIssue(page, number, wrong, 'Passport format is invalid');
    for (const right of ['A1234567', 'A12 34567']) await expectIssue(page, number, right, null);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();

    await page.goto(placeOfSection(10));
    await page
      .getByRole('group', { name: /^Do you have a PAN/ })
      .getByRole('radio', { name: 'Yes' })
      .check();
    await replaceSecret(page, 'PAN');
    await expectIssue(page, 'PAN', 'abcde1234f', 'PAN format is invalid');
    await expectIssue(page, 'PAN', 'ABCDE1234F', null);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  });
});
