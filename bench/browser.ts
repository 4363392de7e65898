import { chromium, type Browser } from '@playwright/test';
import { Refusal, type CommandContext } from '../scripts/command';
import { findChromium } from '../scripts/test/chromium';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** Runs `work` with a Chromium of this machine; `flags` are added to those that keep it from talking to others. */
export async function withBrowser<T>(
  { source }: CommandContext,
  work: (browser: Browser) => Promise<T>,
  flags: readonly string[] = [],
): Promise<T> {
  const found = await findChromium(source);
  if ('missing' in found) throw new Refusal(found.missing);
  const browser = await chromium.launch({ executablePath: found.value, args: [...FLAGS, ...flags] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
