import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { signInToHome } from '../../e2e/sign-in';
import { test } from '../../e2e/portal-test';

/** This story has them to itself. */
const CHANGED = 'E1076';
const SERVICE = 'Import files of the import folder';

async function expectFine(page: Page) {
  expect(await findA11yViolations(page, { widths: [390, 768, 1440] })).toEqual([]);
}

async function runService(page: Page) {
  await page.goto('/common/scheduler');
  await page.getByRole('button', { name: `Run “${SERVICE}” now` }).click();
  await expect(page.getByText(`“${SERVICE}” runs within seconds.`)).toBeVisible();
}

test('a file of the folder that changes too many waits until an administrator says yes', async ({ page, product }) => {
  // How the folder is imported is changed by who has signed in within minutes.
  await signInToHome(page, 'E1006');
  await page.goto('/process/smartupload');
  await page.getByRole('link', { name: 'Import folder' }).click();
  await page.waitForURL('**/smartupload/folder');
  await page.getByRole('checkbox', { name: 'Import the files of the folder' }).check();
  await page.getByLabel('People changed, %').fill('many');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter a whole number from 0 to 100')).toBeVisible();
  await expectFine(page);
  await page.getByLabel('People changed, %').fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Files are imported with your rights as Administrator.')).toBeVisible();

  const folder = path.join(path.dirname(product.mailFolder), 'imports');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'night.csv'), `Employee ID,Level\n${CHANGED},lead\n`);
  const listed = page
    .getByRole('list', { name: 'Imports so far' })
    .getByRole('listitem')
    .filter({ hasText: 'night.csv' });
  // It is taken once it was seen twice alike.
  await expect(async () => {
    await runService(page);
    await page.goto('/process/smartupload');
    await expect(listed).toContainText('Waits for a yes', { timeout: 2_000 });
  }).toPass();
  await expect(listed).toContainText('Changes: 1');
  await expectFine(page);
  await listed.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'This import waits for a yes' })).toBeVisible();
  await expectFine(page);
  await page.getByRole('button', { name: 'Import…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { name: 'Imported: 1 changed' })).toBeVisible();
  await page.goto('/process/smartupload');
  await expect(listed).not.toContainText('Waits for a yes');
});
