import type { CallName, RequestFor } from '../../lib/contract/all';
import type { HrClient } from '../hr-client';
import type { Measure } from '../measure';
import { HR } from '../record/calls';
import { SAMPLE_PASSWORD } from '../sample-load';
import { quantile } from '../statistics';
import { timesOf } from '../times-of';

const RUNS = { calls: 40, warmUp: 5 };
const ROUNDS = 3;

/** Whose home it is, and what it asks for at once. */
const PERSON = 'E1003';
const HOME: readonly CallName[] = [
  ...(['listMenu', 'getEmployeeInfo', 'listToday', 'getDashboardCounts', 'listHappeningsToday'] as const),
  ...(['listAwayToday', 'listLeaveBalances'] as const),
];
/** As many calls at once as a browser of the portal's may have under way. */
const CONNECTIONS = 12;

interface Beside {
  readonly name: string;
  /** How many times as long as alone. */
  readonly atMost: number;
  /** Opens a dashboard. */
  readonly openDashboard: (dashboards: HrClient, token: string) => Promise<unknown>;
}

/** Opens one dashboard after another while something is done, without stop. */
async function besideDashboards<T>(open: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  const until = { isOver: false };
  const opening = (async () => {
    while (!until.isOver) await open();
  })();
  try {
    return await work();
  } finally {
    until.isOver = true;
    await opening;
  }
}

/** How long what home asks for takes alone and while HR opens dashboards, by turns. */
export async function measureHomeBesideDashboards(client: HrClient, beside: Beside): Promise<Measure[]> {
  const { name, atMost, openDashboard } = beside;
  const [home, dashboards] = [client.another(CONNECTIONS), client.another(CONNECTIONS)];
  try {
    const own = await home.signIn(PERSON, SAMPLE_PASSWORD);
    const token = await dashboards.signIn(HR.login, SAMPLE_PASSWORD);
    const openHome = () => Promise.all(HOME.map((call) => home.call(call, {} as RequestFor<CallName>, own)));
    const [alone, besides]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(...(await timesOf(RUNS, openHome)));
      besides.push(
        ...(await besideDashboards(
          () => openDashboard(dashboards, token),
          () => timesOf(RUNS, openHome),
        )),
      );
    }
    const [one, other] = [quantile(alone, 0.95), quantile(besides, 0.95)];
    return [
      { name: `${name}: home, p95, alone`, value: one, unit: 'ms', digits: 1 },
      { name: `${name}: home, p95, while dashboards are opened`, value: other, unit: 'ms', digits: 1 },
      { name: `${name}: home beside dashboards by alone`, value: other / one, unit: '×', digits: 2, atMost },
    ];
  } finally {
    await Promise.all([home.close(), dashboards.close()]);
  }
}
