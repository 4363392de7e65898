import type { CallName, RequestFor } from '../../lib/contract/all';
import type { HrClient } from '../hr-client';
import type { Measure } from '../measure';
import { HR } from '../record/calls';
import { CONNECTIONS } from '../home-beside';
import { openReports } from '../reports/read-report';
import { SAMPLE_PASSWORD } from '../sample-load';
import { quantile } from '../statistics';
import { timesOf } from '../times-of';
import { measureHomeBesideDashboards, type Asking } from './beside-dashboards';
import { measureManagerBesideHr } from './beside-manager';

const RUNS = { calls: 30, warmUp: 3, patience: 5_000 };

/** Milliseconds that 95 of 100 may take: a tile, ten of them at once, a page of a list. How many times as long home may take beside. */
const MAX = {
  PGlite: { tile: 100, page: 600, list: 50, beside: 2 },
  PostgreSQL: { tile: 150, page: 600, list: 50, beside: 1.2 },
};

/** Has a tree of about an eighth of the sample organisation. */
const MANAGER = 'E1003';

/** As many tiles as a page shows before somebody scrolls, with what they choose from. */
const TILES_AT_ONCE = 10;

/** Days of ten years, so that no run asks for what another has just read. */
function dayAt(run: number): string {
  const day = new Date(Date.UTC(2017, 0, 31 + ((run * 947) % 3400)));
  return day.toISOString().slice(0, 10);
}

/** The lists behind figures. */
const LISTS = [
  ...['people-of-day', 'joiners-and-leavers', 'inactive-people', 'data-gaps'],
  ...['confirmations-due', 'workforce-movements', 'incomplete-profiles'],
];

const yearUpTo = (ToDate: string) => ({ FromDate: `${Number(ToDate.slice(0, 4)) - 1}${ToDate.slice(4, 8)}01`, ToDate });

/** What the tiles ask for on a day, by what they are called. */
const TILES = {
  'head count by unit': (On) => ['readHeadCount', { On, By: 'unit' }],
  'head count by location': (On) => ['readHeadCount', { On, By: 'location' }],
  'head count of a unit': (On) => ['readHeadCount', { On, By: 'level', Chosen: { unit: ['firmware'] } }],
  diversity: (On) => ['readDiversity', { On }],
  ages: (On) => ['listAges', { On }],
  hiring: (On) => ['listHiring', { Year: Number(On.slice(0, 4)) }],
  newcomers: (On) => ['listFluctuation', { FromDate: `${On.slice(0, 8)}01`, ToDate: On }],
  fluctuation: (On) => ['listFluctuation', yearUpTo(On)],
  attrition: (On) => ['readAttrition', yearUpTo(On)],
  years: () => ['listDashboardYears', {}],
  'why it changed': (On) => ['explainChange', yearUpTo(On)],
  'span of control': (On) => ['readSpanOfControl', { On }],
  gaps: (On) => ['countDataGaps', { On }],
  qualification: (On) => ['readQualification', { On }],
  experience: (On) => ['readExperience', { On }],
  tenure: (On) => ['readTenure', { On }],
  'profile report': (On) => ['readProfileReport', { On }],
  'users of twelve months': (On) => ['listMonthlyUsers', { On }],
  confirmations: (On) => ['listConfirmations', { On }],
  'workforce movements': (On) => ['listWorkforceMovements', yearUpTo(On)],
  'profile completion': () => ['readProfileCount', {}],
  employment: (On) => ['readEmployment', { On }],
} satisfies Readonly<Record<string, (on: string) => readonly [CallName, object]>>;

type Request = (on: string) => readonly [CallName, object];

/** What a manager asks for, too, beside HR. */
const OF_MANAGERS = {
  ...{ 'head count by unit': TILES['head count by unit'], ages: TILES.ages, fluctuation: TILES.fluctuation },
} satisfies Readonly<Record<string, Request>>;

/**
 * What HR asks, who see everyone, one call after another and as many at once as a page has tiles; what a manager waits for the same, and
 * home while dashboards are opened.
 */
export async function measureDashboardCalls(client: HrClient, database: string): Promise<Measure[]> {
  const token = await client.signIn(HR.login, SAMPLE_PASSWORD);
  const max = MAX[database.startsWith('PGlite') ? 'PGlite' : 'PostgreSQL'];
  const measures: Measure[] = [];
  let run = 0;
  const nextDay = () => dayAt((run += 1));
  const ask = (request: Request, on: string, asking = { client, token }) => {
    const [name, asked] = request(on);
    return asking.client.call(name, asked as RequestFor<CallName>, asking.token);
  };
  const p95 = async (name: string, atMost: number | undefined, work: (on: string) => Promise<unknown>) => {
    const times = await timesOf(RUNS, () => work(nextDay()));
    const told = { name: `${database}: ${name}, p95`, value: quantile(times, 0.95), unit: 'ms', digits: 1 } as const;
    measures.push({ ...told, ...(atMost !== undefined && { atMost }) });
  };
  for (const [name, request] of Object.entries(TILES)) await p95(name, max.tile, (on) => ask(request, on));
  const page = Object.values(TILES).slice(0, TILES_AT_ONCE);
  const openAll = (tiles: readonly Request[], on: string, asking: Asking) =>
    Promise.all(tiles.map((request) => ask(request, on, asking)));
  const openPage = (on: string, asking: Asking) => openAll(page, on, asking);
  const portal = client.another(CONNECTIONS);
  await p95('ten tiles at once', max.page, (on) => openPage(on, { client: portal, token }));
  // Nobody waits for the last of them, as they stand below each other: shown, not judged.
  await p95('all tiles at once', undefined, (on) => openAll(Object.values(TILES), on, { client: portal, token }));
  await portal.close();
  for (const report of await openReports(client, HR.login))
    if (LISTS.includes(report.code)) await p95(`list ${report.code}, first page`, max.list, () => report.page());
  const manager = { name: database, manager: MANAGER, tiles: OF_MANAGERS, nextDay };
  const beside = { name: database, atMost: max.beside, openDashboard: (asking: Asking) => openPage(nextDay(), asking) };
  return [
    ...measures,
    ...(await measureManagerBesideHr(client, manager)),
    ...(await measureHomeBesideDashboards(client, beside)),
  ];
}
