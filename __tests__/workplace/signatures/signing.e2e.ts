import { AxeBuilder } from '@axe-core/playwright';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { test } from '../../e2e/portal-test';
import { watchOrigins } from '../../e2e/watch-origins';
import { arrive, askToAgree } from './signer';

const reader = { empid: 'E1250', mail: 'qian.deng@tarnbrook.example' };
const signer = { empid: 'E1249', mail: 'brandon.nguyen@tarnbrook.example' };

const hostIn = (page: Page): FrameLocator => page.frameLocator('iframe');
const frameOf = (page: Page) => page.locator('iframe');

const EVIL = 'https://evil.example/';

/** The frame was led to another origin: our policy stops that, so it is taken out of the answer here. */
async function letFrameStray(page: Page): Promise<void> {
  await page.route('**/cocrequire/codeofconduct', async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy']!.replace(/frame-src [^;]*/, 'frame-src *');
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await page.route('**/epdf-esign/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>parent.postMessage({ ready: true }, '*'); location = '${EVIL}'</script>`,
    }),
  );
  await page.route(`${EVIL}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>heard = []; onmessage = ({ data }) => heard.push(data)</script><p>Evil listens</p>`,
    }),
  );
  await page.reload();
  await expect(hostIn(page).getByText('Evil listens')).toBeVisible();
}

/** What is posted to every origin comes after all that was posted before: it is the first that such a frame hears (T77). */
async function expectStrayHearsNothing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Upload PDF' }).click();
  await frameOf(page).evaluate((frame: HTMLIFrameElement) => frame.contentWindow!.postMessage('last', '*'));
  const heard = () =>
    page
      .frames()
      .find((frame) => frame.url() === EVIL)!
      .evaluate('heard');
  await expect.poll(heard).toEqual(['last']);
  await page.unrouteAll();
}

/** Draws from so far right of the edge of the pad. */
async function drawStroke(page: Page, pad: { x: number; y: number }, from: number): Promise<void> {
  await page.mouse.move(pad.x + from, pad.y + 90);
  await page.mouse.down();
  for (let step = 1; step <= 20; step += 1) {
    await page.mouse.move(pad.x + from + step * 4, pad.y + 80 + 30 * Math.sin(step));
  }
  await page.mouse.up();
}

/** How many strokes beside each other have ink on the pad. */
const strokesOn = (host: FrameLocator) =>
  host.locator('#pad').evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
    const hasInk = (x: number) => Array.from({ length: height }, (_, y) => data[(y * width + x) * 4 + 3]).some(Boolean);
    return Array.from({ length: width }, (_, x) => hasInk(x)).filter((ink, x, all) => ink && !all[x - 1]).length;
  });

async function accept(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit' }).click();
}

test('who is asked to read forty pages leafs through them, signs by hand, and agrees (T79)', async ({
  page,
  mailbox,
  baseURL,
}) => {
  const asked = watchOrigins(page.context());
  const referers: (string | undefined)[] = [];
  page.on(
    'request',
    (request) =>
      request.isNavigationRequest() && request.frame() !== page.mainFrame() && referers.push(request.headers().referer),
  );
  await arrive(page, mailbox, reader);
  await expect(frameOf(page)).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin');
  await expect(frameOf(page)).toHaveAttribute('referrerpolicy', 'no-referrer');
  const { origin, pathname } = new URL((await frameOf(page).getAttribute('src'))!);
  expect(pathname).toMatch(/^\/pdf-esign\/[\w-]+\/[\w-]+\/[\w-]+$/);
  const policy = (await page.reload())?.headers()['content-security-policy'] ?? '';
  expect(policy.split('; ')).toContain(`frame-src 'self' blob: ${origin}`);
  expect((await frameOf(page).boundingBox())!.height).toBeGreaterThan(960);

  const host = hostIn(page);
  await expect(host.locator('[data-page="1"] canvas')).toBeVisible();
  await expect(host.getByText('Page 1 of 40')).toBeVisible();
  await expect(host.locator('[data-page="1"] .pdf-words')).toContainText('Working time');
  expect(await page.getByRole('button', { name: 'Upload PDF' }).count()).toBe(0);
  await host.locator('[data-page="40"]').scrollIntoViewIfNeeded();
  await expect(host.getByText('Page 40 of 40')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include(['iframe', 'body']).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );

  await host.getByRole('button', { name: 'Sign the document' }).click();
  await expect(host.getByRole('alert')).toHaveText('Draw or type your signature first.');
  await host.getByRole('button', { name: 'Clear' }).click();
  await expect(host.getByRole('alert')).toBeHidden();
  await host.locator('#pad').click({ position: { x: 60, y: 60 } });
  await host.getByRole('button', { name: 'Sign the document' }).click();
  await expect(host.getByRole('alert'), 'one touch is none').toHaveText('Draw or type your signature first.');
  await host.getByRole('button', { name: 'Clear' }).click();

  await page.setViewportSize({ width: 844, height: 390 });
  await host.locator('[data-page="40"]').scrollIntoViewIfNeeded();
  await page.mouse.move(422, 200);
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(host.locator('#pad'), 'the end of the document leads on to the place to sign').toBeInViewport();
  }).toPass();
  await host.locator('.pad').first().scrollIntoViewIfNeeded();
  const pad = (await host.locator('#pad').boundingBox())!;
  for (const from of [60, 560]) await drawStroke(page, pad, from);
  expect(await strokesOn(host)).toBe(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await host.locator('#pad').boundingBox())!.width).toBeLessThan(390);
  await expect.poll(() => strokesOn(host), 'a turned phone cuts off nothing of the signature').toBe(2);
  await host.getByRole('button', { name: 'Sign the document' }).dblclick();
  await expect(host.getByRole('status')).toContainText('You signed this document on');
  await expect(host.getByText(/^Page \d+ of 41$/)).toBeVisible();
  await accept(page);
  await page.waitForURL('**/home/dashboard');
  expect(asked()).toEqual([baseURL!, origin].sort());
  expect(new Set(referers), 'the host is not told from which page').toEqual(new Set([undefined]));
});

test('a document is signed by keyboard, the next by one press, by nobody else (T76, T77)', async ({
  page,
  browser,
  mailbox,
  baseURL,
}) => {
  await askToAgree(browser, baseURL!, signer.empid, [
    { title: 'Rules of the laboratory', form: 'signed-pdf' },
    { title: 'Rules of the workshop', form: 'auto-signed-pdf' },
  ]);

  // The host is down: it is said, the document can be read, the gate stays shut, and another try finds the host again.
  await page.route('**/epdf-esign/**', (route) => route.abort());
  await page.clock.install();
  await arrive(page, mailbox, signer);
  await expect(frameOf(page)).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByText('The signing service is not responding.')).toBeVisible();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await page.unroute('**/epdf-esign/**');

  // Other windows speak up beside a host that says nothing yet: of its own origin, of none, of somebody else's and of ours (T76).
  const forged = `{ DocumentCode: 'abcdefghijklmnopqrstuv' }`;
  await page.route('**/epdf-esign/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>parent.postMessage({ ready: true }, '*')</script><iframe src="/forged"></iframe><iframe sandbox="allow-scripts" src="/forged"></iframe><iframe src="https://evil.example/"></iframe>`,
    }),
  );
  const heard: string[] = [];
  for (const place of ['**/forged', 'https://evil.example/']) {
    await page.route(place, (route) => {
      heard.push(place);
      const body = `<script>top.postMessage(${forged}, '*'); addEventListener('message', () => fetch('/heard'))</script>`;
      return route.fulfill({ contentType: 'text/html', body });
    });
  }
  const asked: string[] = [];
  page.on('request', (one) => /\/(?:heard|accept-conduct)$/.test(one.url()) && asked.push(one.url()));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => heard.length).toBe(3);
  await page.evaluate(() => document.body.append(document.createElement('iframe')));
  const beside = page
    .mainFrame()
    .childFrames()
    .find((frame) => frame.url() === 'about:blank');
  for (const ours of [page.mainFrame(), beside!])
    await ours.evaluate((data) => top!.postMessage(data, '*'), { DocumentCode: 'abcdefghijklmnopqrstuv' });
  await page.getByRole('button', { name: 'Upload PDF' }).click();
  await expect(page.getByText('Sign the document above.')).toBeVisible();
  await page.getByRole('dialog').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByText('You must Sign the document')).toBeVisible();
  expect(asked, 'no other window is asked, and nothing is sent').toEqual([]);
  await page.unrouteAll();
  await letFrameStray(page);
  await expectStrayHearsNothing(page);

  await page.reload();
  const host = hostIn(page);
  await expect(host.locator('[data-page="1"] canvas')).toBeVisible();
  expect((await frameOf(page).boundingBox())!.height).toBeGreaterThan(1190);
  await page.getByRole('button', { name: 'Upload PDF' }).click();
  await expect(page.getByText('Nothing is signed yet.')).toBeVisible();

  await host.getByRole('radio', { name: 'Draw' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(host.getByLabel('Your name')).toHaveValue('Brandon Nguyen');
  await page.keyboard.press('Enter');
  await expect(host.getByRole('status')).toContainText('You signed this document on');
  await expect(page.getByText('The document is signed.')).toBeVisible();
  await accept(page);

  await expect(page.getByRole('dialog', { name: 'Rules of the workshop' })).toBeVisible();
  await expect(frameOf(page)).toHaveAttribute('src', /\/new-esign\/employee\/.*\?auto=A/);
  await hostIn(page).getByRole('button', { name: 'Sign the document' }).click();
  await expect(page.getByText('The document is signed.')).toBeVisible();
  await accept(page);
  await page.waitForURL('**/home/dashboard');
});
