import { expect } from '@playwright/test';
import { test } from '../e2e/portal-test';
import { signInToHome } from '../e2e/sign-in';

test('a manager reads of their team alone, and every link of the dashboard opens', async ({ page }) => {
  await signInToHome(page, 'E1002');
  await page.goto('/ecenter/dashboard');
  await page.getByLabel('Your role: Employee').click();
  await page.getByRole('button', { name: /^Appraiser/ }).click();
  await expect(page.getByLabel('Your role: Appraiser')).toBeVisible();
  await page.goto('/ecenter/hrdashboard');
  await expect(page.getByText('Your team: you, with your direct and indirect reports').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Units' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Diversity' })).toContainText('Too few people to tell apart');
  const main = page.getByRole('main');
  const addresses = await main.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const address of new Set(addresses.filter((one) => one?.startsWith('/')))) {
    const answer = await page.goto(address!);
    expect({ address, status: answer?.status() }).toEqual({ address, status: 200 });
    await expect(page).toHaveURL(/\/ecenter\/hrdashboard/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/not found/i);
  }
});
