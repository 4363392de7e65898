import { expect } from '@playwright/test';
import { test } from '../e2e/signed-in-test';

test.use({ employeeId: 'E1004', javaScriptEnabled: false });

const MANY = ['people', 'firmware', ...Array.from({ length: 60 }, (_, at) => `u${at}`)];
const address = (page: string) => `/ecenter/${page}?plain=1&${MANY.map((unit) => `unit=${unit}`).join('&')}`;

for (const dashboard of ['hrdashboard', 'workforcedashboard'])
  test(`HR keeps more than the address of ${dashboard} holds, and opens a list of it`, async ({ page }) => {
    await page.goto(address(dashboard));
    await expect(page.getByText('The address names more than 50 values')).toBeVisible();
    await page.getByRole('button', { name: 'Save this choice' }).click();
    await page.waitForURL(/\?plain=1&filter=[\w-]{22}$/);
    const saved = page.getByRole('status').filter({ hasText: 'A choice of 62 values of the organisation is saved' });
    await expect(saved).toBeVisible();
    await expect(page.getByLabel('Unit', { exact: true })).toHaveValue('');
    const list = page.getByRole('main').getByRole('link').and(page.locator('[href*="/people?"]')).first();
    const href = (await list.getAttribute('href')) ?? '';
    expect(href).toMatch(/filter=[\w-]{22}/);
    expect(href).not.toContain('unit=');
    const answer = await page.goto(href);
    expect(answer?.status()).toBe(200);
  });

test('HR chooses several units of a list, and keeps them as the day changes', async ({ page }) => {
  await page.goto('/ecenter/hrdashboard?plain=1');
  await page.getByRole('link', { name: 'Choose several' }).click();
  await page.getByLabel('Unit', { exact: true }).selectOption(['people', 'firmware']);
  const filter = page.getByRole('search', { name: 'Day and organisation' });
  await filter.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL(/unit=people.*unit=firmware|unit=firmware.*unit=people/);
  await page.getByLabel('As on', { exact: true }).fill('2026-01-31');
  await filter.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL(/on=2026-01-31/);
  expect(new URL(page.url()).searchParams.getAll('unit').sort()).toEqual(['firmware', 'people']);
});
