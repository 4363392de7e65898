import type { Browser } from '@playwright/test';
import type { CommandContext } from '../scripts/command';
import { showProgress } from '../scripts/progress.mjs';
import { withBrowser } from './browser';
import type { Measure } from './measure';
import { median } from './statistics';
import { contestantPages } from './table-pages';
import type {} from './table-page/times';

const SLOWDOWN = 4;

async function measureIn(browser: Browser, context: CommandContext): Promise<Measure[]> {
  const page = await (await contestantPages(context, browser))('dialog');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const { dialog, box } = await page.evaluate(() => window.tableTimes.openings());
  const shown = { unit: 'ms', digits: 0 };
  return [
    { name: `over 200 rows at ${SLOWDOWN}× slowdown, opened: a dialog`, value: median(dialog), ...shown, atMost: 100 },
    { name: `over 200 rows at ${SLOWDOWN}× slowdown, opened: a plain box`, value: median(box), ...shown },
  ];
}

/** How soon a dialog is painted over a long table, beside a box that nothing else depends on. */
export async function measureDialog(context: CommandContext): Promise<Measure[]> {
  const progress = showProgress('Measuring dialogs', '10–20 s');
  try {
    return await withBrowser(context, (browser) => measureIn(browser, context));
  } finally {
    progress.done();
  }
}
