import { expect } from '@playwright/test';
import { findA11yViolations } from '../e2e/find-a11y-violations';
import { test } from '../e2e/signed-in-test';
import { placeOfSection } from './section-pages';

test.use({ employeeId: 'E1002' });

/** Each in another language, so that none is left out. */
const screens = [
  ['the overview of a record', 'fr', '/ecenter/essprofileview'],
  ['the sections of a record', 'de', '/ecenter/essprofileedit'],
  ['a section with one row', 'ja', placeOfSection(1)],
  ['a section with several', 'es', placeOfSection(6)],
  ['a section with secrets', 'zh', placeOfSection(8)],
  ['approvals', 'de', '/ecenter/profileapproval'],
  ['a section with a photo', 'en', placeOfSection(2)],
  ['the benefit form', 'fr', placeOfSection(35)],
] as const;

for (const [name, language, place] of screens)
  test(`${name} is accessible (${language})`, async ({ page }) => {
    await page.goto(`${place}?lang=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await findA11yViolations(page)).toEqual([]);
  });
