import { expect, type Page } from '@playwright/test';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { test } from '../../e2e/signed-in-test';

test.use({ employeeId: 'E1001' });

const LIST = '/chillconnect/knowledgebase';
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const main = (page: Page) => page.getByRole('main');

test('an employee searches, turns the pages of an article and comes back to the results', async ({ page }) => {
  await page.goto(LIST);
  await expect(main(page).getByRole('region', { name: 'Time and leave' }).getByRole('link')).toHaveCount(4);
  expect(await findA11yViolations(page)).toEqual([]);

  await main(page).getByRole('searchbox').fill('performance year');
  await expect(main(page).getByRole('status')).toHaveText('1 article found');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/knowledgebase\/key\/[\w-]{22}\?search=performance\+year$/);
  await expect(title(page, 'The performance year')).toBeVisible();
  await expect(page).toHaveTitle(/^The performance year/);
  await main(page).getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/&page=2$/);
  await expect(main(page)).toContainText('Page 2 of 3');
  await page.reload();
  await expect(main(page)).toContainText('Page 2 of 3');
  expect(await findA11yViolations(page)).toEqual([]);

  await main(page).getByRole('link', { name: 'Back to the results' }).click();
  await page.waitForURL(`**${LIST}?search=performance+year`);
  await expect(main(page).getByRole('searchbox')).toHaveValue('performance year');
  await expect(main(page).getByRole('link')).toHaveCount(1);
});

test('on paper an article stands alone, and the next of its topic is a press away on the screen', async ({ page }) => {
  await page.goto(LIST);
  await main(page)
    .getByRole('link', { name: /When you are ill/ })
    .click();
  await expect(title(page, 'When you are ill')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByRole('heading', { name: 'On the first day' })).toBeVisible();
  for (const part of [page.getByRole('banner'), page.getByRole('complementary'), page.getByRole('contentinfo')])
    for (const each of await part.all()) await expect(each).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page
    .getByRole('complementary', { name: 'More on Time and leave' })
    .getByRole('link', { name: 'Annual leave' })
    .click();
  await expect(title(page, 'Annual leave')).toBeVisible();
});

test('a PDF has a page, too, and a search of the portal leads to it', async ({ page }) => {
  await page.goto('/home/dashboard');
  await page.keyboard.press('Control+Shift+S');
  const search = page.getByRole('dialog', { name: 'Search', exact: true });
  await search.getByLabel('Search in').selectOption('Everything');
  await search.getByRole('combobox', { name: 'Search', exact: true }).fill('travel and expense');
  const policy = search.getByRole('row').filter({ hasText: 'Travel and expense policy' });
  await expect(search.getByRole('rowgroup', { name: 'Articles' }).getByRole('row')).toContainText(['Travel']);
  await policy.getByRole('gridcell').first().click();
  await page.waitForURL('**/chillconnect/knowledgebase/key/*');
  const file = main(page).getByRole('region', { name: 'Travel and expense policy.pdf' });
  await expect(file.getByText('1 Why we travel')).toBeAttached();
});

test('what is for another role, and what no article has, does not exist', async ({
  page,
  browser,
  stateOf,
  baseURL,
}) => {
  const hr = await browser.newContext({ storageState: await stateOf('E1004'), baseURL });
  const hrPage = await hr.newPage();
  await hrPage.goto(LIST);
  const link = hrPage.getByRole('main').getByRole('link', { name: /Ending a probation/ });
  const address = await link.getAttribute('href');
  await hr.close();
  for (const place of [address!, `${LIST}/key/none`, `${LIST}/key/..%2f..`]) {
    const answer = await page.goto(place);
    expect([place, answer?.status()]).toEqual([place, 404]);
    await expect(title(page, 'This page does not exist')).toBeVisible();
  }
});
