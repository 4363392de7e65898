import type { Browser, CDPSession, Cookie } from '@playwright/test';
import type { CommandContext } from '../scripts/command';
import { findFreePort } from '../scripts/processes/ports';
import { say, showProgress } from '../scripts/progress.mjs';
import { addressOfSomebody } from './address-of-somebody';
import { auditPage, type PageAudit } from './audit-page';
import { withBrowser } from './browser';
import type { Measure } from './measure';
import { makeInstallation, whileRunning } from './product';
import { startFloor } from './programs';
import { signIn } from './sign-in';
import { median } from './statistics';

const ROUNDS = 3;
const shown = { unit: '', digits: 0 };

interface Contestant {
  readonly name: string;
  readonly url: string;
  /** Of who is signed in; left out for a stranger. */
  readonly cookies?: readonly Cookie[];
  /** With what the browser keeps from the contestant before. */
  readonly isAgain?: boolean;
}

/** A first visit, and the next one. */
const twice = (contestant: Contestant): Contestant[] => [
  contestant,
  { ...contestant, name: again(contestant.name), isAgain: true },
];
const again = (name: string) => `${name}, again`;

const of = (audits: readonly PageAudit[], figure: Exclude<keyof PageAudit, 'faults'>) =>
  median(audits.map((audit) => audit[figure]));

/** Lighthouse opens its pages in the browser's own context, and leaves its cookies alone. */
async function becomeWhoHas(cookies: readonly Cookie[], devtools: CDPSession): Promise<void> {
  await devtools.send('Storage.clearCookies');
  // A cookie of one host alone is taken with an address, and none with a domain.
  const own = cookies.map(({ domain, name, value, path, secure, httpOnly }) => ({
    url: `https://${domain}/`,
    name,
    value,
    path,
    secure,
    httpOnly,
  }));
  await devtools.send('Storage.setCookies', { cookies: own });
}

/** Sign-in and home, whose speed counts beside that of a blank page, HR's dashboard beside home, and the pages that only must be without fault. */
async function contestants(browser: Browser, floor: string, address: string) {
  const employee = await browser.newContext();
  await signIn(employee, address, 'E1001');
  const desk = await browser.newContext();
  await signIn(desk, address, 'E1005');
  const hr = await browser.newContext();
  await signIn(hr, address, 'E1004');
  const cookies = await employee.cookies();
  return {
    fast: [
      { name: 'blank page', url: `${floor}/` },
      { name: 'sign-in', url: `${address}/auth/login` },
      { name: 'home', url: `${address}/home/dashboard`, cookies },
      { name: 'dashboard', url: `${address}/ecenter/hrdashboard`, cookies: await hr.cookies() },
    ].flatMap(twice),
    faultless: [
      { name: 'desk', url: `${address}/chillconnect/helpdeskinbox`, cookies: await desk.cookies() },
      { name: 'person', url: await addressOfSomebody(employee, address), cookies },
      { name: 'directory', url: `${address}/ecenter/employeesearch`, cookies },
    ] satisfies Contestant[],
  };
}

/** A first visit waits one round trip more than a blank page, for the stylesheet (docs/decisions/first-and-second-visit.md). */
const PAINT_BESIDE_BLANK = { first: { atMost: 2.6 }, again: { atMost: 2, goal: 1.5 } };

/** How many times as long as home until the largest of a dashboard is painted. */
const DASHBOARD_BESIDE_HOME = 1.5;

function measuresOf(name: string, audits: readonly PageAudit[], blank: readonly PageAudit[], shift: number): Measure[] {
  const beside = of(audits, 'largestPaint') / of(blank, 'largestPaint');
  const budget = name.endsWith(again('')) ? PAINT_BESIDE_BLANK.again : PAINT_BESIDE_BLANK.first;
  return [
    { name: `${name}: performance`, value: of(audits, 'performance'), ...shown },
    { name: `${name}: largest paint`, value: of(audits, 'largestPaint'), unit: 'ms', digits: 0 },
    { name: `${name}: largest paint beside the blank page`, value: beside, unit: '×', digits: 2, ...budget },
    { name: `${name}: layout shift`, value: of(audits, 'layoutShift'), unit: '', digits: 3, atMost: shift },
  ];
}

/** A dashboard beside home, both in the same state. */
const besideHome = (name: string, dashboard: readonly PageAudit[], home: readonly PageAudit[]): Measure[] => [
  {
    ...{ name: `${name}: largest paint beside home`, value: of(dashboard, 'largestPaint') / of(home, 'largestPaint') },
    ...{ unit: '×', digits: 2, atMost: DASHBOARD_BESIDE_HOME },
  },
  { name: `${name}: layout shift`, value: of(dashboard, 'layoutShift'), unit: '', digits: 3, atMost: 0.02 },
];

/** Of the first visit and the next one, each beside the blank page in the same state. */
function measuresOfBoth(name: string, auditsOf: (name: string) => readonly PageAudit[], shift: number): Measure[] {
  const blank = 'blank page';
  return [
    ...measuresOf(name, auditsOf(name), auditsOf(blank), shift),
    ...measuresOf(again(name), auditsOf(again(name)), auditsOf(again(blank)), shift),
  ];
}

const faultlessMeasures = (name: string, audits: readonly PageAudit[]): Measure[] => [
  { name: `${name}: accessibility`, value: of(audits, 'accessibility'), ...shown, atLeast: 100 },
  { name: `${name}: best practices`, value: of(audits, 'bestPractices'), ...shown, atLeast: 100 },
];

/** Lighthouse for phones: sign-in, home, HR's dashboard and a blank page by turns, and once each the other pages that must be without fault. */
export async function measureLighthouse(context: CommandContext): Promise<Measure[]> {
  const floor = await startFloor(context);
  const installation = await makeInstallation(context);
  const port = await findFreePort();
  const audits = new Map<string, PageAudit[]>();
  await whileRunning(context, installation, () =>
    withBrowser(
      context,
      async (browser) => {
        const progress = showProgress('Auditing pages with Lighthouse', '5–10 min');
        try {
          const devtools = await browser.newBrowserCDPSession();
          const { fast, faultless } = await contestants(browser, floor, installation.settings.address);
          const rounds = Array.from({ length: ROUNDS }, () => fast).flat();
          for (const { name, url, cookies = [], isAgain } of [...rounds, ...faultless] as Contestant[]) {
            await becomeWhoHas(cookies, devtools);
            audits.set(name, [...(audits.get(name) ?? []), await auditPage(url, port, isAgain)]);
          }
        } finally {
          progress.done();
        }
      },
      [`--remote-debugging-port=${port}`],
    ),
  );
  const auditsOf = (name: string) => audits.get(name) ?? [];
  for (const [name, own] of audits) {
    for (const fault of new Set(own.flatMap(({ faults }) => faults))) say(`  ${name}: ${fault}`);
  }
  const [blank, signedOut] = [auditsOf('blank page'), auditsOf('sign-in')];
  const beyond = of(signedOut, 'performance') - of(blank, 'performance');
  return [
    { name: 'blank page: performance', value: of(blank, 'performance'), ...shown },
    { name: 'blank page: largest paint', value: of(blank, 'largestPaint'), unit: 'ms', digits: 0 },
    { name: 'sign-in: performance beyond the blank page', value: beyond, ...shown, atLeast: -3 },
    ...measuresOfBoth('sign-in', auditsOf, 0),
    ...measuresOfBoth('home', auditsOf, 0.02),
    ...besideHome('dashboard', auditsOf('dashboard'), auditsOf('home')),
    ...besideHome(again('dashboard'), auditsOf(again('dashboard')), auditsOf(again('home'))),
    ...['sign-in', 'home', 'dashboard', 'desk', 'person', 'directory'].flatMap((name) =>
      faultlessMeasures(name, auditsOf(name)),
    ),
  ];
}
