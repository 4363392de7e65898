import { expect, type Page } from '@playwright/test';
import { findA11yViolations } from '../e2e/find-a11y-violations';
import { test } from '../e2e/signed-in-test';

test.use({ employeeId: 'E1004' });

const tile = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** The number that a tile shows. */
const figureOf = async (page: Page, name: string) =>
  Number(await tile(page, name).getByRole('link', { name: /^\d+$/ }).innerText());

test('HR narrows the dashboard to a unit and a day, and finds as many people behind a figure', async ({ page }) => {
  await page.goto('/ecenter/hrdashboard');
  await expect(tile(page, 'Units')).toBeVisible();
  const everybody = await figureOf(page, 'As on Head Count');
  await page.getByLabel('Unit', { exact: true }).selectOption('instruments');
  await page.getByLabel('As on', { exact: true }).fill('2025-06-30');
  await page.getByRole('search', { name: 'Day and organisation' }).getByRole('button', { name: 'Show' }).click();
  await page.waitForURL('**/ecenter/hrdashboard?*on=2025-06-30*');
  await expect(tile(page, 'As on Head Count')).toContainText('30-Jun-2025');
  const people = await figureOf(page, 'As on Head Count');
  expect(people).toBeGreaterThan(0);
  expect(people).toBeLessThan(everybody);
  await tile(page, 'Age-wise head count').getByText('As a table').click();
  await expect(tile(page, 'Age-wise head count').getByRole('row', { name: /^18-24/ })).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);
  await tile(page, 'As on Head Count')
    .getByRole('link', { name: String(people), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'People behind the figure' })).toBeVisible();
  await expect(page.getByText(`of ${people}`)).toBeVisible();
  await page.goto('/ecenter/hrdashboard/people?plain=1');
  await expect(page.getByText('Next page')).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);
});

test('HR presses a part of a picture, once it is drawn, and reads its people', async ({ page }) => {
  await page.goto('/ecenter/hrdashboard');
  await tile(page, 'Diversity').scrollIntoViewIfNeeded();
  const bar = tile(page, 'Diversity').locator('canvas');
  await expect(bar).toBeVisible();
  const { width, height } = (await bar.boundingBox())!;
  await bar.click({ position: { x: width * 0.1, y: height / 2 } });
  await page.waitForURL('**/ecenter/hrdashboard/people?gender=male');
});

test('HR hides a tile, pins another to home, and has the dashboard again as everybody begins', async ({ page }) => {
  const arrange = () => page.goto('/ecenter/hrdashboard/arrange');
  await arrange();
  await page.getByRole('checkbox', { name: 'Show Hiring', exact: true }).uncheck();
  await page.getByRole('checkbox', { name: 'Diversity on home', exact: true }).check();
  await page.getByRole('button', { name: 'Move Units up', exact: true }).click();
  expect(await findA11yViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL('**/ecenter/hrdashboard');
  await expect(tile(page, 'Fluctuation')).toBeVisible();
  await expect(tile(page, 'Hiring')).toHaveCount(0);
  await page.goto('/home/dashboard');
  await expect(tile(page, 'Diversity')).toContainText('are female');
  await arrange();
  await page.getByRole('button', { name: 'As everybody begins', exact: true }).click();
  await page.waitForURL('**/ecenter/hrdashboard');
  await expect(tile(page, 'Hiring')).toBeVisible();
});

test('HR compares with the year before, reads why the head count changed and cites it', async ({ page }) => {
  await page.goto('/ecenter/hrdashboard');
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption('The year before');
  await page.locator('#comparison').getByRole('button', { name: 'Show' }).click();
  await page.waitForURL('**/ecenter/hrdashboard?*compare=year*');
  const head = tile(page, 'As on Head Count');
  await expect(head).toContainText(
    /Compared with \d\d-\w{3}-\d{4} \(\d+\): (?:\d+ (?:person|people) (?:more|fewer)|as many)\./,
  );
  const change = tile(page, 'Why did it change?');
  await expect(change.getByRole('list', { name: 'From opening to closing' }).getByRole('listitem')).toHaveCount(6);
  await change.getByText('As a table').click();
  await expect(change.getByRole('row', { name: /^Together/ })).toBeVisible();
  await head.getByText('Cite', { exact: true }).click();
  const cited = await head.getByText(/Computed .*Asia\/Kolkata/).innerText();
  const address = cited.split('\n').at(-1) ?? '';
  expect(address).toMatch(/\/ecenter\/hrdashboard\?on=\d{4}-\d\d-\d\d&.*#head-count$/);
  const figure = await figureOf(page, 'As on Head Count');
  await page.goto(address.slice(address.indexOf('/ecenter/')));
  expect(await figureOf(page, 'As on Head Count')).toBe(figure);
  expect(await findA11yViolations(page)).toEqual([]);
});

test('HR reaches every list behind a figure by keys alone', async ({ page }) => {
  await page.goto('/ecenter/hrdashboard');
  await page.waitForLoadState('networkidle');
  const links = page.locator('main a[href*="/hrdashboard/"]');
  const wanted = await links.evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href')))]);
  expect(wanted.length).toBeGreaterThan(20);
  const reached = new Set<string | null>();
  await links.first().focus();
  for (;;) {
    const { isIn, isShut, href } = await page.evaluate(() => {
      const focused = document.activeElement;
      const isShut = focused?.matches('details:not([open]) > summary') ?? false;
      return {
        isIn: focused !== null && focused.closest('main') !== null,
        isShut,
        href: focused?.getAttribute('href') ?? null,
      };
    });
    if (!isIn) break;
    reached.add(href);
    if (isShut) await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  expect(wanted.filter((address) => !reached.has(address))).toEqual([]);
});

test('more values than an address is read for are said to be cut', async ({ page }) => {
  const many = Array.from({ length: 60 }, (_, at) => `unit=u${at}`).join('&');
  await page.goto(`/ecenter/hrdashboard?on=0000-02-29&${many}`);
  await expect(page.getByText('The address names more than 50 values')).toBeVisible();
  await expect(tile(page, 'As on Head Count')).toContainText('Nobody works here');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('HR reads each tile, chooses another year and opens a list by its address', async ({ page }) => {
    await page.goto('/ecenter/hrdashboard?unit=instruments');
    await page.waitForURL('**/ecenter/hrdashboard?unit=instruments&*plain=1');
    for (const name of [
      'As on Head Count',
      'Hiring',
      'Diversity',
      'New Employees',
      'Attrition',
      'Fluctuation',
      'Units',
    ])
      await expect(tile(page, name)).toBeVisible();
    const hiring = tile(page, 'Hiring');
    await hiring.getByRole('combobox', { name: 'Year' }).selectOption('2025');
    await hiring.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL('**/ecenter/hrdashboard?*year=2025*');
    await expect(tile(page, 'Hiring')).toContainText('in 2025');
  });

  test('HR reads who is behind a figure, page by page, and saves them as a file', async ({ page }) => {
    await page.goto('/ecenter/hrdashboard?unit=instruments&plain=1');
    const people = await figureOf(page, 'As on Head Count');
    await tile(page, 'As on Head Count')
      .getByRole('link', { name: String(people), exact: true })
      .click();
    await page.waitForURL('**/ecenter/hrdashboard/people?*unit=instruments*plain=1');
    await expect(page.getByText(`1–50 of ${people}`)).toBeVisible();
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(51);
    const file = await page.getByRole('link', { name: 'CSV file' }).getAttribute('href');
    const saved = await page.request.get(file!);
    expect((await saved.text()).trim().split('\n')).toHaveLength(people + 1);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page.getByText(`51–${people} of ${people}`)).toBeVisible();
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/key\//);
  });
});
