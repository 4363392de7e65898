import { expect } from '@playwright/test';
import { findA11yViolations } from '../e2e/find-a11y-violations';
import { signInToHome } from '../e2e/sign-in';
import { test } from '../e2e/signed-in-test';

test.describe('an employee', () => {
  test.use({ employeeId: 'E1001' });

  test('finds a colleague’s manager in three presses, and the card closes by Escape', async ({ page }) => {
    await page.goto('/home/dashboard');
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'People', exact: true }).click();
    await page.waitForURL('**/ecenter/employeesearch');
    await page.getByRole('searchbox', { name: 'Search' }).fill('karthik iyer');
    const main = page.getByRole('main');
    const karthik = main.getByRole('link', { name: /Karthik Iyer/ });
    await expect(main.getByRole('link', { name: /Akira Fujimoto/ })).toHaveCount(0);
    await karthik.click();
    const card = page.getByRole('dialog', { name: 'Karthik Iyer' });
    await expect(card).toContainText(/Firmware.*Bengaluru.*\d{2}:\d{2} there now.*Reports to Vikram Nair/);
    await expect(card.getByRole('button', { name: 'Copy address' })).toHaveCount(0);
    // A phone’s cards would take the place of the table and of its open card.
    expect(await findA11yViolations(page, { widths: [1440] })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(karthik).toBeFocused();

    await page.getByRole('searchbox', { name: 'Search' }).fill('');
    await page.getByRole('button', { name: 'Organisation', exact: true }).click();
    const filter = page.getByRole('dialog', { name: 'Organisation' });
    await filter.getByRole('tab', { name: 'Location' }).click();
    await filter.getByRole('checkbox', { name: 'Select Osaka' }).check();
    // What is chosen of one level stays while another is looked at.
    await filter.getByRole('tab', { name: 'Level' }).click();
    await expect(filter.getByRole('tab', { name: /^Location/ })).toContainText('1');
    await filter.getByRole('button', { name: 'Apply Filter' }).click();
    await expect(page.getByRole('list', { name: 'Narrowed to' })).toContainText('Osaka');
    await expect(main.getByRole('link', { name: /Akira Fujimoto/ })).toBeVisible();
    await expect(main.getByRole('link', { name: /Ananya Rao/ })).toHaveCount(0);
  });
});

test('a manager meets their team with what each has open', async ({ page }) => {
  await signInToHome(page, 'E1002');
  await page.getByLabel('Your role: Employee').click();
  await page.getByRole('button', { name: /^Appraiser/ }).click();
  await expect(page.getByLabel('Your role: Appraiser')).toBeVisible();
  await page.goto('/ecenter/myteam');
  const ananya = page
    .getByRole('region', { name: /^Your direct reports 9/ })
    .getByRole('listitem')
    .filter({ hasText: 'E1001' });
  await expect(ananya).toContainText(/Ananya Rao.*\d+ open tasks?.*With us\s*3 years.*Birthday/s);
  expect(await findA11yViolations(page)).toEqual([]);
});
