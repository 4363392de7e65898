import type { CallName, RequestFor } from '../../lib/contract/all';
import type { HrClient } from '../hr-client';
import type { Measure } from '../measure';
import { HR } from '../record/calls';
import { openReports } from '../reports/read-report';
import { SAMPLE_PASSWORD } from '../sample-load';
import { quantile } from '../statistics';
import { timesOf } from '../times-of';
import { measureHomeBesideDashboards } from './beside-dashboards';

const RUNS = { calls: 30, warmUp: 3 };

/** Milliseconds that 95 of 100 may take: a tile, all tiles of a page at once, a page of the list. How many times as long home may take beside. */
const MAX = {
  PGlite: { tile: 100, page: 600, list: 50, beside: 2 },
  PostgreSQL: { tile: 150, page: 600, list: 50, beside: 1.2 },
};

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

/** What HR asks, who see everyone, one call after another and as many at once as a page has tiles. */
export async function measureDashboardCalls(client: HrClient, database: string): Promise<Measure[]> {
  const token = await client.signIn(HR.login, SAMPLE_PASSWORD);
  const max = MAX[database.startsWith('PGlite') ? 'PGlite' : 'PostgreSQL'];
  const ask = ([name, asked]: readonly [CallName, object]) => client.call(name, asked as RequestFor<CallName>, token);
  let run = 0;
  const measures: Measure[] = [];
  const p95 = async (name: string, atMost: number, work: (on: string) => Promise<unknown>) => {
    const times = await timesOf(RUNS, () => work(dayAt((run += 1))));
    measures.push({ name: `${database}: ${name}, p95`, value: quantile(times, 0.95), unit: 'ms', digits: 1, atMost });
  };
  for (const [name, request] of Object.entries(TILES)) await p95(name, max.tile, (on) => ask(request(on)));
  const page = Object.values(TILES).slice(0, TILES_AT_ONCE);
  await p95('ten tiles at once', max.page, (on) => Promise.all(page.map((request) => ask(request(on)))));
  for (const report of await openReports(client, HR.login))
    if (LISTS.includes(report.code)) await p95(`list ${report.code}, first page`, max.list, () => report.page());
  const openDashboard = (dashboards: HrClient, ofHr: string) => {
    const on = dayAt((run += 1));
    return Promise.all(
      page.map((request) => {
        const [name, asked] = request(on);
        return dashboards.call(name, asked as RequestFor<CallName>, ofHr);
      }),
    );
  };
  measures.push(...(await measureHomeBesideDashboards(client, { name: database, atMost: max.beside, openDashboard })));
  return measures;
}
