import { expect } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { test } from '../../e2e/portal-test';
import { signInToHome } from '../../e2e/sign-in';

const SOFIA = 'sofia.herrera@tarnbrook.example';

test('HR words a mail with a picture, previews and tries it, and restores the built-in words', async ({
  page,
  mailbox,
}) => {
  await signInToHome(page, 'E1004');
  await page.goto('/ecenter/mailtemplates');
  await expect(page.getByRole('heading', { level: 1, name: 'Email templates' })).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);
  await page.getByRole('link', { name: /^Device registered/ }).click();

  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toContainText('The device “{device}” was registered for your account.');
  await text.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Look at your devices, ');
  await page.getByRole('button', { name: /^\{name\}/ }).click();
  await expect(text).toHaveText('Look at your devices, {name}');

  await page.getByRole('button', { name: 'Insert Image' }).click();
  await page.getByRole('button', { name: 'Upload a picture' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Choose Files').setInputFiles('public/icons/192.png');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toBeHidden();
  const picture = text.getByRole('img', { name: '192' });
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(192);
  expect(await findA11yViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  const frame = preview.frameLocator('iframe');
  await expect(frame.getByText('Look at your devices, Sofía Herrera')).toBeVisible();
  await expect(frame.getByRole('img', { name: '192' })).toHaveJSProperty('naturalWidth', 192);
  await preview.getByRole('searchbox').fill('E1001');
  await preview.getByRole('button', { name: /E1001 ·/ }).click();
  await expect(frame.getByText('Look at your devices, Ananya Rao')).toBeVisible();
  await preview.getByRole('button', { name: 'Close' }).click();

  await mailbox.markRead(SOFIA);
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText(`A test is on its way to ${SOFIA}.`)).toBeVisible();
  const mail = await mailbox.next(SOFIA);
  expect(mail).toContain('Subject: [Test] A device was registered for your account');
  expect(mail).toContain('Look at your devices, Sofía Herrera');
  expect(mail).toContain('Content-Disposition: inline; filename=192.png');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Own words', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Restore built-in words' }).click();
  const question = page.getByRole('dialog', { name: 'Bring the built-in words back?' });
  await question.getByRole('button', { name: 'Restore built-in words' }).click();
  await expect(text).toContainText('The device “{device}” was registered for your account.');
});
