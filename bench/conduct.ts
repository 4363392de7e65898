import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext } from '@playwright/test';
import { Refusal, type CommandContext } from '../scripts/command';
import { showProgress } from '../scripts/progress.mjs';
import { withBrowser } from './browser';
import type { Measure } from './measure';
import { makeInstallation, whileRunning } from './product';
import { median } from './statistics';

/** Who is asked to read the handbook of forty pages in the sample organisation; nobody gave them a password. */
const READER = { empid: 'E1250', mail: 'qian.deng@tarnbrook.example' } as const;
const PASSWORD = 'quiet-hummingbirds-49';
const SLOWDOWN = 4;
const RUNS = 7;
const MAIL_TIMEOUT_MS = 20_000;

/** The code in the mail that the reader got. */
async function mailedCode(mailFolder: string): Promise<string> {
  const deadline = Date.now() + MAIL_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const names = await readdir(mailFolder).catch(() => []);
    const name = names.find((one) => one.includes(`-${READER.mail}-`));
    const code = name && /^Subject: (\d{6}) /m.exec(await readFile(path.join(mailFolder, name), 'utf8'))?.[1];
    if (code) return code;
    await delay(100);
  }
  throw new Refusal(`No mail came to ${READER.mail}.`);
}

/** Gives the reader a password by a mailed code, signs them in and stops at the gate. */
async function arrive(context: BrowserContext, address: string, mailFolder: string): Promise<void> {
  const page = await context.newPage();
  const submit = () => page.getByRole('button', { name: 'Submit' }).click();
  await page.goto(`${address}/auth/forgot-password`);
  await page.locator('[name=username]').fill(READER.empid);
  await submit();
  await page.waitForURL('**/auth/change-password');
  await page.getByLabel('OTP', { exact: true }).fill(await mailedCode(mailFolder));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await submit();
  await page.waitForURL('**/auth/login');
  await page.locator('[name=username]').fill(READER.empid);
  await page.locator('[name=password]').fill(PASSWORD);
  await page.locator('form:has([name=password]) [type=submit]').click();
  await page.waitForURL('**/cocrequire/codeofconduct');
  await page.close();
}

interface Noted extends Window {
  seenAt?: number;
}

/** Notes in every frame when what counts there was painted first: the dialog, and the drawn page in the host's frame. */
const OBSERVE_PAINT = `
  const sought = window.top === window ? '[role=dialog]' : '[data-page="1"] canvas';
  const watching = new MutationObserver(() => {
    if (!document.querySelector(sought)) return;
    watching.disconnect();
    requestAnimationFrame(() => { window.seenAt = performance.timeOrigin + performance.now(); });
  });
  watching.observe(document, { childList: true, subtree: true, attributeFilter: ["open"] });
`;

const paintedAt = () => (window as Noted).seenAt;

/** In milliseconds, from the open dialog to the first page that is drawn in it, with nothing kept from before. */
async function firstPage(
  browser: Browser,
  address: string,
  state: Awaited<ReturnType<BrowserContext['storageState']>>,
) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState: state });
  const page = await context.newPage();
  await page.addInitScript({ content: OBSERVE_PAINT });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(`${address}/cocrequire/codeofconduct`);
  await page.frameLocator('iframe').locator('[data-page="1"] canvas').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(200);
  const [, frame] = page.frames();
  const [from, to] = [await page.evaluate(paintedAt), await frame?.evaluate(paintedAt)];
  await context.close();
  if (from === undefined || to === undefined) throw new Refusal('The dialog or its document was not seen.');
  return to - from;
}

/** How soon a document of forty pages is read in the dialog at the gate, on a slow machine. */
export async function measureConduct(context: CommandContext): Promise<Measure[]> {
  const installation = await makeInstallation(context);
  const { address, dataDir } = installation.settings;
  return whileRunning(context, installation, () =>
    withBrowser(context, async (browser) => {
      const progress = showProgress('Measuring the first page of a document', '1 min');
      try {
        const reader = await browser.newContext({ locale: 'en-GB' });
        await arrive(reader, address, path.join(dataDir, 'mail'));
        const state = await reader.storageState();
        const times: number[] = [];
        for (let time = 0; time < RUNS; time += 1) times.push(await firstPage(browser, address, state));
        const name = `first of forty pages in the conduct dialog at ${SLOWDOWN}× slowdown`;
        return [{ name, value: median(times), unit: 'ms', digits: 0, atMost: 1000 }];
      } finally {
        progress.done();
      }
    }),
  );
}
