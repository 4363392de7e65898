import { randomBytes } from 'node:crypto';
import type { CommandContext } from '../scripts/command';
import { showProgress } from '../scripts/progress.mjs';
import type { Measure } from './measure';
import { withPostgresql } from './postgresql';
import { makeInstallation, type Installation } from './product';
import { withDatabase } from './record/open-installation';
import { growReports } from './reports/grow-reports';
import { measureBesideFile } from './reports/beside-file';
import { measurePages } from './reports/pages';
import { measureRights } from './reports/rights';
import { loadSample } from './sample-load';
import { withHrClient } from './with-hr-client';

const EMPLOYEES = 100_000;
const SMALL = 10_000;

/** How many times as long menu and tickets may take while a file is written. */
const MAX_BESIDE = { PostgreSQL: 1.5, PGlite: 3 };

interface ReportsContext extends CommandContext {
  readonly options: { readonly on?: string | undefined; readonly people?: string | undefined };
}

interface Size {
  readonly database: keyof typeof MAX_BESIDE;
  readonly employees: number;
}

async function measureOn(context: CommandContext, installation: Installation, size: Size): Promise<Measure[]> {
  const { employees, database } = size;
  const name = `${database}, ${employees.toLocaleString('en')}`;
  // As many tickets as people, so that a report of them is a long one on either database.
  await loadSample(context, installation, employees, employees);
  const rights = await withDatabase(installation, async (open) => {
    await growReports(open);
    return measureRights(open.db, name);
  });
  const progress = showProgress(`Measuring reports on ${name}`, '1–4 min');
  const measures = await withHrClient(context, installation, async (client) => [
    ...(await measurePages(client, { name, hasBudget: database === 'PostgreSQL' })),
    ...(await measureBesideFile(client, { name, atMost: MAX_BESIDE[database] })),
  ]);
  progress.done();
  return [...measures, ...rights];
}

/** Pages of each report, at its beginning and deep inside, what rights cost them, and what waits while a file is written. */
export async function measureReports(context: ReportsContext): Promise<Measure[]> {
  const { on, people } = context.options;
  const isWanted = (database: string) => on === undefined || on === database;
  const measures: Measure[] = [];
  if (isWanted('pglite')) {
    const employees = Number(people ?? SMALL);
    measures.push(...(await measureOn(context, await makeInstallation(context), { database: 'PGlite', employees })));
  }
  if (isWanted('postgresql')) {
    const employees = Number(people ?? EMPLOYEES);
    const server = await withPostgresql(context, async (url) => {
      const secret = () => randomBytes(32).toString('hex');
      const variables = { DATABASE_URL: url, HR_API_KEY: secret(), SESSION_SECRET: secret() };
      return measureOn(context, await makeInstallation(context, variables), { database: 'PostgreSQL', employees });
    });
    measures.push(...server);
  }
  return measures;
}
