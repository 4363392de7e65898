import { expect, type Page } from '@playwright/test';
import { findA11yViolations } from '../e2e/find-a11y-violations';
import { chooseOwnPassword, OWN_PASSWORD } from '../e2e/own-password';
import { watchPage, test } from '../e2e/portal-test';
import { signIn, signInToHome } from '../e2e/sign-in';

// One after the other: what is typed and not saved is kept for the person, not for the page.
test.describe.configure({ mode: 'default' });

const TITLE = 'Working from abroad';

/** Writes an agreement for one person, looks at it as they will see it, and publishes it. */
async function publishFor(page: Page, empid: string): Promise<void> {
  await page.goto('/process/conductsetup');
  await page.getByRole('link', { name: 'Write an agreement' }).click();
  await page.getByLabel('Title').fill(TITLE);
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Tell us where you work.');
  await page.getByRole('button', { name: 'Only some' }).click();
  await page.getByLabel('Add a person').fill(empid);
  await page.getByRole('button', { name: new RegExp(`${empid} ·`) }).click();
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: TITLE });
  await expect(preview.getByText('Tell us where you work.')).toBeVisible();
  await preview.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.waitForURL('**/process/conductsetup/key/*');
  await expect(page.getByRole('heading', { level: 1, name: `Version 1 of ${TITLE}` })).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Publish' }).click();
  const question = page.getByRole('dialog', { name: 'Publish version 1?' });
  await expect(question.getByText('People who will be asked at their next sign-in: 1.')).toBeVisible();
  await question.getByRole('button', { name: 'Publish' }).dblclick();
  await expect(page.getByText('0 of 1 have accepted')).toBeVisible();
}

test('HR publishes an agreement and reminds; an employee accepts; HR sees it', async ({
  page,
  browser,
  baseURL,
  mailbox,
}) => {
  const vivek = { empid: 'E1057', mail: 'vivek.iyer@tarnbrook.example' };
  const asked = await browser.newContext({ baseURL, locale: 'en-GB' });
  const atGate = watchPage(await asked.newPage());
  await chooseOwnPassword(atGate, mailbox, vivek);
  await mailbox.markRead(vivek.mail);

  await signInToHome(page, 'E1004');
  await publishFor(page, vivek.empid);
  await expect(page.getByRole('row', { name: /Vivek Iyer/ })).toContainText('Never');
  await page.getByRole('button', { name: 'Remind' }).click();
  const question = page.getByRole('dialog', { name: 'Remind everyone who has not accepted?' });
  await question.getByRole('button', { name: 'Remind' }).dblclick();
  await expect(page.getByText('People who are being reminded: 1.')).toBeVisible();
  const mail = await mailbox.next(vivek.mail);
  expect(mail).toContain(`Subject: Please accept: ${TITLE}`);
  const link = /https?:\/\/\S+\/cocrequire\/codeofconduct/.exec(mail)?.[0] ?? '';

  await atGate.goto(new URL(link).pathname);
  await signIn(atGate, vivek.empid, OWN_PASSWORD);
  await atGate.waitForURL('**/cocrequire/codeofconduct');
  const agreement = atGate.getByRole('dialog', { name: TITLE });
  await expect(agreement.getByText('Tell us where you work.')).toBeVisible();
  await agreement.getByRole('checkbox').check();
  await agreement.getByRole('button', { name: 'Submit' }).click();
  await atGate.waitForURL('**/home/dashboard');
  await asked.close();

  await page.reload();
  await expect(page.getByText('1 of 1 have accepted')).toBeVisible();
  await page.getByRole('tab', { name: 'Accepted (1)' }).click();
  await expect(page.getByRole('row', { name: /Vivek Iyer/ })).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);
});

test('saving or publishing moves HR to the first missing field in any language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInToHome(page, 'E1004');
  await page.goto('/process/conductsetup/write');
  const title = page.getByLabel('Title');
  for (const name of ['Publish', 'Save draft']) {
    await page.getByRole('button', { name }).click();
    await expect(title).toBeFocused();
    await expect(title).toHaveAccessibleDescription('Give it a title.');
    await expect(title).toBeInViewport({ ratio: 1 });
  }
  await title.fill(TITLE);
  await page.getByRole('tab', { name: 'Deutsch' }).click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Sagen Sie uns, wo Sie arbeiten.');
  await page.getByRole('tab', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('tab', { name: 'Deutsch' })).toHaveAttribute('aria-selected', 'true');
  await expect(title).toBeFocused();

  await title.fill('Arbeiten im Ausland');
  await page.getByLabel('How people agree').selectOption('sections');
  await page.getByRole('button', { name: 'Save draft' }).click();
  const parts = page.getByRole('group', { name: 'Parts of the record' });
  await expect(parts.getByText('Choose at least one part of the record.')).toBeVisible();
  await expect(parts.getByRole('checkbox').first()).toBeFocused();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(page.getByLabel('How people agree')).toHaveValue('text');
});

test('HR uses the editor by Tab alone, and the save bar never covers the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInToHome(page, 'E1004');
  await page.goto('/process/conductsetup/write');
  await page.getByLabel('Title').focus();
  const publish = page.getByRole('button', { name: 'Publish' });
  const covered: string[] = [];
  for (let stops = 0; stops < 40 && !(await publish.evaluate((button) => button === document.activeElement)); stops++) {
    await page.keyboard.press('Tab');
    const name = await page.locator(':focus').evaluate((stop) => {
      const { left, top, width, height } = stop.getBoundingClientRect();
      const isSeen = stop.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      return isSeen ? '' : stop.outerHTML;
    });
    if (name) covered.push(name);
  }
  await expect(publish).toBeFocused();
  expect(covered).toEqual([]);
});
