import { expect, type Page } from '@playwright/test';
import { languages } from '../../lib/contract/platform/languages';
import { findA11yViolations } from '../e2e/find-a11y-violations';
import { test } from '../e2e/signed-in-test';

test.use({ employeeId: 'E1004' });

const PAGES = ['/ecenter/hrdashboard', '/ecenter/workforcedashboard'] as const;

/** Every table, rule and citation is open, since nobody sees what is wrong in a shut one. */
async function openAll(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('main')
    .locator('section details')
    .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
}

for (const language of languages)
  for (const place of PAGES)
    test(`all tiles of ${place} are accessible (${language})`, async ({ page }) => {
      await page.goto(`${place}?compare=year&lang=${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('main').getByRole('region').nth(4)).toBeVisible();
      await openAll(page);
      expect(await findA11yViolations(page)).toEqual([]);
    });
