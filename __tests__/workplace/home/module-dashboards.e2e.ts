import { expect, type Page } from '@playwright/test';
import { test } from '../../e2e/signed-in-test';

const list = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('listitem');

test.describe('a manager', () => {
  test.use({ employeeId: 'E1002' });

  test('sees own and team tasks of the module and no other (ROUTE-02)', async ({ page }) => {
    await page.goto('/performance/dashboard');
    await expect(list(page, 'Unread for you')).toHaveText([/^Goals of your team wait for your approval/]);
    const goals = list(page, 'What your team has open');
    await expect(goals.filter({ hasText: 'Ananya Rao' })).toContainText('Write down your goals for the quarter');
    await expect(goals.filter({ hasNotText: 'Write down your goals for the quarter' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'What you have to do' })).toHaveCount(0);

    await page.goto('/tracker/dashboard');
    await expect(list(page, 'What you have to do')).toHaveCount(2);
    await expect(list(page, 'What your team has open')).not.toHaveCount(0);
  });

  test('is told where nothing waits, beside the menu of the module', async ({ page }) => {
    await page.goto('/travel/dashboard');
    await expect(page.getByText('Nothing waits for you in Travel.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/^My trips/]);
  });

  test('a new employee starts with record, tasks and Employee Care (AUTH-08)', async ({ page }) => {
    await page.goto('/preonboarding');
    await expect(page.getByRole('heading', { level: 1, name: 'Onboarding' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Open my profile' })).toBeVisible();
    await expect(list(page, 'What you have to do')).toHaveText([/^Prepare the handover/]);
    await expect(page.getByRole('main').getByRole('link', { name: /^My checklist/ })).toBeVisible();
  });

  test('goes from a task to the page where it is done', async ({ page }) => {
    await page.goto('/ecenter/dashboard');
    await list(page, 'What you have to do').getByRole('link', { name: 'Prepare the handover' }).click();
    await page.waitForURL('**/ecenter/mychecklist');
    await expect(page.getByRole('heading', { level: 1, name: 'My checklist' })).toBeVisible();
  });
});
