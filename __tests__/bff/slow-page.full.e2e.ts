import { expect } from '@playwright/test';
import notice from '../../messages/en/notice.json';
import { sessionCookieOf, signInToHome, test } from './stub/portal-with-stub';

test('a page gives up after ten seconds without answer, signing nobody out (F06)', async ({ page, portal }) => {
  await signInToHome(page);
  portal.stub.on('api/Common/employeeInfo/dynamiclist/detail', () => undefined);
  const begun = performance.now();
  await page.goto('/home/dashboard');
  await expect(page.getByRole('heading', { name: notice.unreachableTitle })).toBeVisible({ timeout: 20_000 });
  expect(performance.now() - begun).toBeGreaterThan(9_500);
  expect(await sessionCookieOf(page)).toBeTruthy();
});
