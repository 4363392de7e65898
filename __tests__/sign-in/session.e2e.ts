import { expect, type Page } from '@playwright/test';
import { test } from '../e2e/portal-test';
import { sessionCookieOf, signInToHome, signOut } from '../e2e/sign-in';

async function expectExpiredNotice(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Your session has expired' })).toBeVisible();
  await expect(page.getByText('Kindly click here to login again', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'here', exact: true })).toHaveAttribute('href', '/logout');
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toHaveAttribute('href', '/logout');
}

test('the session lives in a sealed cookie that no script can read and no other site sends (SESS-09, SCON-49)', async ({
  page,
}) => {
  await signInToHome(page, 'E1001');
  expect(await sessionCookieOf(page)).toMatchObject({
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    path: '/',
    domain: new URL(page.url()).hostname,
  });
  expect(await page.evaluate(() => document.cookie)).not.toContain('__Host-');
});

for (const place of ['/session', '/session/sessionexpired', '/error']) {
  test(`${place} says that the session has expired and leads to a new sign-in (SESS-20 to SESS-25)`, async ({
    page,
  }) => {
    await page.goto(place);
    await expectExpiredNotice(page);
    await page.getByRole('link', { name: 'Login', exact: true }).click();
    await page.getByRole('button', { name: 'Sign-Out' }).click();
    await expect(page).toHaveURL(/\/auth\/login$/);
  });
}

test('where the HR system does not answer, /error says so and nothing of expiry (SCON-23)', async ({ page }) => {
  await page.goto('/error?reason=unreachable');
  await expect(page.getByRole('heading', { level: 1, name: 'The HR system does not answer' })).toBeVisible();
  await expect(page.getByText('expired')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/');
});

test('a second tab whose session was ended in the first learns of it at its next click (SESS-16)', async ({ page }) => {
  await signInToHome(page, 'E1001');
  const second = await page.context().newPage();
  await second.goto('/ecenter/dashboard');
  await expect(second.getByRole('heading', { level: 1, name: 'Employee Care' })).toBeVisible();
  await signOut(page);
  await second.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'My checklist' }).click();
  await second.waitForURL('**/session');
  await expectExpiredNotice(second);
});

test('a cookie that was copied before sign-out opens nothing afterwards (SESS-13)', async ({ page }) => {
  await signInToHome(page, 'E1001');
  const copied = await sessionCookieOf(page);
  await signOut(page);
  expect(await sessionCookieOf(page)).toBeUndefined();

  await page.context().addCookies([copied!]);
  const status = await page.evaluate(async () => {
    const answer = await fetch('/api/hr/getEmployeeHeader', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-hr-portal': '1' },
      body: '{}',
    });
    return [answer.status, (await answer.text()).includes('Ananya')];
  });
  expect(status).toEqual([401, false]);
  await page.goto('/home/dashboard');
  await expect(page).toHaveURL(/\/session$/);
  await expectExpiredNotice(page);
  expect(await sessionCookieOf(page)).toBeUndefined();
});
