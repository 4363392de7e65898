import { expect } from '@playwright/test';
import { test } from '../../e2e/signed-in-test';

test.use({ employeeId: 'E1001' });

test('the footer shows speed, offline and recovery (FOOT-04, CONN-04, CONN-05)', async ({ page, context }) => {
  await page.goto('/home/dashboard');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'Internet connection' }).click();
  await expect(footer).toContainText(/Internet speed [\d.,]+ MB\/s/);
  await context.setOffline(true);
  await expect(footer.getByRole('status')).toHaveText('No Internet');
  await context.setOffline(false);
  await expect(footer).toContainText(/Internet speed [\d.,]+ MB\/s/);
  await expect(footer.getByRole('status')).not.toContainText('No Internet');
});
