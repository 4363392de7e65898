import { expect, type Page } from '@playwright/test';
import { watchPage, test } from '../../e2e/portal-test';
import { sessionCookieOf, signInToHome, signOut, submitSignIn } from '../../e2e/sign-in';
import { headerMenu } from '../../e2e/header-menu';

async function expectNotice(page: Page, title: string, reason?: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${title}`));
  if (reason) await expect(page.getByText(reason, { exact: true })).toBeVisible();
  await expect(page.getByText('Kindly click here to login again', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'here', exact: true })).toHaveAttribute('href', '/logout');
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toHaveAttribute('href', '/logout');
}

test('the session cookie is sealed, script-proof and same-site (SESS-09, SCON-49)', async ({ page }) => {
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
    await expectNotice(page, 'Your session has expired');
    await page.getByRole('link', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(/\/auth\/login$/);
  });
}

test('the notice is headed by what ended the session: time, the person, or something else', async ({ page }) => {
  for (const [why, title, reason] of [
    ['idle', 'Your session has expired', 'You were away for more than 30 minutes.'],
    ['password', 'Your session has ended', 'Your password was changed.'],
    ['device', 'Your session has ended', 'The device was removed from your account.'],
    ['<b>', 'Your session has expired', undefined],
  ] as const) {
    await page.goto(`/session?${new URLSearchParams({ why })}`);
    await expectNotice(page, title, reason);
  }
});

test('where the HR system does not answer, /error says so and nothing of expiry (SCON-23)', async ({ page }) => {
  await page.goto('/error?reason=unreachable');
  await expect(page.getByRole('heading', { level: 1, name: 'The HR system is not responding' })).toBeVisible();
  await expect(page.getByText('expired')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/');
});

test('a browser learns at the next click that its session ended elsewhere (SESS-16)', async ({ page, browser }) => {
  await signInToHome(page, 'E1001');
  const copy = await browser.newContext({ storageState: await page.context().storageState() });
  const other = watchPage(await copy.newPage());
  await other.goto('/ecenter/dashboard');
  const entry = other.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'My profile', exact: true });
  await expect(entry).toBeVisible();
  await signOut(page);
  await entry.click();
  await other.waitForURL('**/session?why=signed-out');
  await expectNotice(other, 'You are signed out', 'You signed out, here or in another window.');
  expect(await sessionCookieOf(other)).toBeUndefined();
  await other.getByRole('link', { name: 'Login', exact: true }).click();
  await expect(other.getByText('The page you asked for opens once you have signed in.')).toBeVisible();
  await submitSignIn(other, 'E1001');
  await other.waitForURL('**/ecenter/essprofileview');
  await copy.close();
});

test('a second tab learns from its call that the first signed out (T38)', async ({ page }) => {
  await signInToHome(page, 'E1001');
  const second = await page.context().newPage();
  await second.goto('/home/dashboard');
  await headerMenu(second, 'Preferences').click();
  await expect(second.getByRole('link', { name: 'Deutsch' }).filter({ visible: true })).toBeVisible();
  await signOut(page);
  await second.getByRole('link', { name: 'Deutsch' }).filter({ visible: true }).click();
  await second.waitForURL('**/session');
  await expect(second.getByText('Ananya Rao')).toHaveCount(0);
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
  await expect(page).toHaveURL(/\/session\?why=signed-out$/);
  await expectNotice(page, 'You are signed out', 'You signed out, here or in another window.');
  expect(await sessionCookieOf(page)).toBeUndefined();
});
