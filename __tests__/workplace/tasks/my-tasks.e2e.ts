import { expect, type Page } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { sidewaysScroll } from '../../e2e/sign-in';
import { test } from '../../e2e/signed-in-test';

/** Nobody else's story counts what this person has to do. */
test.use({ employeeId: 'E1005' });

const rows = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('listitem');
const [OPEN, FINISHED, HOME] = ['To do', 'Finished in the last 30 days', 'Now'];

test('a person finishes a task by keyboard, takes it back, and finishes one at home', async ({ page }) => {
  await page.goto('/tracker/mytasks');
  await expect(rows(page, OPEN)).toHaveCount(2);
  await expect(rows(page, OPEN).first()).toContainText(/Due .* days? ago|Due yesterday/);
  await expect(rows(page, OPEN).first()).toContainText('Overdue');
  await expect(page.getByText('2 open')).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);

  const title = (await rows(page, OPEN).first().getByRole('paragraph').first().textContent()) ?? '';
  const finish = page.getByRole('button', { name: `Done: ${title}` });
  await finish.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `“${title}” is done.` })).toBeVisible();
  await expect(rows(page, OPEN)).toHaveCount(1);
  await expect(rows(page, OPEN)).toBeFocused();
  await expect(rows(page, FINISHED).first()).toContainText(title);
  await expect(page.getByText('1 open')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page, OPEN).first()).toBeFocused();
  await expect(rows(page, OPEN).first()).toContainText(title);
  await expect(page.getByText('2 open')).toBeVisible();

  await page.goto('/home/dashboard');
  const here = rows(page, HOME).filter({ hasText: title });
  await finish.click();
  await expect(here).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(here).toHaveCount(1);
  await page.getByRole('region', { name: HOME }).getByRole('link', { name: 'My tasks' }).click();
  await page.waitForURL('**/tracker/mytasks');
  await expect(rows(page, OPEN)).toHaveCount(2);
});

test('what another window has finished says so and stays; a long title keeps its place', async ({ page, context }) => {
  await page.goto('/tracker/mytasks');
  const other = await context.newPage();
  await other.goto('/tracker/mytasks');
  const finish = (of: Page) =>
    rows(of, OPEN)
      .last()
      .getByRole('button', { name: /^Done: / });
  const row = rows(page, OPEN).last();
  await finish(other).click();
  await expect(rows(other, OPEN)).toHaveCount(1);
  await finish(page).click();
  await expect(row.getByRole('alert')).toHaveText('This task is done already, perhaps in another window.');
  await expect(row.getByRole('button')).toHaveCount(0);
  await expect(rows(page, OPEN)).toHaveCount(2);
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(other, OPEN)).toHaveCount(2);
  await other.close();

  await page.reload();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const title of await rows(page, OPEN).getByRole('paragraph').all())
    await title.evaluate((text) => (text.textContent = 'Rindfleischetikettierungsüberwachungsaufgabenübertragung'));
  expect(await sidewaysScroll(page)).toBe(0);
});
