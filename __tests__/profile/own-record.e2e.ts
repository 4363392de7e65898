import { expect } from '@playwright/test';
import { test } from '../e2e/signed-in-test';
import { placeOfSection, save, snackbar, textOf } from './section-pages';

const CONTACT = 3;

test.use({ employeeId: 'E1016' });

test('somebody says something about themself, and reads it as text', async ({ page }) => {
  await page.goto('/ecenter/essprofileview');
  await page.getByRole('button', { name: 'Edit “About Me”' }).click();
  const dialog = page.getByRole('dialog', { name: 'About Me' });
  await dialog.getByRole('textbox', { name: 'Edit Your Self' }).fill('I keep the books.\n<b>Ask me.</b>');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(snackbar(page, 'About Me updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.reload();
  const said = page.getByRole('region', { name: 'About Me' });
  await expect(said).toContainText('I keep the books.\n<b>Ask me.</b>');
  await expect(said.locator('b')).toHaveCount(0);
});

test('somebody reads what changed, what held before, and why a field is closed', async ({ page }) => {
  await page.goto(placeOfSection(CONTACT));
  const extension = textOf(page, 'Extension');
  const before = await extension.inputValue();
  await extension.fill('98765');
  await expect(page.getByText('Counts as soon as you save.')).toBeVisible();
  await save(page).click();
  await expect(snackbar(page, 'Contact Updated Successfully')).toBeVisible();
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const latest = page.getByRole('dialog', { name: 'History of Contact' }).getByRole('listitem').first();
  await expect(latest).toContainText(/^Changed.*Julien Moreau/s);
  await expect(latest.locator('del')).toHaveText(before || 'empty');
  await expect(latest.locator('ins')).toHaveText('98765');
  await page.keyboard.press('Escape');

  const why = page.getByRole('button', { name: 'Why can I not change Work e-mail?' });
  await why.click();
  await expect(page.getByText('This can be changed by HR.')).toBeVisible();
  await expect(why).toHaveAttribute('aria-expanded', 'true');

  await page.goto('/ecenter/essprofileview');
  const contact = page.getByRole('region', { name: 'Contact' });
  await expect(contact).toContainText('98765');
  const lastYear = `31-Dec-${new Date().getFullYear() - 1}`;
  await page.getByRole('textbox', { name: 'As on' }).fill(lastYear);
  await page.waitForURL(`**/ecenter/essprofileview?on=${lastYear}`);
  await expect(contact).not.toContainText('98765');
  await expect(contact).toContainText('Mobile number');
  await expect(page.getByRole('link', { name: 'Edit Contact' }), 'the past is not edited').toHaveCount(0);
  await page.getByRole('button', { name: 'Back to today' }).click();
  await expect(contact).toContainText('98765');
});
