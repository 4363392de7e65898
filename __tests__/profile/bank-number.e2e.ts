import { expect } from '@playwright/test';
import { askHr } from '../e2e/ask-hr';
import { signInToHome } from '../e2e/sign-in';
import { test } from '../e2e/signed-in-test';
import { waitForHydration } from '../e2e/wait-for-hydration';
import { recordAnswers } from './recorded-answers';
import { openBrowser, placeOfSection } from './section-pages';

const BANK = 8;

test.use({ employeeId: 'E1001' });

test('a bank number is masked, shown whole on a logged press, and in nothing others get', async ({
  page,
  browser,
  baseURL,
  stateOf,
}) => {
  const own = recordAnswers(page.context());
  await page.goto(placeOfSection(BANK));
  const account = page.getByRole('group', { name: /^Account number/ });
  const masked = await account.getByRole('status').textContent();
  const last = /•••• (\d{4})/.exec(masked ?? '')?.[1];
  expect(last).toBeDefined();
  await page.waitForLoadState('networkidle');
  expect(await own()).toContain(`••••${last}`);
  expect(await own(), 'nothing but the last signs came with the page').not.toMatch(new RegExp(`\\d${last}\\b`));
  await account.getByRole('button', { name: 'Show Account number' }).click();
  await expect(account.getByRole('status')).toHaveText(new RegExp(`^\\d{5,14}${last}$`));
  const number = (await account.getByRole('status').textContent()) ?? '';
  await account.getByRole('button', { name: 'Hide Account number' }).click();
  await expect(account).not.toContainText(number);
  await page.goto('/user/profile');
  await expect(
    page.getByRole('region', { name: 'My Activities' }).getByText('Saw the whole of a confidential value').first(),
  ).toBeVisible();

  const manager = await openBrowser({ browser, baseURL });
  const seen = recordAnswers(manager.context());
  await signInToHome(manager, 'E1002');
  await manager.getByLabel('Your role: Employee').click();
  await manager.getByRole('button', { name: /^Appraiser/ }).click();
  await expect(manager.getByLabel('Your role: Appraiser')).toBeVisible();
  const [{ ChillCode: key } = { ChillCode: '' }] = await askHr(manager, 'searchEmployees', { SearchText: 'E1001' });
  await manager.goto(`/ecenter/profileview/key/${key}`);
  await expect(manager.getByRole('heading', { level: 2, name: 'Education' }), 'what managers read').toBeVisible();
  await expect(manager.getByRole('heading', { level: 2, name: 'Bank account' })).toHaveCount(0);
  await manager.goto(placeOfSection(BANK, key));
  await expect(manager).toHaveURL(new RegExp(`/ecenter/profileedit/key/${key}$`));
  await waitForHydration(manager);
  await manager.keyboard.press('Control+K');
  const search = manager.getByRole('dialog', { name: 'Search', exact: true });
  await search.getByRole('combobox', { name: 'Search', exact: true }).fill(number);
  await manager.waitForResponse('**/api/hr/searchEverything');
  await expect(search.getByText('Ananya Rao')).toHaveCount(0);
  await manager.goto('/ecenter/employeesearch');
  await manager.getByRole('searchbox', { name: 'Search' }).fill(number);
  await expect(manager.getByRole('main').getByRole('link', { name: /Ananya Rao/ })).toHaveCount(0);
  await manager.waitForLoadState('networkidle');
  expect(await seen()).toContain('Ananya Rao');
  expect(await seen()).not.toContain(number);
  await manager.context().close();

  const hr = await openBrowser({ browser, baseURL, storageState: await stateOf('E1004') });
  const seenByHr = recordAnswers(hr.context());
  await hr.goto(placeOfSection(BANK, key));
  await expect(hr.getByRole('group', { name: /^Account number/ }).getByRole('status')).toContainText(last!);
  await hr.waitForLoadState('networkidle');
  expect(await seenByHr()).not.toContain(number);
  await hr.context().close();
});
