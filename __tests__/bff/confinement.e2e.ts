import { expect, type Page, type Response } from '@playwright/test';
import { sessionCookieOf, signIn, test } from './stub/portal-with-stub';
import { json, TOKEN_CANARY } from './stub/stub-upstream';

const PASSWORD = 'Pass-CANARY-phrase';
const OTP = '918273';
const SECRETS = /-CANARY-|x-hr-key|\/api4\//;

/** Remembers all that the browser is given, bodies and headers. */
function recordAnswers(page: Page): { texts: () => Promise<string[]> } {
  const answers: Promise<string>[] = [];
  const read = async (response: Response) => {
    const headers = JSON.stringify(await response.headersArray().catch(() => []));
    const body = await response.text().catch(() => '');
    return `${response.url()}\n${headers}\n${body}`;
  };
  page.on('response', (response) => void answers.push(read(response)));
  return { texts: () => Promise.all(answers) };
}

/** All that a script of the page could read. */
const readableInPage = (page: Page) =>
  page.evaluate(async () => {
    const stores = [localStorage, sessionStorage].map((store) => JSON.stringify({ ...store }));
    const databases = JSON.stringify(await indexedDB.databases());
    const kept = JSON.stringify(await caches.keys());
    const workers = (await navigator.serviceWorker.getRegistrations()).length;
    const entries = JSON.stringify(performance.getEntries());
    const globals = Object.keys(window).map((name) => String((window as unknown as Record<string, unknown>)[name]));
    return [
      document.documentElement.outerHTML,
      document.cookie,
      ...stores,
      databases,
      kept,
      workers,
      entries,
      ...globals,
    ].join('\n');
  });

test('no token, key or HR API address reaches the browser (T01, T03, T08, T36)', async ({ page, portal }) => {
  const { stub } = portal;
  const recorded = recordAnswers(page);
  const readable: string[] = [];
  const cookies: (string | undefined)[] = [];
  const look = async () => {
    readable.push(await readableInPage(page));
    cookies.push((await sessionCookieOf(page))?.value);
  };
  stub.on('users/authenticate', json({ authToken: `${TOKEN_CANARY}pending`, ischg: 100 }));

  await signIn(page, PASSWORD);
  await page.waitForURL('**/auth/otpauth');
  await look();
  await page.getByLabel('OTP').fill(OTP);
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL('**/home/dashboard');
  await page.getByRole('heading', { level: 1, name: /Asha/ }).waitFor();
  await look();
  await page.goto('/ecenter/dashboard');
  await page.getByRole('link', { name: 'My Profile' }).first().click();
  await page.waitForURL('**/ecenter/essprofileview');
  await look();
  await page.goto('/home/dashboard?lang=de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await look();
  await page.goto('/logout');
  await page.locator('form[action$="/api/session/sign-out"] button').last().click();
  await page.waitForURL('**/auth/login');
  await look();

  for (const text of [...(await recorded.texts()), ...readable]) expect(text).not.toMatch(SECRETS);
  expect(portal.log()).not.toMatch(/-CANARY-/);
  expect(portal.log()).not.toContain(OTP);
  const [pending, full, , , ended] = cookies;
  expect(pending).toBeTruthy();
  expect(full).toBeTruthy();
  expect(full).not.toBe(pending);
  expect(ended).toBeUndefined();
  expect(stub.seenOn('api/Common/employeeInfo/dynamiclist/detail').length).toBeGreaterThan(0);
});

test('the session cookie is out of reach for scripts, and the only one that signs in (T33)', async ({ page }) => {
  await signIn(page);
  await page.waitForURL('**/home/dashboard');
  const cookie = await sessionCookieOf(page);
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/', domain: '127.0.0.1' });
  expect(await page.evaluate(() => document.cookie)).not.toContain('hr-session');
  const others = (await page.context().cookies()).filter(({ name }) => name !== '__Host-hr-session');
  await page.context().clearCookies();
  await page.context().addCookies(others);
  await page.goto('/home/dashboard');
  expect(new URL(page.url()).pathname).toBe('/auth/login');
});

test('neither the configuration nor a source map can be had (T03)', async ({ page, request }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/_next/static/')) scripts.push(response.url());
  });
  await page.goto('/auth/login', { waitUntil: 'networkidle' });
  expect(scripts.length).toBeGreaterThan(3);
  for (const url of scripts) expect((await request.get(`${url}.map`)).status()).toBe(404);
  const places = ['/media/config/config.json', '/config.json', '/.env', '/server.js', '/package.json', '/.git/HEAD'];
  for (const place of places) {
    const answer = await request.get(place, { maxRedirects: 0 });
    expect([place, [307, 404].includes(answer.status())]).toEqual([place, true]);
    expect(await answer.text()).not.toMatch(/"ss"|HR_API|hr-session-secret|createServer/);
  }
});
