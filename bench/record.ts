import { randomBytes } from 'node:crypto';
import type { CommandContext } from '../scripts/command';
import type { Measure } from './measure';
import { withPostgresql } from './postgresql';
import { makeInstallation, type Installation } from './product';
import { growApprovals } from './record/grow-approvals';
import { growRecords, publishLongSections } from './record/grow-records';
import { HR, measureRecordCalls } from './record/calls';
import { actorNamed, employmentCodes, measureRights } from './record/rights';
import { withDatabase } from './record/open-installation';
import { loadSample } from './sample-load';
import { withHrClient } from './with-hr-client';

const EMPLOYEES = 100_000;
const SMALL = 10_000;

/** Whose records are read, by turns. */
const PEOPLE = 110;

/** How many times the time of a read without rights it may take with them. */
const MAX_RIGHTS_RATIO = 1.2;

interface RecordContext extends CommandContext {
  readonly options: { readonly on?: string | undefined; readonly people?: string | undefined };
}

interface Size {
  readonly database: string;
  readonly employees: number;
}

async function measureOn(context: CommandContext, installation: Installation, size: Size): Promise<Measure[]> {
  const { employees } = size;
  const database = `${size.database}, ${employees.toLocaleString('en')}`;
  await loadSample(context, installation, employees);
  const grown = await withDatabase(installation, async ({ db }) => {
    await publishLongSections(db);
    await growRecords(db);
    await growApprovals(db);
    const codes = await employmentCodes(db, PEOPLE);
    return { codes, rights: await measureRights(db, await actorNamed(db, HR.login, HR.role), codes) };
  });
  const { codes, rights } = grown;
  const calls = await withHrClient(context, installation, (client) => measureRecordCalls(client, { database, codes }));
  const shown = { unit: 'ms', digits: 2 };
  return [
    ...calls,
    { name: `${database}: a read with the rights per field`, value: rights.with, ...shown },
    { name: `${database}: a read without them`, value: rights.without, ...shown },
    {
      ...{ name: `${database}: with by without rights per field`, value: rights.ratio },
      ...{ unit: '×', digits: 2, atMost: MAX_RIGHTS_RATIO },
    },
  ];
}

/** Records of twelve sections with three rows of values each, and what waits to be decided of them, on either database. */
export async function measureRecord(context: RecordContext): Promise<Measure[]> {
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
