import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { ask, signInAt } from '../operating/ask';
import { pageFiles } from './stub/pages';
import { sessionCookieOf, signInToHome, test } from './stub/portal-with-stub';

let evil: Server;
let html = '';
/** The attacker's page, once on another site and once on another port of our own host, where cookies go along. */
const evilOrigins = () =>
  ['localhost', '127.0.0.1'].map((host) => `http://${host}:${(evil.address() as AddressInfo).port}`);

test.beforeAll(async () => {
  evil = createServer((_, response) => void response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => void evil.close());

async function visitEvil(page: Page, origin: string, body: string): Promise<void> {
  html = `<!doctype html><title>evil</title><body>${body}`;
  await page.goto(origin, { waitUntil: 'networkidle' });
}

/** The attack by form lands on our answer; by script it is over when the network is quiet. */
const form = (action: string, type: string, fields: string) =>
  `<form method="post" action="${action}" enctype="${type}">${fields}</form><script>document.forms[0].submit()</script>`;

test('no page of another origin can act as the person, however it tries (T19, T22, T24)', async ({ page, portal }) => {
  await signInToHome(page);
  const session = (await sessionCookieOf(page))!.value;
  portal.stub.forget();
  const { address } = portal;
  const credentials = '<input name="username" value="attacker"><input name="password" value="attack">';
  const names = '<input name="Username" value="attacker"><input name="ClientUserName" value="attack">';
  const attacks = [
    form(`${address}/api/hr/setLanguage`, 'text/plain', `<input name='{"Language":"fr","x":"' value='"}'>`),
    form(`${address}/api/hr/setLanguage`, 'multipart/form-data', '<input name="Language" value="fr">'),
    form(`${address}/api/session/sign-out`, 'application/x-www-form-urlencoded', ''),
    form(`${address}/api/session/sign-in`, 'application/x-www-form-urlencoded', credentials),
    form(`${address}/api/session/client-step`, 'application/x-www-form-urlencoded', names),
    form(
      `${address}/api/session/client-code`,
      'application/x-www-form-urlencoded',
      '<input name="OTP" value="123456">',
    ),
    form(`${address}/api/session/start-sso`, 'application/x-www-form-urlencoded', '<input name="provider" value="x">'),
    form(`${address}/api/session/accept-conduct`, 'text/plain', `<input name='{"ConductCode":"1","x":"' value='"}'>`),
    `<script>
      fetch('${address}/api/hr/setLanguage', { method: 'POST', mode: 'no-cors', credentials: 'include', body: '{"Language":"fr"}' });
      fetch('${address}/api/session/sign-out', { method: 'POST', mode: 'no-cors', credentials: 'include' });
      fetch('${address}/api/hr/listMenu', { method: 'POST', credentials: 'include', headers: { 'x-hr-portal': '1', 'content-type': 'application/json' }, body: '{}' }).catch(() => 0);
      navigator.sendBeacon('${address}/api/session/sign-out', new URLSearchParams());
    </script>`,
    `<img src="${address}/logout"><img src="${address}/api/session/sign-out"><img src="${address}/api/session/ended">`,
  ];
  for (const origin of evilOrigins()) {
    for (const attack of attacks) await visitEvil(page, origin, attack);
  }
  const changing = portal.stub.seen.filter(({ url }) => !url.includes('/users/session') && !url.includes('/list'));
  expect(changing).toEqual([]);
  expect((await sessionCookieOf(page))!.value).toBe(session);
  await page.goto(`${address}/home/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: /Asha/ })).toBeVisible();
});

test('a link from elsewhere to the sign-out page only asks (T24)', async ({ page, portal }) => {
  await signInToHome(page);
  portal.stub.forget();
  await visitEvil(page, evilOrigins()[0]!, `<a href="${portal.address}/logout">prize</a>`);
  await page.getByRole('link', { name: 'prize' }).click();
  await expect(page.getByRole('button', { name: 'Sign-Out' })).toBeVisible();
  expect(portal.stub.seenOn('users/logout')).toEqual([]);
  expect(await sessionCookieOf(page)).toBeTruthy();
});

test('a link from a mail opens signed in (T33)', async ({ page, portal }) => {
  await signInToHome(page);
  await visitEvil(page, evilOrigins()[0]!, `<a href="${portal.address}/home/dashboard">your portal</a>`);
  await page.getByRole('link', { name: 'your portal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Asha/ })).toBeVisible();
});

test('a form from elsewhere ends at a page that says so and leads to the portal (T22)', async ({ page, portal }) => {
  const credentials = '<input name="username" value="attacker"><input name="password" value="attack">';
  const action = `${portal.address}/api/session/sign-in`;
  await visitEvil(page, evilOrigins()[0]!, form(action, 'application/x-www-form-urlencoded', credentials));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request was not accepted');
  expect(portal.stub.seenOn('users/authenticate')).toEqual([]);
  await page.getByRole('link', { name: 'Go to home' }).click();
  await expect(page).toHaveURL(`${portal.address}/auth/login`);
});

/** Files, which a page of ours may fetch: its frame stays empty. */
const FILES = ['/api/hr/getUserPhoto?empid=E1001', '/api/hr/downloadTicketFile?headercode=file-1', '/api/connection'];
/** What else answers a GET beside pages: data, and steps that lead on. */
const ANSWERS = [
  ...FILES,
  '/api/health/live',
  '/api/offline/en',
  '/api/logo',
  '/api/manifest',
  '/api/session/ended',
  '/api/session/gate',
  '/api/session/sso',
  '/no/such/page',
];

/** Pages for anybody, for the signed-out, of the gates, of the signed-in, and one that redirects. */
const FRAMED = [
  '/terms',
  '/error',
  '/auth/login',
  '/auth/otpauth',
  '/cocrequire/codeofconduct',
  '/home/dashboard',
  '/',
];

test('every page forbids to frame it, and what redirects does too (T74)', async ({ portal }) => {
  const cookie = await signInAt(portal.address, 'E1001', 'a password of the person');
  for (const place of new Set(pageFiles.map(({ address }) => address))) {
    const { status, headers } = await ask(`${portal.address}${place}`, { headers: { cookie } });
    expect([place, headers['x-frame-options']]).toEqual([place, 'DENY']);
    if (status >= 300 && status < 400) continue;
    const policy = expect.stringContaining("frame-ancestors 'none'") as unknown;
    expect([place, headers['content-security-policy']]).toEqual([place, policy]);
  }
});

test('no page and no answer can be framed, not even by a page of ours (T74)', async ({ page, portal }) => {
  await signInToHome(page);
  const places = [...FRAMED, ...ANSWERS];
  const shown = () => {
    const frames = page.frames().filter((frame) => frame !== page.mainFrame());
    const urls = places.map((place, at) => [place, frames[at]?.url()] as const);
    return urls.filter(([, url]) => url !== 'chrome-error://chromewebdata/');
  };
  const expectShown = (expected: string[][]) => expect.poll(shown, { timeout: 30_000 }).toEqual(expected);
  for (const origin of evilOrigins()) {
    await visitEvil(page, origin, places.map((place) => `<iframe src="${portal.address}${place}"></iframe>`).join(''));
    await expectShown([]);
  }
  await page.goto('/terms');
  await page.evaluate((all) => {
    for (const src of all) document.body.append(Object.assign(document.createElement('iframe'), { src }));
  }, places);
  await expectShown(FILES.map((file) => [file, '']));
});
