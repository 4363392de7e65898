import type { Browser } from '@playwright/test';
import type {} from './table-page/times';
import type { CommandContext } from '../scripts/command';
import { showProgress } from '../scripts/progress.mjs';
import { withBrowser } from './browser';
import type { Measure } from './measure';
import { median, quantile } from './statistics';
import { contestantPages, type ContestantName, type OpenContestant } from './table-pages';

const ROUNDS = 7;
const CONTESTANTS = ['own', 'bare', 'ag-grid'] as const satisfies readonly ContestantName[];
/** Frames as fast as they come, so that a screen's sixty a second hide no difference. */
const UNTHROTTLED = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

interface Turn {
  readonly mount: number;
  readonly scroll: number;
}

async function takeTurn(open: OpenContestant, name: ContestantName): Promise<Turn> {
  const page = await open(name);
  const mount = await page.evaluate(() => window.tableTimes.mount());
  const scroll = quantile(await page.evaluate(() => window.tableTimes.scroll()), 0.95);
  await page.close();
  return { mount, scroll };
}

async function takeRounds(open: OpenContestant): Promise<Record<(typeof CONTESTANTS)[number], Turn>[]> {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const turns: [string, Turn][] = [];
    for (const name of CONTESTANTS) turns.push([name, await takeTurn(open, name)]);
    rounds.push(Object.fromEntries(turns) as Record<(typeof CONTESTANTS)[number], Turn>);
  }
  return rounds;
}

async function measureIn(browser: Browser, context: CommandContext): Promise<Measure[]> {
  const open = await contestantPages(context, browser);
  const rounds = await takeRounds(open);
  const page = await open('server');
  const pages = await page.evaluate(() => window.tableTimes.pages());
  await page.close();
  const shown = { unit: 'ms', digits: 1 };
  const ratio = { unit: '×', digits: 2 };
  const of = (name: (typeof CONTESTANTS)[number], what: keyof Turn) => median(rounds.map((round) => round[name][what]));
  const beside = (other: 'bare' | 'ag-grid', what: keyof Turn) =>
    median(rounds.map((round) => round.own[what] / round[other][what]));
  return [
    { name: '100,000 rows, drawn: ours', value: of('own', 'mount'), ...shown },
    { name: '100,000 rows, drawn: bare libraries', value: of('bare', 'mount'), ...shown },
    { name: '100,000 rows, drawn: AG Grid', value: of('ag-grid', 'mount'), ...shown },
    { name: 'drawn, ours beside the bare libraries', value: beside('bare', 'mount'), ...ratio, atMost: 1.15 },
    { name: 'drawn, ours beside AG Grid', value: beside('ag-grid', 'mount'), ...ratio, atMost: 1 },
    { name: 'a turn of the wheel, p95: ours', value: of('own', 'scroll'), ...shown },
    { name: 'a turn of the wheel, p95: bare libraries', value: of('bare', 'scroll'), ...shown },
    { name: 'a turn of the wheel, p95: AG Grid', value: of('ag-grid', 'scroll'), ...shown },
    { name: 'turn p95, ours beside the bare libraries', value: beside('bare', 'scroll'), ...ratio, atMost: 1.15 },
    { name: 'turn p95, ours beside AG Grid', value: beside('ag-grid', 'scroll'), ...ratio, atMost: 1 },
    { name: 'rows behind a network, another page beside it: p95', value: quantile(pages, 0.95), ...shown, atMost: 100 },
  ];
}

/** How soon a table of a hundred thousand rows is there and how it scrolls, beside what it is made of and beside another. */
export async function measureTable(context: CommandContext): Promise<Measure[]> {
  const progress = showProgress('Measuring tables', '1–2 min');
  try {
    return await withBrowser(context, (browser) => measureIn(browser, context), UNTHROTTLED);
  } finally {
    progress.done();
  }
}
