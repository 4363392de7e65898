import { runBrowserTests, runBrowserTestsOnPostgresql, runCommandTests } from './browser';
import { runBuild, runScript } from './checks';
import type { TestContext } from './context';
import { runJest } from './jest';
import type { Outcome, Step } from './step';

/** Runs `work` with the address of a PostgreSQL server, where there is one or may be one. */
async function onPostgresql(context: TestContext, work: (server: string) => Promise<Outcome>): Promise<Outcome> {
  const database = await context.postgresql();
  if ('missing' in database) return { state: 'not run', why: database.missing };
  try {
    return await work(database.value.url);
  } finally {
    await database.value.stop();
  }
}

/** Where the databases differ most: locks, limits, jobs, kills, search, and lists of many people. The full run takes all. */
const MATTER_MOST_ON_POSTGRESQL = ['platform/hr-api', 'access/sign-in', 'workplace/search', 'agreements'];

const runHrApiTestsOnPostgresql = (context: TestContext) =>
  onPostgresql(context, (databaseUrl) =>
    runJest(context, {
      name: 'hr-api-postgresql',
      projects: ['hr-api'],
      workers: context.workers,
      databaseUrl,
      folders: MATTER_MOST_ON_POSTGRESQL,
    }),
  );

/**
 * Every step of a test run, the longest first. Types wait for the build, which writes the types of the routes; the stories in
 * the browser for all else, because they take both cores by themselves.
 */
export function stepsOf(context: TestContext): Step[] {
  const { workers, workersOfLongest } = context;
  const quick = ['build', 'types', 'lint', 'unit', 'hr-api', 'hr-api-postgresql', 'commands'];
  return [
    { name: 'build', run: () => runBuild(context) },
    {
      name: 'hr-api',
      run: () => runJest(context, { name: 'hr-api', projects: ['hr-api'], workers: workersOfLongest }),
    },
    { name: 'hr-api-postgresql', run: () => runHrApiTestsOnPostgresql(context) },
    { name: 'unit', run: () => runJest(context, { name: 'unit', projects: ['portal-node', 'portal-dom'], workers }) },
    { name: 'types', after: ['build'], run: () => runScript(context, 'typecheck') },
    { name: 'lint', after: ['build'], run: () => runScript(context, 'lint') },
    { name: 'commands', needs: ['build'], run: () => runCommandTests(context) },
    { name: 'e2e', needs: ['build'], after: quick, run: () => runBrowserTests(context) },
    {
      name: 'e2e-postgresql',
      needs: ['build'],
      after: [...quick, 'e2e'],
      run: () => onPostgresql(context, (server) => runBrowserTestsOnPostgresql(context, server)),
    },
  ];
}
