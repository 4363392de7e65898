import { expect, type Page } from '@playwright/test';
import { test } from '../e2e/portal-test';
import { signInToHome } from '../e2e/sign-in';

async function becomeAppraiser(page: Page) {
  await signInToHome(page, 'E1002');
  await page.goto('/ecenter/dashboard');
  await page.getByLabel('Your role: Employee').click();
  await page.getByRole('button', { name: /^Appraiser/ }).click();
  await expect(page.getByLabel('Your role: Appraiser')).toBeVisible();
}

/** Opens all that a dashboard leads to. */
async function openLinks(page: Page, within: RegExp) {
  const main = page.getByRole('main');
  const addresses = await main.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const address of new Set(addresses.filter((one) => one?.startsWith('/')))) {
    const answer = await page.goto(address!);
    expect({ address, status: answer?.status() }).toEqual({ address, status: 200 });
    await expect(page).toHaveURL(within);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/not found/i);
  }
}

test('a manager reads of their team alone, and every link of the dashboard opens', async ({ page }) => {
  await becomeAppraiser(page);
  await page.goto('/ecenter/hrdashboard');
  await expect(page.getByText('Your team: you, with your direct and indirect reports').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Units' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Diversity' })).toContainText('Too few people to tell apart');
  await openLinks(page, /\/ecenter\/hrdashboard/);
});

test('a manager reads what needs attention of their team, and every link of it opens', async ({ page }) => {
  await becomeAppraiser(page);
  await page.goto('/ecenter/workforcedashboard');
  await expect(page.getByText('What needs attention of you and those who report to you today')).toBeVisible();
  for (const name of ['Confirmations due', 'Pending approvals', 'Movements', 'Profile completion', 'Employment'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  await openLinks(page, /\/ecenter\/(?:workforcedashboard|profileview)/);
});
