import { randomBytes } from 'node:crypto';
import type { RequestFor } from '../lib/contract/all';
import type { CommandContext } from '../scripts/command';
import { showProgress } from '../scripts/progress.mjs';
import type { HrClient } from './hr-client';
import type { Measure } from './measure';
import { withPostgresql } from './postgresql';
import { makeInstallation, type Installation } from './product';
import { loadSample } from './sample-load';
import { median, quantile } from './statistics';
import { timesOf } from './times-of';
import { withHrClient } from './with-hr-client';

const EMPLOYEES = 100_000;
const TICKETS = 500_000;
const RUNS = { calls: 100, warmUp: 10 };
const SAMPLE_PASSWORD = 'Humming-2026';

/** Answers for two of the three processes, and so for most of the tickets. */
const DESK = 'E1005';

/** Rows that lie before the page that is called deep. */
const DEEP_OFFSET = 10_000;
const MAX_PAGE_SIZE = 200;

/** Milliseconds that 95 of 100 pages may take, and how many times as long a deep one may take as the first. */
const MAX_PAGE_MS = 50;
const MAX_DEPTH_RATIO = 3;

type Question = Omit<RequestFor<'listTickets'>, 'View'>;

const ORDERS: Readonly<Record<string, Question>> = {
  'newest first': { Sort: 'TicketID', Direction: 'desc' },
  'due first': { Sort: 'DueAt', Direction: 'asc' },
  'changed last first': { Sort: 'UpdatedAt', Direction: 'desc' },
  'by priority': { Sort: 'PriorityCode', Direction: 'desc' },
};

const FILTERS: Readonly<Record<string, Question>> = {
  open: { StatusCode: 1 },
  'mine and not closed': { Assignee: 'me', StatusCodes: [1, 2, 3, 5] },
  overdue: { IsOverdue: true, Sort: 'DueAt', Direction: 'asc' },
  unread: { IsUnread: true },
  'with a word': { Search: 'coffee' },
};

async function measureDesk(client: HrClient, database: string): Promise<Measure[]> {
  const token = await client.signIn(DESK, SAMPLE_PASSWORD);
  const page = (question: Question) => client.call('listTickets', { View: 'desk', ...question }, token);
  const placeAt = async (order: Question) => {
    let After = '';
    for (let rows = 0; rows < DEEP_OFFSET; rows += MAX_PAGE_SIZE)
      After = (await page({ ...order, After, PageSize: MAX_PAGE_SIZE })).at(-1)?.Position ?? '';
    return After;
  };
  const progress = showProgress(`Measuring the desk on ${database}`, '1–3 min');
  const measures: Measure[] = [];
  const note = (name: string, times: readonly number[], atMost?: number) =>
    measures.push(
      { name: `${database}: ${name}, median`, value: median(times), unit: 'ms', digits: 1 },
      { name: `${database}: ${name}, p95`, value: quantile(times, 0.95), unit: 'ms', digits: 1, atMost },
    );
  for (const [name, order] of Object.entries(ORDERS)) {
    const first = await timesOf(RUNS, () => page(order));
    const After = await placeAt(order);
    const deep = await timesOf(RUNS, () => page({ ...order, After }));
    note(name, first, MAX_PAGE_MS);
    note(`${name}, behind ${DEEP_OFFSET} rows`, deep, MAX_PAGE_MS);
    const ratio = median(deep) / median(first);
    measures.push({
      name: `${database}: ${name}, deep by first page`,
      value: ratio,
      unit: '',
      digits: 2,
      atMost: MAX_DEPTH_RATIO,
    });
  }
  for (const [name, filter] of Object.entries(FILTERS))
    note(name, await timesOf(RUNS, () => page(filter)), MAX_PAGE_MS);
  note('counts', await timesOf(RUNS, () => client.call('countTickets', { View: 'desk' }, token)));
  progress.done();
  return measures;
}

async function measureOn(context: CommandContext, installation: Installation, database: string): Promise<Measure[]> {
  await loadSample(context, installation, EMPLOYEES, TICKETS);
  return withHrClient(context, installation, (client) => measureDesk(client, database));
}

/** Lists of a desk of hundreds of thousands of tickets, one call after another through HTTP, on either database. */
export async function measureTickets(context: CommandContext): Promise<Measure[]> {
  const embedded = await measureOn(context, await makeInstallation(context), 'PGlite');
  const server = await withPostgresql(context, async (url) => {
    const secret = () => randomBytes(32).toString('hex');
    const variables = { DATABASE_URL: url, HR_API_KEY: secret(), SESSION_SECRET: secret() };
    return measureOn(context, await makeInstallation(context, variables), 'PostgreSQL');
  });
  return [...embedded, ...server];
}
