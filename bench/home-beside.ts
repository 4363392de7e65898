import type { CallName, RequestFor } from '../lib/contract/all';
import type { HrClient } from './hr-client';
import type { Measure } from './measure';
import { SAMPLE_PASSWORD } from './sample-load';
import { quantile } from './statistics';
import { timesOf } from './times-of';

const RUNS = { calls: 40, warmUp: 5 };
const ROUNDS = 3;

/** Whose home it is, and what it asks for at once. */
const PERSON = 'E1003';
const HOME: readonly CallName[] = [
  ...(['listMenu', 'getEmployeeInfo', 'listToday', 'getDashboardCounts', 'listHappeningsToday'] as const),
  ...(['listAwayToday', 'listLeaveBalances'] as const),
];
/** As many calls at once as a browser of the portal's may have under way. */
export const CONNECTIONS = 12;

interface Beside {
  readonly name: string;
  /** What is done meanwhile, as a title says it: `while dashboards are opened`. */
  readonly meanwhile: string;
  /** Does it once. */
  readonly work: () => Promise<unknown>;
  /** How many times as long as alone. */
  readonly atMost: number;
}

/** Does a piece of work over and over while something is measured. */
async function besides<T>(work: () => Promise<unknown>, measured: () => Promise<T>): Promise<T> {
  const until = { isOver: false };
  const working = (async () => {
    while (!until.isOver) await work();
  })();
  try {
    return await measured();
  } finally {
    until.isOver = true;
    await working;
  }
}

/** How long what home asks for takes alone and while something else is done, by turns. */
export async function measureHomeBeside(client: HrClient, beside: Beside): Promise<Measure[]> {
  const { name, meanwhile, work, atMost } = beside;
  const home = client.another(CONNECTIONS);
  try {
    const token = await home.signIn(PERSON, SAMPLE_PASSWORD);
    const openHome = () => Promise.all(HOME.map((call) => home.call(call, {} as RequestFor<CallName>, token)));
    const [alone, disturbed]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(...(await timesOf(RUNS, openHome)));
      disturbed.push(...(await besides(work, () => timesOf(RUNS, openHome))));
    }
    const [one, other] = [quantile(alone, 0.95), quantile(disturbed, 0.95)];
    return [
      { name: `${name}: home, p95, alone`, value: one, unit: 'ms', digits: 1 },
      { name: `${name}: home, p95, ${meanwhile}`, value: other, unit: 'ms', digits: 1 },
      { name: `${name}: home, p95, ${meanwhile}, by alone`, value: other / one, unit: '×', digits: 2, atMost },
    ];
  } finally {
    await home.close();
  }
}
