import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { test } from '../../e2e/portal-test';
import { sidewaysScroll, signInToHome } from '../../e2e/sign-in';

test('a person sees what is held about them and takes it with them as one file', async ({ page }) => {
  await signInToHome(page, 'E1016');
  await page.goto('/home/commonsetting');
  await page.getByRole('link', { name: 'Open my data' }).click();
  await page.waitForURL('**/user/data');
  const parts = page.getByRole('list', { name: 'What the file has' }).getByRole('listitem');
  await expect(parts.filter({ hasText: 'Employment, status and managers' })).toContainText(/\d+ entr/);
  expect(await findA11yViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download what is held about me' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  await expect(page.getByRole('status').filter({ hasText: 'The file is saved.' })).toBeVisible();
});
