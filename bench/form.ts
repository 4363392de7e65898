import type { Browser, Page } from '@playwright/test';
import type {} from './table-page/form';
import type { CommandContext } from '../scripts/command';
import { showProgress } from '../scripts/progress.mjs';
import { actionsOnForm } from './actions-on-form';
import { withBrowser } from './browser';
import { interact } from './interactions';
import type { Measure } from './measure';
import { makeInstallation, whileRunning } from './product';
import { publishLongSections } from './record/grow-records';
import { FIELDS, LONG_SECTION } from './record/long-section';
import { withDatabase } from './record/open-installation';
import { loadSample } from './sample-load';
import { signIn } from './sign-in';
import { median, quantile } from './statistics';
import { contestantPages } from './table-pages';

const PERSON = 'E1001';
const EMPLOYEES = 250;
const SLOWDOWN = 4;
const ACTIONS = 60;
const OPENINGS = 5;
const FILLINGS = 7;

const shown = { unit: 'ms', digits: 0 };
const most = (figures: readonly number[]) => Math.max(...figures);

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** Milliseconds of what is done to a section of sixty fields on the product's page, slowest first. */
async function fillSection(browser: Browser, address: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signIn(context, address, PERSON);
  const page = await context.newPage();
  await page.goto(`${address}/ecenter/essprofileedit/section/${LONG_SECTION}`, { waitUntil: 'networkidle' });
  await slowDown(page);
  const times = await interact(page, actionsOnForm, ACTIONS);
  await context.close();
  return times;
}

/** A section as people fill it. The worst click of a page just opened swings with the machine: it is the median of so many people's. */
async function measureSection(browser: Browser, address: string): Promise<Measure[]> {
  const rounds: number[][] = [];
  for (let person = 0; person < FILLINGS; person += 1) rounds.push(await fillSection(browser, address));
  const worst = rounds.map(([first = 0]) => first);
  const name = `${FIELDS} fields at ${SLOWDOWN}× slowdown, ${ACTIONS} things done`;
  return [
    {
      name: `${name}: worst click to paint, median of ${FILLINGS}`,
      value: median(worst),
      ...shown,
      atMost: 100,
      goal: 50,
    },
    { name: `${name}: worst of all`, value: most(worst), ...shown },
    { name: `${name}: median of those seen`, value: median(rounds.flat()), ...shown },
  ];
}

/** A form of a thousand fields and as many that are computed. */
async function measureLongForm(browser: Browser, context: CommandContext): Promise<Measure[]> {
  const open = await contestantPages(context, browser);
  const openings: { begun: number; whole: number }[] = [];
  const measures: Measure[] = [];
  for (let time = 0; time < OPENINGS; time += 1) {
    const page = await open('form');
    await slowDown(page);
    const isLast = time === OPENINGS - 1;
    openings.push(await page.evaluate(() => window.formTimes!.open()));
    if (isLast) {
      const one = await page.evaluate(() => window.formTimes!.answer());
      const ten = await page.evaluate(() => window.formTimes!.chain());
      const late = one.late + ten.late;
      measures.push(
        {
          name: 'one answer on which two formulas depend, p95',
          value: quantile(one.times, 0.95),
          ...shown,
          atMost: 50,
        },
        { name: 'formulas drawn anew by it, most', value: most(one.drawn), unit: '', digits: 0, atMost: 2 },
        { name: 'one answer through ten formulas, p95', value: quantile(ten.times, 0.95), ...shown, atMost: 50 },
        { name: 'formulas drawn anew by that, most', value: most(ten.drawn), unit: '', digits: 0, atMost: 11 },
        { name: 'answers whose last formula was not in the same frame', value: late, unit: '', digits: 0, atMost: 0 },
      );
    }
    await page.close();
  }
  const opened = (what: 'begun' | 'whole') => median(openings.map((one) => one[what]));
  const name = `1,000 fields and 1,000 formulas at ${SLOWDOWN}× slowdown`;
  return [
    { name: `${name}: open`, value: opened('begun'), ...shown, atMost: 1000 },
    { name: `${name}: all drawn`, value: opened('whole'), ...shown },
    ...measures.map((measure) => ({ ...measure, name: `${name}: ${measure.name}` })),
  ];
}

/** How long a form that HR defines takes to open and to take an answer, on a slow machine. */
export async function measureForm(context: CommandContext): Promise<Measure[]> {
  const installation = await makeInstallation(context);
  await loadSample(context, installation, EMPLOYEES);
  await withDatabase(installation, ({ db }) => publishLongSections(db));
  return whileRunning(context, installation, () =>
    withBrowser(context, async (browser) => {
      const progress = showProgress('Measuring forms', '1–2 min');
      const measures = [
        ...(await measureSection(browser, installation.settings.address)),
        ...(await measureLongForm(browser, context)),
      ];
      progress.done();
      return measures;
    }),
  );
}
