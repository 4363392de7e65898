import { gzipSync } from 'node:zlib';
import type { BrowserContext, Response } from '@playwright/test';

/** Bytes that a page's scripts and stylesheets take on the wire at gzip's best, fetched without any cache. */
export interface Transferred {
  readonly script: number;
  readonly stylesheet: number;
  /** What the scripts say. */
  readonly code: string;
}

/** Opens `address` and weighs every script and stylesheet that it fetches until it rests. Throws when it leads elsewhere. */
export async function weigh(context: BrowserContext, address: string): Promise<Transferred> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const responses = new Map<string, Response>();
  page.on('response', (response) => responses.set(response.url(), response));
  await page.goto(address, { waitUntil: 'networkidle' });
  if (page.url() !== address) throw new Error(`${address} led to ${page.url()}`);
  const bytes = { script: 0, stylesheet: 0 };
  let code = '';
  for (const response of responses.values()) {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet') continue;
    const body = await response.body();
    bytes[type] += gzipSync(body, { level: 9 }).byteLength;
    if (type === 'script') code += body.toString();
  }
  await page.close();
  return { ...bytes, code };
}
