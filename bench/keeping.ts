import { randomBytes } from 'node:crypto';
import type { CommandContext } from '../scripts/command';
import { showProgress } from '../scripts/progress.mjs';
import type { HrClient } from './hr-client';
import type { Measure } from './measure';
import { withPostgresql } from './postgresql';
import { makeInstallation, type Installation } from './product';
import { loadSample } from './sample-load';
import { median, quantile } from './statistics';
import { timesOf } from './times-of';
import { whileAsking } from './while-asking';

const EMPLOYEES = 100_000;
const RUNS = { calls: 40, warmUp: 4 };

/** HR, who may see everyone. */
const KEEPER = 'E1004';
const SAMPLE_PASSWORD = 'Humming-2026';

/** Milliseconds that 95 of 100 pages may take. */
const MOST_OF_PAGE = 50;
const DEEP = 5_000;
const MOST_AT_ONCE = 200;

async function measureKeeper(client: HrClient, database: string): Promise<Measure[]> {
  const token = await client.signIn(KEEPER, SAMPLE_PASSWORD);
  const progress = showProgress(`Measuring agreements on ${database}`, '1–5 min');
  const measures: Measure[] = [];
  const note = async (name: string, work: () => Promise<unknown>, atMost?: number) => {
    const times = await timesOf(RUNS, work);
    measures.push(
      { name: `${database}: ${name}, median`, value: median(times), unit: 'ms', digits: 1 },
      { name: `${database}: ${name}, p95`, value: quantile(times, 0.95), unit: 'ms', digits: 1, atMost },
    );
  };
  const list = () => client.call('listConducts', {}, token);
  await note('list of versions', list, MOST_OF_PAGE);
  const current = (await list()).filter(({ State }) => State === 'current');
  for (const { ConductCode, Title } of current) {
    await note(`${Title}, how far it has come`, () => client.call('getConductProgress', { ConductCode }, token));
    for (const State of ['pending', 'accepted'] as const) {
      const page = (After: string, PageSize: number) =>
        client.call('listConductPeople', { ConductCode, State, After, PageSize }, token);
      await note(`${Title}, ${State}`, () => page('', 50), MOST_OF_PAGE);
      let after = '';
      for (let rows = 0; rows < DEEP; rows += MOST_AT_ONCE)
        after = (await page(after, MOST_AT_ONCE)).at(-1)?.Position ?? after;
      await note(`${Title}, ${State}, far down`, () => page(after, 50), MOST_OF_PAGE);
    }
  }
  progress.done();
  return measures;
}

async function measureOn(context: CommandContext, installation: Installation, database: string): Promise<Measure[]> {
  await loadSample(context, installation, EMPLOYEES);
  return whileAsking(context, installation, (client) => measureKeeper(client, database));
}

/** What HR opens to follow agreements of a hundred thousand people up, one call after another through HTTP. */
export async function measureKeeping(context: CommandContext): Promise<Measure[]> {
  const embedded = await measureOn(context, await makeInstallation(context), 'PGlite');
  const server = await withPostgresql(context, async (url) => {
    const secret = () => randomBytes(32).toString('hex');
    const variables = { DATABASE_URL: url, HR_API_KEY: secret(), SESSION_SECRET: secret() };
    return measureOn(context, await makeInstallation(context, variables), 'PostgreSQL');
  });
  return [...embedded, ...server];
}
