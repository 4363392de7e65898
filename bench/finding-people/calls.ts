import { MAX_DIRECTORY_ROWS } from '../../lib/contract/people/directory';
import type { HrClient } from '../hr-client';
import type { Measure } from '../measure';
import { HR } from '../record/calls';
import { SAMPLE_PASSWORD } from '../sample-load';
import { median, quantile } from '../statistics';
import { timesOf } from '../times-of';

const RUNS = { calls: 60, warmUp: 10 };
const PAGE_SIZE = 51;
/** So many of the largest pages lie before the one deep inside. */
const PAGES_BEFORE = 50;

/** Milliseconds that 95 of 100 may take, and how many times as long a page deep inside may. */
const MAX = { page: 50, branch: 50, counts: 150, depth: 3 };

const EMPLOYEE = 'E1001';

/** What HR asks, who see everyone, and an employee, who may know some, one call after another through HTTP. */
export async function measureFindingCalls(client: HrClient, database: string): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [who, login] of [
    ['HR', HR.login],
    ['employee', EMPLOYEE],
  ] as const) {
    const token = await client.signIn(login, SAMPLE_PASSWORD);
    measures.push(...(await measureDirectory(client, token, `${database}, ${who}`)));
    measures.push(...(await measureChart(client, token, `${database}, ${who}`)));
  }
  return measures;
}

const p95 = (name: string, times: number[], atMost?: number): Measure => ({
  ...{ name: `${name}, p95`, value: quantile(times, 0.95), unit: 'ms', digits: 1 },
  ...(atMost !== undefined && { atMost }),
});

async function measureDirectory(client: HrClient, token: string, name: string): Promise<Measure[]> {
  const page = (part: object = {}) => client.call('listDirectory', { PageSize: PAGE_SIZE, ...part }, token);
  const first = await timesOf(RUNS, () => page());
  let After = '';
  for (let read = 0; read < PAGES_BEFORE; read += 1) {
    const rows = await page({ After, PageSize: MAX_DIRECTORY_ROWS });
    if (rows.length < MAX_DIRECTORY_ROWS) break;
    After = rows.at(-1)?.KeyCode ?? '';
  }
  const deep = await timesOf(RUNS, () => page({ After }));
  const Chosen = { unit: ['instruments'], location: ['osaka'] };
  const counts = (URLName: string) => timesOf(RUNS, () => client.call('listOrgFilterRows', { URLName }, token));
  return [
    p95(`${name}: directory, first page`, first, MAX.page),
    {
      name: `${name}: directory, deep by first`,
      value: median(deep) / median(first),
      unit: '×',
      digits: 2,
      atMost: MAX.depth,
    },
    p95(`${name}: directory, by unit`, await timesOf(RUNS, () => page({ Sort: 'unit' }))),
    p95(`${name}: directory, narrowed to a unit and a place`, await timesOf(RUNS, () => page({ Chosen })), MAX.page),
    p95(`${name}: directory, as on an earlier day`, await timesOf(RUNS, () => page({ On: '2024-06-01' })), MAX.page),
    p95(`${name}: organisation filter, of whom one may name`, await counts('employeesearch'), MAX.counts),
    p95(`${name}: organisation filter, of open records`, await counts(''), MAX.counts),
  ];
}

async function measureChart(client: HrClient, token: string, name: string): Promise<Measure[]> {
  const branch = (part: object = {}) => client.call('listChartBranch', part, token);
  const top = await timesOf(RUNS, () => branch());
  const { Nodes } = await branch();
  const leader = [...Nodes].sort((one, other) => other.Below - one.Below)[0];
  if (!leader) throw new Error('the chart shows nobody');
  const below = await branch({ NodeCode: leader.NodeCode });
  const KeyCode = below.Nodes[0]?.KeyCode ?? leader.KeyCode;
  const path = await timesOf(RUNS, () => client.call('getChartPath', { KeyCode }, token));
  const unit = await timesOf(RUNS, () => branch({ Chart: 'unit', NodeCode: 'unit:firmware' }));
  return [
    p95(`${name}: chart, the top`, top),
    p95(
      `${name}: chart, a branch by line`,
      await timesOf(RUNS, () => branch({ NodeCode: leader.NodeCode })),
      MAX.branch,
    ),
    p95(`${name}: chart, a branch by unit`, unit, MAX.branch),
    p95(`${name}: chart, the way to a person`, path, MAX.branch),
  ];
}
