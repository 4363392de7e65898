import { randomBytes } from 'node:crypto';
import type { CommandContext } from '../scripts/command';
import type { HrClient } from './hr-client';
import type { Measure } from './measure';
import { withPostgresql } from './postgresql';
import { makeInstallation, type Installation } from './product';
import { loadSample } from './sample-load';
import { withHrClient } from './with-hr-client';

const EMPLOYEES = { pglite: 10_000, postgresql: 100_000 } as const;

export interface DatabasesContext extends CommandContext {
  /** `on` asks one database alone, `people` among how many. */
  readonly options: { readonly on?: string | undefined; readonly people?: string | undefined };
}

type Work = (client: HrClient, name: string) => Promise<Measure[]>;

/**
 * Measures calls of an HR API through HTTP, with 10,000 people of the sample organisation on PGlite and 100,000 on PostgreSQL.
 * `work` is told what its figures are named after.
 */
export async function measureOnBothDatabases(context: DatabasesContext, work: Work): Promise<Measure[]> {
  const { on, people } = context.options;
  const isWanted = (database: string) => on === undefined || on === database;
  const measureIn = async (installation: Installation, database: string, usual: number) => {
    const employees = Number(people ?? usual);
    await loadSample(context, installation, employees);
    const name = `${database}, ${employees.toLocaleString('en')}`;
    return withHrClient(context, installation, (client) => work(client, name));
  };
  const measures: Measure[] = [];
  if (isWanted('pglite')) {
    const installation = await makeInstallation(context);
    measures.push(...(await measureIn(installation, 'PGlite', EMPLOYEES.pglite)));
  }
  if (isWanted('postgresql')) {
    const server = await withPostgresql(context, async (url) => {
      const secret = () => randomBytes(32).toString('hex');
      const variables = { DATABASE_URL: url, HR_API_KEY: secret(), SESSION_SECRET: secret() };
      return measureIn(await makeInstallation(context, variables), 'PostgreSQL', EMPLOYEES.postgresql);
    });
    measures.push(...server);
  }
  return measures;
}
