import { expect, type Page } from '@playwright/test';
import { test } from '../../e2e/signed-in-test';
import { chooseInHeader } from '../../e2e/header-menu';

test.use({ employeeId: 'E1001' });

const canvasOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** The page as the server sends it, before any script. */
const paintedBy = async (page: Page, place: string) => (await page.request.get(place)).text();

test('a folded menu stays folded, painted so by the server, until it is unfolded (THEME-06)', async ({ page }) => {
  await page.goto('/ecenter/dashboard');
  const entry = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'My tickets' });
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await expect(entry).toHaveText('');

  expect(await paintedBy(page, '/ecenter/dashboard')).toContain('aria-label="Expand menu"');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand menu' })).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: 'Expand menu' }).click();
  await expect(entry).toHaveText('My tickets');
  await page.reload();
  await expect(entry).toHaveText('My tickets');
});

test('a chosen theme applies at once and is server-rendered next time (THEME-07)', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/home/dashboard');
  const light = await canvasOf(page);
  const choose = async (name: string) => {
    await chooseInHeader(page, 'Preferences', name);
  };
  await choose('Dark');
  await expect.poll(() => canvasOf(page)).not.toBe(light);
  const dark = await canvasOf(page);

  expect(await paintedBy(page, '/home/dashboard')).toMatch(/^<!DOCTYPE html><html[^>]* data-theme="dark"/);
  await page.goto('/terms');
  expect(await canvasOf(page)).toBe(dark);

  await page.goto('/home/dashboard');
  await choose('Light');
  await expect.poll(() => canvasOf(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await canvasOf(page)).toBe(light);
  await choose('Same as device');
  await expect.poll(() => canvasOf(page)).toBe(dark);
});
