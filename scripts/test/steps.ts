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

/**
 * Where the databases differ most: crashes, a full disk, upgrades, transactions side by side, search, reports read as of one
 * moment, and what is written under constraints over time. The full run takes all; the stories stand on the embedded database
 * anyway, and what starts a whole server by itself stands on it in the other step.
 */
const MATTERS_MOST_EMBEDDED = [
  'platform/hr-api/(?:database|full-disk|idempotency|killed|prepare-once|snapshot)\\.',
  'platform/hr-api/releases/',
  'workplace/search/',
  'workplace/reports/[^/]*$',
  'changes/[^/]*$',
];

/** All on PostgreSQL, where it takes half the time; on the embedded database a part, or all where there is no PostgreSQL. */
function hrApiSteps(context: TestContext): Step[] {
  const projects = ['hr-api'];
  const { workersOfLongest } = context;
  let ranAll = false;
  const runAll = (databaseUrl: string) => {
    ranAll = true;
    return runJest(context, { name: 'hr-api-postgresql', projects, workers: workersOfLongest, databaseUrl });
  };
  const runEmbedded = () => {
    const part = ranAll ? MATTERS_MOST_EMBEDDED : [];
    return runJest(context, { name: 'hr-api', projects, workers: workersOfLongest, part });
  };
  return [
    { name: 'hr-api-postgresql', run: () => onPostgresql(context, runAll) },
    { name: 'hr-api', after: ['hr-api-postgresql'], run: runEmbedded },
  ];
}

/** Where servers stand: far ahead of all places of work, far behind, between, and on UTC. */
const ZONES = ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kolkata'];

/** What goes by days is run in each zone by a full run: leave, work on days off, who is away, and calendars. */
const GOES_BY_DAYS = ['time/', 'platform/calendar'];

function zoneSteps(context: TestContext): Step[] {
  if (!context.isFull || context.filters.length > 0) return [];
  const [projects, only, workers] = [['hr-api', 'portal-node'], GOES_BY_DAYS, context.workersOfLongest];
  return ZONES.map((zone, at) => {
    const name = `time-in-${zone.replace('/', '-')}`;
    const before = ZONES[at - 1];
    const after = ['hr-api', ...(before ? [`time-in-${before.replace('/', '-')}`] : [])];
    return { name, after, run: () => runJest(context, { name, projects, workers, only, zone }) };
  });
}

/**
 * Every step of a test run, the longest first. Types wait for the build, which writes the types of the routes; the stories in
 * the browser for all else, because they take both cores by themselves.
 */
export function stepsOf(context: TestContext): Step[] {
  const { workers } = context;
  const zones = zoneSteps(context).map(({ name }) => name);
  const quick = ['build', 'types', 'lint', 'unit', 'hr-api', 'hr-api-postgresql', ...zones, 'commands'];
  return [
    { name: 'build', run: () => runBuild(context) },
    ...hrApiSteps(context),
    ...zoneSteps(context),
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
