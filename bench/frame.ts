import type { Browser } from '@playwright/test';
import type { CommandContext } from '../scripts/command';
import { showProgress } from '../scripts/progress.mjs';
import { withBrowser } from './browser';
import { actionsInInbox, actionsOnFrame, actionsOnTable } from './actions';
import { actionsOnDashboard } from './actions-on-dashboard';
import { actionsOnReport } from './actions-on-report';
import { interact, type Actions } from './interactions';
import type { Measure } from './measure';
import { navigate } from './navigation';
import { makeInstallation, whileRunning } from './product';
import { signIn } from './sign-in';
import { median } from './statistics';

const PERSON = 'E1002';
const ACTIONS = 50;
const SLOWDOWN = 4;
const NAVIGATIONS = 20;
const WARM_UP = 4;
const PAGES = ['/chillconnect/knowledgebase', '/tracker/mytasks'] as const;

const shown = { unit: 'ms', digits: 0 };

async function measureNavigation(browser: Browser, address: string): Promise<Measure[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signIn(context, address, PERSON);
  const page = await context.newPage();
  await page.goto(`${address}${PAGES[1]}`, { waitUntil: 'networkidle' });
  const navigations = [];
  for (let time = -WARM_UP; time < NAVIGATIONS; time += 1) {
    const navigation = await navigate(page, PAGES[time & 1] ?? '');
    if (time >= 0) navigations.push(navigation);
    await page.waitForLoadState('networkidle');
  }
  await context.close();
  const beside = median(navigations.map(({ total, network }) => total - network));
  return [
    { name: 'from one menu page to another, whole', value: median(navigations.map(({ total }) => total)), ...shown },
    { name: 'from one menu page to another, beside the network', value: beside, ...shown, atMost: 100 },
  ];
}

interface Place {
  readonly name: string;
  readonly path: `/${string}`;
  readonly person: string;
  readonly actions: Actions;
  /** Milliseconds to the next paint at worst. */
  readonly atMost: number;
}

const PLACES: readonly Place[] = [
  { name: 'frame and home', path: '/home/dashboard', person: PERSON, actions: actionsOnFrame, atMost: 100 },
  { name: 'a table', path: '/chillconnect/helpdeskinbox', person: 'E1005', actions: actionsOnTable, atMost: 100 },
  { name: 'the inbox', path: '/chillconnect/mytickets', person: 'E1001', actions: actionsInInbox, atMost: 100 },
  {
    name: 'a report',
    path: '/ecenter/commonreport/key/employee-list',
    person: 'E1004',
    actions: actionsOnReport,
    atMost: 150,
  },
  { name: 'a dashboard', path: '/ecenter/hrdashboard', person: 'E1004', actions: actionsOnDashboard, atMost: 100 },
];

async function measureInteractions(browser: Browser, address: string, place: Place): Promise<Measure[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signIn(context, address, place.person);
  const page = await context.newPage();
  await page.goto(`${address}${place.path}`, { waitUntil: 'networkidle' });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times = await interact(page, place.actions, ACTIONS);
  await context.close();
  const name = `${ACTIONS} actions on ${place.name} at ${SLOWDOWN}× slowdown`;
  return [
    { name: `${name}: those of 16 ms and more`, value: times.length, unit: '', digits: 0 },
    { name: `${name}: worst to the next paint`, value: times[0] ?? 0, ...shown, atMost: place.atMost },
  ];
}

/** How the frame answers a person who works in it: from page to page, and to clicks and keys on a slow machine. */
export async function measureFrame(context: CommandContext): Promise<Measure[]> {
  const installation = await makeInstallation(context);
  const { address } = installation.settings;
  return whileRunning(context, installation, () =>
    withBrowser(context, async (browser) => {
      const progress = showProgress('Measuring the frame', '1–2 min');
      try {
        const measures = await measureNavigation(browser, address);
        for (const place of PLACES) measures.push(...(await measureInteractions(browser, address, place)));
        return measures;
      } finally {
        progress.done();
      }
    }),
  );
}
