import { expect, type Page } from '@playwright/test';
import { test } from '../../e2e/signed-in-test';

const list = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('listitem');

test.describe('a manager', () => {
  test.use({ employeeId: 'E1002' });

  test('sees own and team tasks of the module and no other (ROUTE-02)', async ({ page }) => {
    await page.goto('/tracker/dashboard');
    await expect(list(page, 'Now').first()).toContainText('Overdue');
    await expect(list(page, 'Your team').filter({ hasText: 'Ananya Rao' })).not.toHaveCount(0);

    await page.goto('/ecenter/dashboard');
    await expect(list(page, 'This week').filter({ hasText: 'Somebody is new in your team' })).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Your team' })).toHaveCount(0);
  });

  test('a new employee starts with record, what waits and Employee Care (AUTH-08)', async ({ page }) => {
    await page.goto('/preonboarding');
    await expect(page.getByRole('heading', { level: 1, name: 'Onboarding' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Open my profile' })).toBeVisible();
    await expect(list(page, 'This week').filter({ hasText: 'Prepare the handover' })).toHaveCount(1);
    await expect(list(page, 'For information').filter({ hasText: 'Your record was updated' })).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('link', { name: /^My profile/ })).toBeVisible();
  });

  test('goes from what is to be done to all of their tasks', async ({ page }) => {
    await page.goto('/tracker/dashboard');
    await page.getByRole('region', { name: 'Now' }).getByRole('link', { name: 'My tasks' }).click();
    await page.waitForURL('**/tracker/mytasks');
    await expect(page.getByRole('heading', { level: 1, name: 'My tasks' })).toBeVisible();
  });
});
