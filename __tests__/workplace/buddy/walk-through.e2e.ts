import { expect, type Page } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { test } from '../../e2e/signed-in-test';
import { chooseInHeader } from '../../e2e/header-menu';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Guided tour' });
const category = (page: Page, name: RegExp) => panel(page).getByRole('listitem').getByRole('button', { name });

async function openPanel(page: Page) {
  await page.goto('/home/dashboard');
  await chooseInHeader(page, 'Discover', 'Guided tour');
  await expect(category(page, /^Getting started/)).toBeVisible();
}

test.describe('an employee', () => {
  test.use({ employeeId: 'E1001' });

  test('opens a task from its category, is walked through, finds it done (BUD-01 to BUD-06)', async ({ page }) => {
    await openPanel(page);
    expect(await findA11yViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await category(page, /^Your account 0 of 1 done$/).click();
    await expect(panel(page).getByRole('button', { name: 'Up one level' })).toBeFocused();
    await category(page, /^Change your password Not yet done$/).click();
    await expect(panel(page).getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveCount(3);
    expect(await findA11yViolations(page, { widths: [1440] })).toEqual([]);
    await panel(page).getByRole('button', { name: 'Up one level' }).click();
    await expect(panel(page).getByRole('heading', { name: 'Your account' })).toBeVisible();
    await panel(page).getByRole('button', { name: 'Up one level' }).click();
    await expect(category(page, /^Your account/)).toBeFocused();
    await page.keyboard.press('Enter');
    await category(page, /^Change your password/).click();
    await panel(page).getByRole('button', { name: 'Walk me through' }).click();

    const walk = page.getByRole('dialog', { name: 'Change your password' });
    await expect(walk).toContainText('Your other sessions end when you do.');
    await page.waitForURL('**/ecenter/esschangepassword');
    for (const text of ['Type the password you have now.', 'long beats complicated', 'to be sure']) {
      await walk.getByRole('button', { name: 'Next' }).click();
      await expect(walk).toContainText(text);
    }
    expect(await findA11yViolations(page)).toEqual([]);
    await walk.getByRole('button', { name: 'Next' }).click();
    await expect(walk).toContainText('A mail tells you');
    const marked = page.waitForResponse('**/api/hr/markBuddyTaskDone');
    await walk.getByRole('button', { name: 'Finish' }).click();
    expect((await marked).status()).toBe(200);
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPanel(page);
    await expect(category(page, /^Your account 1 of 1 done$/)).toBeVisible();
  });

  test('changes their buddy, who walks along from then on (PROF-07, ROUTE-06)', async ({ page }) => {
    await page.goto('/common/buddytask');
    await page.getByRole('button', { name: 'Sora' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Sora shows you around from now on.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sora' })).toHaveAttribute('aria-pressed', 'true');
    expect(await findA11yViolations(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Sora/ })).toHaveAttribute('aria-pressed', 'true');
  });

  test('on a phone sees the tour as a bottom sheet, and reads which steps are not on the screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPanel(page);
    await panel(page).getByRole('button', { name: 'Show me around the portal' }).click();
    const tour = page.getByRole('dialog', { name: 'A tour of the portal' });
    const card = tour
      .locator('div')
      .filter({ has: page.getByRole('heading', { name: 'A tour of the portal' }) })
      .first();
    await expect(tour).toContainText('All parts of the portal are here');
    await expect(tour).toContainText('Skipped, because not on this screen: 1');
    const box = await card.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('an administrator', () => {
  test.use({ employeeId: 'E1006' });

  test('rewrites what a buddy explains, and it is explained so (FEAT-03)', async ({ page }) => {
    await page.goto('/home/dashboard');
    await chooseInHeader(page, 'Discover', 'Edit buddy');
    await page.waitForURL('**/common/buddytask');
    const editor = page.getByRole('region', { name: 'What buddies explain' });
    await editor.getByLabel('Task').selectOption({ label: 'Every day: Keep up with colleagues' });
    await editor.getByRole('textbox', { name: 'Before the steps' }).fill('Who celebrates today?');
    expect(await findA11yViolations(page)).toEqual([]);
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'The task has been saved.' })).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPanel(page);
    await category(page, /^Every day/).click();
    await category(page, /^Keep up with colleagues/).click();
    await expect(panel(page)).toContainText('Who celebrates today?');
  });
});
