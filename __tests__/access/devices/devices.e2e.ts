import { expect, type Page } from '@playwright/test';
import { test } from '../../e2e/portal-test';
import { formAlert, SESSION_COOKIE, signIn, signInToHome, signOut, submitSignIn } from '../../e2e/sign-in';

const DEVICE_COOKIE = '__Host-hr-device';

const cookieOf = async (page: Page, wanted: string) =>
  (await page.context().cookies()).find(({ name }) => name === wanted);
const ownRow = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const snackbar = (page: Page, text: string) => page.getByText(text);

/** The words of these stories are English, whatever language somebody has chosen for themselves in another. */
test.beforeEach(({ page, baseURL }) =>
  page.context().addCookies([{ name: 'hr-language', value: 'en', url: baseURL! }]),
);

/** Signs in, and registers this browser under a name of its own. */
async function register(page: Page, employeeId: string, name: string): Promise<void> {
  await signInToHome(page, employeeId);
  await page.goto('/ecenter/mydevices');
  await page.getByLabel('Name of the device').fill(name);
  await page.getByRole('button', { name: 'Register this device' }).click();
  await expect(ownRow(page, name).getByText('This device')).toBeVisible();
}

test('a user registers a browser, returns by it, removes it, is refused (SSO-06, SSO-07, SSO-10)', async ({ page }) => {
  await signInToHome(page, 'E1004');
  await page.goto('/ecenter/mydevices');
  await expect(page.getByLabel('Name of the device')).toHaveValue(/Chrome/);
  await page.getByLabel('Name of the device').fill('Desk by the window');
  await page.getByRole('button', { name: 'Register this device' }).dblclick();
  await expect(ownRow(page, 'Desk by the window').getByText('This device')).toBeVisible();
  await expect(ownRow(page, 'Desk by the window')).toHaveCount(1);
  await expect(snackbar(page, 'This device is registered. We have emailed you about it too.')).toBeVisible();
  expect(await cookieOf(page, DEVICE_COOKIE)).toMatchObject({
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    path: '/',
  });

  await signOut(page);
  await page.goto('/mobilesession');
  await page.waitForURL('**/home/dashboard');
  const before = await cookieOf(page, SESSION_COOKIE);
  await page.goto('/mobilesession');
  await page.waitForURL('**/home/dashboard');
  expect((await cookieOf(page, SESSION_COOKIE))?.value).toBe(before?.value);

  const kept = await page.context().storageState();
  await page.goto('/ecenter/mydevices');
  await ownRow(page, 'Desk by the window').getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('dialog', { name: 'Remove device' });
  await expect(question).toContainText('you will be signed out here');
  await page.keyboard.press('Escape');
  await expect(ownRow(page, 'Desk by the window').getByRole('button', { name: 'Remove' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Remove' }).click();
  await page.waitForURL('**/session?why=device');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your session has ended');
  await expect(page.getByRole('main')).toContainText('The device was removed from your account.');
  for (const name of [DEVICE_COOKIE, SESSION_COOKIE]) expect(await cookieOf(page, name)).toBeUndefined();

  await page.context().addCookies(kept.cookies.filter(({ name }) => name === DEVICE_COOKIE));
  await page.goto('/mobilesession');
  await page.waitForURL('**/logout?why=device-unknown');
  await expect(page.getByRole('main')).toContainText('This device is not registered, or it was removed.');
  expect(await cookieOf(page, DEVICE_COOKIE)).toBeUndefined();
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await page.waitForURL('**/auth/login');
});

test('nothing of a device is where a script could read it, and its id goes nowhere (T49, T90)', async ({
  page,
  baseURL,
}) => {
  await register(page, 'E1016', 'Quiet laptop');
  const [own] = (await (
    await page.request.post('/api/hr/listDevices', { data: {}, headers: { 'x-hr-portal': '1', origin: baseURL! } })
  ).json()) as { DeviceID: string }[];
  const id = own!.DeviceID;
  await signOut(page);

  const told: string[] = [];
  page.on(
    'request',
    (request) => void told.push(`${new URL(request.url()).origin} ${request.headers().referer ?? ''}`),
  );
  await page.goto(`/auth/login/${id}`);
  await submitSignIn(page, 'E1016', 'wrong password');
  await expect(formAlert(page)).toHaveText('The login detail is incorrect');
  await submitSignIn(page, 'E1016');
  await page.waitForURL('**/home/dashboard');
  expect(told.filter((one) => one.includes(id))).toEqual([]);
  expect(new Set(told.map((one) => one.split(' ')[0]))).toEqual(new Set([new URL(baseURL!).origin]));
  const readable = await page.evaluate(() =>
    [document.cookie, ...[localStorage, sessionStorage].map((store) => JSON.stringify({ ...store }))].join(' '),
  );
  expect(readable).not.toMatch(/device|Quiet laptop/i);
});

test('a registered browser lets another user sign in by password (SIGN-21, SOPQ-02)', async ({ page }) => {
  await register(page, 'E1003', 'Shared by mistake');
  await signOut(page);
  await signIn(page, 'E1001');
  await page.waitForURL('**/home/dashboard');
  await page.goto('/ecenter/mydevices');
  await expect(ownRow(page, 'Pixel 9')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('This browser was registered before: for another account');
});

test('an address of the mobile sign-in opens by the device in hand alone (SSO-08, SCON-21)', async ({ page }) => {
  await page.goto('/mobileauth/whatever');
  await page.waitForURL('**/mobileauth');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This device is not registered');

  await register(page, 'E1005', 'Phone in the pocket');
  await signOut(page);
  await page.goto('/mobileauth/another-device');
  await expect(page.getByRole('main')).toContainText('The link you followed belongs to another device.');
  await page.getByRole('button', { name: 'Sign in on this device' }).click();
  await page.waitForURL('**/home/dashboard');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a browser that is no device is told so, and offered the sign-in', async ({ page }) => {
    await page.goto('/mobilesession');
    await expect(page).toHaveURL(/\/logout\?why=device-unknown$/);
    await expect(page.getByRole('link', { name: 'Go to sign-in' })).toBeVisible();
  });
});
