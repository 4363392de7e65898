import { randomUUID } from 'node:crypto';
import type { HrClient } from '../hr-client';
import type { Measure } from '../measure';
import { SAMPLE_PASSWORD } from '../sample-load';
import { quantile } from '../statistics';
import { timesOf } from '../times-of';

const RUNS = { calls: 60, warmUp: 5 };
const ROUNDS = 3;

/** Answers most of the tickets, which are the longest report there is. */
const DESK = 'E1005';

interface Sized {
  readonly name: string;
  /** How many times as long as alone. */
  readonly atMost: number;
}

/** Fetches file after file while something is done; how many bytes came. */
async function besideFiles<T>(client: HrClient, token: string, work: () => Promise<T>): Promise<T> {
  const until = { isOver: false };
  const files = (async () => {
    while (!until.isOver) {
      const asked = { ReportCode: 'tickets', Format: 'csv', RunCode: randomUUID(), Question: '{}' } as const;
      await client.download('downloadReport', asked, token, () => until.isOver);
    }
  })();
  try {
    return await work();
  } finally {
    until.isOver = true;
    await files;
  }
}

/** How long menu and tickets take alone and beside a file that is written, by turns. */
export async function measureBesideFile(client: HrClient, { name, atMost }: Sized): Promise<Measure[]> {
  const token = await client.signIn(DESK, SAMPLE_PASSWORD);
  const calls = {
    listMenu: () => client.call('listMenu', {}, token),
    listTickets: () => client.call('listTickets', { View: 'desk' }, token),
  };
  const measures: Measure[] = [];
  for (const [call, make] of Object.entries(calls)) {
    const [alone, beside]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(...(await timesOf(RUNS, make)));
      beside.push(...(await besideFiles(client, token, () => timesOf(RUNS, make))));
    }
    const [one, other] = [quantile(alone, 0.95), quantile(beside, 0.95)];
    const title = `${name}: ${call}, p95`;
    measures.push(
      { name: `${title}, alone`, value: one, unit: 'ms', digits: 1 },
      { name: `${title}, beside a file`, value: other, unit: 'ms', digits: 1 },
      { name: `${title}, beside a file by alone`, value: other / one, unit: '×', digits: 2, atMost },
    );
  }
  return measures;
}
