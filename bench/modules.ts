import { randomBytes } from 'node:crypto';
import type { CommandContext } from '../scripts/command';
import { showProgress } from '../scripts/progress.mjs';
import type { HrClient } from './hr-client';
import type { Measure } from './measure';
import { withPostgresql } from './postgresql';
import { makeInstallation, type Installation } from './product';
import { median, quantile } from './statistics';
import { timesOf } from './times-of';
import { withHrClient } from './with-hr-client';

const ROUNDS = 40;
const CALLS = 25;
const WARM_UP = 200;
const SAMPLE = { person: 'E1003', password: 'Humming-2026' };

/** Milliseconds that the call may take, beside what the machine's own pace makes of a check that asks no database. */
const MAX_MS = { PGlite: 4, PostgreSQL: 2 };

type DatabaseName = keyof typeof MAX_MS;

async function measureWith(client: HrClient, database: DatabaseName): Promise<Measure[]> {
  const progress = showProgress(`Measuring listModules on ${database}`, '5–15 s');
  const token = await client.signIn(SAMPLE.person, SAMPLE.password);
  const listModules = () => client.call('listModules', {}, token);
  await timesOf({ calls: 0, warmUp: WARM_UP }, listModules);
  const calls: number[] = [];
  const checks: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    calls.push(...(await timesOf({ calls: CALLS, warmUp: 0 }, listModules)));
    checks.push(...(await timesOf({ calls: CALLS, warmUp: 0 }, () => client.checkLive())));
  }
  progress.done();
  const ms = { unit: 'ms', digits: 2 };
  return [
    { name: `${database}: listModules, median`, value: median(calls), ...ms, atMost: MAX_MS[database] },
    { name: `${database}: listModules, fastest tenth`, value: quantile(calls, 0.1), ...ms },
    { name: `${database}: listModules, p95`, value: quantile(calls, 0.95), ...ms },
    { name: `${database}: live check, median`, value: median(checks), ...ms },
    { name: `${database}: listModules ÷ live check`, value: median(calls) / median(checks), unit: '', digits: 1 },
  ];
}

/** A trivial call of one user's, through HTTP, to the HR API with its sample organisation on either database. */
export async function measureModules(context: CommandContext): Promise<Measure[]> {
  const measureOn = (installation: Installation, database: DatabaseName) =>
    withHrClient(context, installation, (client) => measureWith(client, database));
  const embedded = await measureOn(await makeInstallation(context), 'PGlite');
  const server = await withPostgresql(context, async (url) => {
    const secret = () => randomBytes(32).toString('hex');
    const variables = { DATABASE_URL: url, HR_API_KEY: secret(), SESSION_SECRET: secret(), SAMPLE_DATA: 'on' };
    return measureOn(await makeInstallation(context, variables), 'PostgreSQL');
  });
  return [...embedded, ...server];
}
