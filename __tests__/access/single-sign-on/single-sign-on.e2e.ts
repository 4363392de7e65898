import { expect, type Page } from '@playwright/test';
import { askRaw } from '../../bff/stub/raw-request';
import { findA11yViolations } from '../../e2e/find-a11y-violations';
import { openSignOutDialog, sessionCookieOf } from '../../e2e/sign-in';
import { test } from './portal-with-provider';

// One worker for all of them: each would start the provider, the HR API and the portal anew.
test.describe.configure({ mode: 'default' });

const offer = (page: Page) => page.getByRole('button', { name: 'Sign in with Tarnbrook' });
const person = (page: Page, name: string) => page.getByRole('button', { name });
const SIGNED_OUT =
  'You have signed out here. You are signed out at Tarnbrook too, unless you chose to stay signed in there.';
const ssoCookies = async (page: Page, address: string) =>
  (await page.context().cookies(address)).map(({ name }) => name).filter((name) => /sso|next-auth/.test(name));

test('an employee signs in and out by the provider (SSO-01, SSO-02, OUT-02)', async ({ page, portal }) => {
  await page.goto('/auth/login');
  expect(await findA11yViolations(page)).toEqual([]);
  await offer(page).click();
  await expect(page.getByRole('heading', { name: 'Who are you today?' })).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);
  await person(page, 'Vikram Nair').click();
  await page.waitForURL(`${portal.address}/home/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: /Vikram/ })).toBeVisible();
  expect(await sessionCookieOf(page)).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' });
  expect(await ssoCookies(page, portal.address)).toEqual([]);
  expect((await page.request.get('/api/auth/session')).status()).toBe(404);

  await openSignOutDialog(page);
  await page.getByRole('button', { name: 'Sign-Out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign out here too?' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL((url) => url.href.startsWith(`${portal.address}/auth/login`));
  await expect(page.getByRole('main')).toContainText(SIGNED_OUT);
  expect(await findA11yViolations(page)).toEqual([]);
  expect(await sessionCookieOf(page)).toBeUndefined();
  for (const again of [page.url(), `${portal.address}/auth/login?state=guessed`]) {
    await page.goto(again);
    await expect(offer(page)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('signed out');
  }
  await page.goto('/ssologin/corporate');
  await expect(page.getByRole('heading', { name: 'Who are you today?' })).toBeVisible();
});

test('single sign-on redirects to a pending one-time code or agreement too', async ({ page }) => {
  for (const [name, place] of [
    ['Emily Carter', '**/auth/otpauth'],
    ['Haruto Nishimura', '**/cocrequire/codeofconduct'],
  ] as const) {
    await page.context().clearCookies();
    await page.goto('/ssologin/corporate');
    await person(page, name).click();
    await page.waitForURL(place);
  }
});

test('a refused user reads why and leaves no trace (SSO-03, SSO-04)', async ({ page, portal }) => {
  for (const [name, sentence] of [
    ['Cancel', 'declined or cancelled'],
    ['Noor Haddad', 'No account with your email address'],
    ['Sam Okafor', 'does not confirm your email address'],
    ['Arjun Pillai', 'No account with your email address'],
  ] as const) {
    await page.context().clearCookies();
    await page.goto('/ssologin/corporate');
    await person(page, name).click();
    await page.waitForURL(`${portal.address}/unauthorized?why=sso-*`);
    await expect(page.getByText(sentence)).toBeVisible();
    expect(await ssoCookies(page, portal.address)).toEqual([]);
  }
  expect(await findA11yViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await expect(offer(page)).toBeVisible();
  const lines = portal.log().split('\n');
  expect(lines.filter((line) => line.includes('"reason":"sso-unverified"'))).toHaveLength(1);
  expect(portal.log()).not.toMatch(/@(?:tarnbrook|elsewhere)|guest-\d/);
});

test('no host that a caller names leads anywhere, neither at the start nor on the way back (T61)', async ({
  page,
  portal: { address, issuer },
}) => {
  const { host } = new URL(address);
  const forged = ['X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: https', 'Forwarded: host=evil.example'];
  const form = [`Origin: ${address}`, 'Content-Type: application/x-www-form-urlencoded'];
  const begin = (...hosts: string[]) =>
    askRaw(address, {
      method: 'POST',
      target: '/api/session/start-sso',
      lines: [...hosts, ...form],
      body: 'provider=corporate',
    });
  const callback = `${address}/api/auth/callback/corporate`;

  const begun = [
    await begin(`Host: ${host}`, ...forged),
    await begin('Host: evil.example', `X-Forwarded-Host: ${host}`),
  ];
  for (const { location } of begun) {
    const there = new URL(location!);
    expect([there.origin, there.searchParams.get('redirect_uri')]).toEqual([issuer, callback]);
  }
  const refused = [
    await begin(`Host: ${host}`, 'Host: evil.example'),
    await begin('Host: evil.example', `Host: ${host}`),
  ];
  for (const { status, cookies } of refused) expect([status, cookies]).toEqual([400, []]);

  await page.goto('/ssologin/corporate');
  await expect(person(page, 'Vikram Nair')).toBeVisible();
  const chosen = { form: { person: 'tarnbrook-E1002' }, maxRedirects: 0 };
  let sentTo = (await page.request.post(page.url(), chosen)).headers().location ?? '';
  while (sentTo.startsWith(issuer)) sentTo = (await page.request.get(sentTo, { maxRedirects: 0 })).headers().location!;
  expect(sentTo.startsWith(`${callback}?`)).toBe(true);
  const { pathname, search } = new URL(sentTo);
  const kept = (await page.context().cookies(address)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const arrive = (target: string, cookie: string, ...lines: string[]) =>
    askRaw(address, { target, lines: [...lines, `Cookie: ${cookie}`] });
  const twice = await arrive(pathname + search, kept, `Host: ${host}`, 'Host: evil.example');
  expect([twice.status, twice.location, twice.cookies]).toEqual([400, undefined, []]);
  const back = await arrive(pathname + search, kept, `Host: ${host}`, ...forged);
  expect(back.location).toBe('/api/session/sso');
  const elsewhere = await arrive('/api/session/sso', back.cookies.join('; '), 'Host: evil.example', ...forged);
  expect(elsewhere.location).toBe('/unauthorized?why=sso-system');
  const end = await arrive('/api/session/sso', back.cookies.join('; '), `Host: ${host}`, ...forged);
  expect(end.location).toBe('/');
  expect(end.cookies).toContainEqual(expect.stringMatching(/^__Host-hr-session=./));

  for (const { text } of [...begun, ...refused, twice, back, elsewhere, end])
    expect(text).not.toContain('evil.example');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('single sign-on works by plain forms and opens the requested page', async ({ page, portal }) => {
    await page.goto('/user/profile');
    await offer(page).click();
    await person(page, 'Meera Krishnan').click();
    await page.waitForURL(`${portal.address}/user/profile`);
    await page.goto('/logout');
    await page.getByRole('button', { name: 'Sign-Out' }).click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.waitForURL((url) => url.href.startsWith(`${portal.address}/auth/login`));
    await expect(page.getByText(SIGNED_OUT)).toBeVisible();
    await page.goto('/ssologin/corporate');
    await page.getByRole('button', { name: 'Go on to Tarnbrook' }).click();
    await expect(page.getByRole('heading', { name: 'Who are you today?' })).toBeVisible();
  });
});
