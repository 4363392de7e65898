import { expect, type Page } from '@playwright/test';
import { test } from '../../e2e/portal-test';
import { signInToHome } from '../../e2e/sign-in';

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker stands between the page and the network, and keeps its page. */
const workerIsReady = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });

const keptByBrowser = (page: Page) =>
  page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(kept.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });

test('a device finds all that it needs to install the portal', async ({ page, request }) => {
  await page.goto('/auth/login');
  const client = await page.context().newCDPSession(page);
  const { errors, data, url } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '') as { start_url: string; icons: { src: string; sizes: string }[] };
  expect(manifest).toMatchObject({
    name: 'Tarnbrook Group',
    display: 'standalone',
    start_url: '/',
    lang: 'en',
  });
  for (const { src, sizes } of manifest.icons) {
    const icon = await (await request.get(new URL(src, url).href)).body();
    expect([src, `${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`]).toEqual([src, sizes]);
  }
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
});

test('offline, a page says so in the user’s language and stores nothing personal', async ({ page, context }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) violations.push(message.text());
  });
  await signInToHome(page, 'E1001');
  await page.goto('/ecenter/dashboard?lang=de');
  await workerIsReady(page);
  await expect.poll(() => keptByBrowser(page)).toEqual(['/api/offline/de']);
  await page.goto('/home/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ananya');

  await context.setOffline(true);
  await page.goto('/ecenter/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Sie sind offline' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(new URL(page.url()).pathname).toBe('/ecenter/dashboard');

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Personalbetreuung' })).toBeVisible();
  expect(await keptByBrowser(page)).toEqual(['/api/offline/de']);
  expect(violations).toEqual([]);
});
