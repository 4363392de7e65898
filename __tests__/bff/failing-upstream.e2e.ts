import { expect, type Page } from '@playwright/test';
import { calls } from '@/lib/contract/all';
import en from '../../messages/en/errors.json';
import de from '../../messages/de/errors.json';
import noticeEn from '../../messages/en/notice.json';
import noticeDe from '../../messages/de/notice.json';
import { sessionCookieOf, signIn, signInToHome, test } from './stub/portal-with-stub';
import { json, text, TOKEN_CANARY, type Script } from './stub/stub-upstream';
import { chooseInHeader } from '../e2e/header-menu';

const over: Script = json({ code: 'unauthenticated', message: 'over', requestId: '1' }, 401);
const INFO = 'api/Common/employeeInfo/dynamiclist/detail';

const failures: [string, Script, keyof typeof en][] = [
  ['drops the connection', (response) => void response.destroy(), 'upstream_unavailable'],
  ['answers an HTML page', text(`<h1>Oops ${TOKEN_CANARY}</h1>`, 200, 'text/html'), 'upstream_invalid'],
  ['answers half of its JSON', text('{"authToken":', 200, 'application/json'), 'upstream_invalid'],
  ['is broken', text('<h1>Oops</h1>', 500, 'text/html'), 'upstream_invalid'],
  ['is busy', (response) => void response.writeHead(503).end(), 'busy'],
  ['refuses the portal', json({ code: 'key_refused', message: 'clock', requestId: '1' }, 403), 'upstream_refused'],
];

/** Fills the sign-in form in the page's own language. */
async function submitSignIn(page: Page): Promise<void> {
  await page.locator('input[name=username]').fill('E1001');
  await page.locator('input[name=password]').fill('what was typed');
  await page.locator('form[action$="/api/session/sign-in"] button[type=submit]').click();
}

test.describe('while the HR API', () => {
  for (const [what, script, code] of failures) {
    test(`${what}, sign-in says what is wrong and keeps what was typed (F05, F07)`, async ({ page, portal }) => {
      portal.stub.on('users/authenticate', script);
      await page.goto('/auth/login');
      await submitSignIn(page);
      await expect(page.getByRole('alert').filter({ hasText: en[code] })).toBeVisible();
      await expect(page.locator('input[name=username]')).toHaveValue('E1001');
      await expect(page.locator('input[name=password]')).toHaveValue('what was typed');
      expect(await page.content()).not.toMatch(/CANARY|Oops/);
      portal.stub.on('users/authenticate', json({ authToken: 't', ischg: 0 }));
      await page.locator('form[action$="/api/session/sign-in"] button[type=submit]').click();
      await page.waitForURL('**/home/dashboard');
    });
  }

  test('fails, sign-in says so in German too (F05)', async ({ page, portal }) => {
    portal.stub.on('users/authenticate', (response) => void response.destroy());
    await page.goto('/auth/login?lang=de');
    await submitSignIn(page);
    await expect(page.getByRole('alert').filter({ hasText: de.upstream_unavailable })).toBeVisible();
  });

  test('fails, a page says so without signing anybody out, in German too (F05)', async ({ page, portal }) => {
    await signInToHome(page);
    portal.stub.on(INFO, (response) => void response.destroy());
    await page.goto('/home/dashboard');
    await expect(page.getByRole('heading', { name: noticeEn.unreachableTitle })).toBeVisible();
    await page.goto('/home/dashboard?lang=de');
    await expect(page.getByRole('heading', { name: noticeDe.unreachableTitle })).toBeVisible();
    expect(await sessionCookieOf(page)).toBeTruthy();
    portal.stub.on(INFO, json([]));
    await page.getByRole('link', { name: noticeDe.retry }).click();
    await page.waitForURL('**/home/dashboard');
  });

  test('answers nonsense, a page names the failure by its reference and shows nothing of it (F07)', async ({
    page,
    portal,
  }) => {
    await signInToHome(page);
    portal.stub.on(INFO, text(`<h1>Oops ${TOKEN_CANARY}</h1>`, 200, 'text/html'));
    await page.goto('/home/dashboard');
    await expect(page.getByRole('heading', { name: noticeEn.faultTitle })).toBeVisible();
    expect(await page.content()).not.toMatch(/CANARY|Oops|at \w+ \(/);
    expect(await sessionCookieOf(page)).toBeTruthy();
  });

  test('fails only in what decorates the page, the page is there without it (F05)', async ({ page, portal }) => {
    await signInToHome(page);
    for (const path of ['api/chillconnect/employee/dynamicadd/empdashboard', 'api/common/Modules'])
      portal.stub.on(path, (response) => void response.destroy());
    await page.goto('/home/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: /Asha/ })).toBeVisible();
  });
});

test('a session ended by the HR API shows the notice once and clears its cookie (F08, T41)', async ({
  page,
  portal,
}) => {
  await signInToHome(page);
  const visited: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visited.push(new URL(request.url()).pathname);
  });
  portal.stub.otherwise(over);
  for (const path of [INFO, 'users/session', 'api/common/Modules', 'api/common/menulist/dynamiclist/list'])
    portal.stub.on(path, over);
  await page.goto('/home/dashboard');
  await page.waitForURL('**/session');
  await expect(page.getByRole('heading', { name: noticeEn.expiredTitle })).toBeVisible();
  expect(visited).toEqual(['/home/dashboard', '/api/session/ended', '/session']);
  expect(await sessionCookieOf(page)).toBeUndefined();
  expect(portal.stub.seenOn('users/session').length).toBeGreaterThan(0);
});

test('a call of the page that meets an ended session leads to the notice as well (F08)', async ({ page, portal }) => {
  await signInToHome(page);
  portal.stub.on('users/session', over);
  portal.stub.on('api/user/language', over);
  portal.stub.on(INFO, over);
  await chooseInHeader(page, 'Preferences', 'Français');
  await expect(page).toHaveURL(/\/session$/);
  expect(await sessionCookieOf(page)).toBeUndefined();
});

test('a session too large for its cookie is said at sign-in and code, without a loop (T34)', async ({
  page,
  portal,
}) => {
  const { stub, log } = portal;
  const tooLarge = json({ authToken: TOKEN_CANARY.padEnd(4_000, 't'), ischg: 0 });
  const said = page.getByRole('alert').filter({ hasText: en.session_too_large });
  const lines = () => log().split('a session does not fit its cookie').length;
  const linesBefore = lines();
  stub.on('users/authenticate', tooLarge);
  await signIn(page);
  await expect(said).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login$/);
  expect(await sessionCookieOf(page)).toBeUndefined();

  stub.on('users/authenticate', json({ authToken: `${TOKEN_CANARY}pending`, ischg: 100 }));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/auth/otpauth');
  const { value: pending } = (await sessionCookieOf(page))!;
  stub.on(calls.verifyCode.path, tooLarge);
  await page.getByLabel('OTP').fill('918273');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(said).toBeVisible();
  expect((await sessionCookieOf(page))?.value).toBe(pending);
  await expect.poll(lines).toBe(linesBefore + 2);
  expect(log()).not.toContain(TOKEN_CANARY);

  // The HR API is past the code by now: the token that this browser holds is over.
  const replaced = json(
    { code: 'unauthenticated', params: { because: 'next-step' }, message: '', requestId: '1' },
    401,
  );
  for (const path of [calls.verifyCode.path, 'users/session']) stub.on(path, replaced);
  const visited: string[] = [];
  page.on('request', (one) => one.isNavigationRequest() && visited.push(new URL(one.url()).pathname));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('alert').filter({ hasText: en.unauthenticated })).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await page.waitForURL(/\/session\?why=next-step$/);
  const ended = '/api/session/ended';
  expect(visited).toEqual(['/auth/login', '/auth/otpauth', ended, ended, '/session']);
  expect(await sessionCookieOf(page)).toBeUndefined();
});

test('a double click and Enter on Sign In make one session (F15)', async ({ page, portal }) => {
  await page.goto('/auth/login');
  await page.getByLabel('Employee Id').fill('E1001');
  await page.getByLabel('Password', { exact: true }).fill('a password');
  await page.getByRole('button', { name: 'Sign In' }).dblclick();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.waitForURL('**/home/dashboard');
  expect(portal.stub.seenOn('users/authenticate')).toHaveLength(1);
});

test('a lost sign-in answer does not stop the user from signing in again (F16)', async ({ page, portal }) => {
  await page.route('**/api/session/sign-in', (route) => route.abort('connectionreset'), { times: 1 });
  await signIn(page);
  await expect(page.getByRole('alert').filter({ hasText: en.upstream_unavailable })).toBeVisible();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/home/dashboard');
  expect(portal.stub.seenOn('users/authenticate')).toHaveLength(1);
});
