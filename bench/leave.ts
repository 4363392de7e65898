import { randomBytes } from 'node:crypto';
import { leaveBalances } from '../hr-api/time/leave/reports/balances-report';
import { measureBalancesOfAll } from './leave/balances-of-all';
import { measureLeaveCalls } from './leave/calls';
import { growLedgers } from './leave/grow-ledgers';
import { measureHomeMeanwhile, measureYearEnd } from './leave/year-end';
import type { Measure } from './measure';
import type { DatabasesContext } from './on-both-databases';
import { withPostgresql } from './postgresql';
import { makeInstallation, type Installation } from './product';
import { HR } from './record/calls';
import { withDatabase } from './record/open-installation';
import { readerNamed } from './reports/reader-named';
import { loadSample } from './sample-load';
import { withHrClient } from './with-hr-client';

const EMPLOYEES = { pglite: 10_000, postgresql: 100_000 } as const;

/** The end of the year comes last: it writes what is to come. */
async function measureOn(context: DatabasesContext, installation: Installation, database: string, employees: number) {
  const name = `${database}, ${employees.toLocaleString('en')}`;
  await loadSample(context, installation, employees, 0);
  const balances = await withDatabase(installation, async ({ db }) => {
    const entries = await growLedgers(db);
    const written: Measure = { name: `${name}: entries of all ledgers`, value: entries, unit: '', digits: 0 };
    return [written, ...(await measureBalancesOfAll(db, await readerNamed(db, HR.login, leaveBalances), name))];
  });
  const calls = await withHrClient(context, installation, async (client) => [
    ...(await measureLeaveCalls(client, name)),
    ...(database === 'PGlite'
      ? []
      : await withDatabase(installation, ({ db }) => measureHomeMeanwhile(client, db, name))),
  ]);
  const yearEnd = await withDatabase(installation, ({ db }) => measureYearEnd(db, name));
  return [...calls, ...balances, ...yearEnd];
}

/** One's own balances, a request, the balances of everybody as on any day, and the end of the year, after five years of leave. */
export async function measureLeave(context: DatabasesContext): Promise<Measure[]> {
  const { on, people } = context.options;
  const isWanted = (database: string) => on === undefined || on === database;
  const measures: Measure[] = [];
  if (isWanted('pglite')) {
    const installation = await makeInstallation(context);
    measures.push(...(await measureOn(context, installation, 'PGlite', Number(people ?? EMPLOYEES.pglite))));
  }
  if (isWanted('postgresql')) {
    const server = await withPostgresql(context, async (url) => {
      const secret = () => randomBytes(32).toString('hex');
      const variables = { DATABASE_URL: url, HR_API_KEY: secret(), SESSION_SECRET: secret() };
      const installation = await makeInstallation(context, variables);
      return measureOn(context, installation, 'PostgreSQL', Number(people ?? EMPLOYEES.postgresql));
    });
    measures.push(...server);
  }
  return measures;
}
