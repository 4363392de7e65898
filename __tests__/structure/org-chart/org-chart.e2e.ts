import { expect } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { test } from '../../e2e/signed-in-test';

test.use({ employeeId: 'E1001' });

test('an employee finds a colleague in the org chart, and walks from them by keys', async ({ page }) => {
  await page.goto('/ecenter/orgchart');
  const tree = page.getByRole('tree', { name: 'Org chart' });
  await expect(tree.getByRole('treeitem').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Find a person by name or number' }).fill('karthik iyer');
  await page.getByRole('option', { name: /Karthik Iyer/ }).click();
  const karthik = tree.getByRole('treeitem', { name: /^Karthik Iyer/ });
  await expect(karthik).toBeInViewport();
  await expect(karthik).toHaveAttribute('aria-selected', 'true');
  await karthik.focus();
  await page.keyboard.press('ArrowLeft');
  const vikram = tree.getByRole('treeitem', { name: /^Vikram Nair/ });
  await expect(vikram).toBeFocused();
  await expect(vikram).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(vikram).toHaveAttribute('aria-expanded', 'false');
  await expect(karthik).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(karthik).toBeVisible();
  expect(await findA11yViolations(page, { widths: [1440] })).toEqual([]);

  await page.getByRole('button', { name: 'List' }).click();
  const list = page.getByRole('list', { name: 'Org chart' });
  await expect(list.getByRole('link', { name: /Karthik Iyer/ })).toBeVisible();
  await page.getByRole('button', { name: 'Unit', exact: true }).click();
  await expect(list.getByRole('link', { name: /Karthik Iyer/ })).toHaveCount(0);
  await expect(list.getByRole('button', { name: /^Open / }).first()).toBeVisible();
});
