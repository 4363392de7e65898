import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ensureBuild } from '../build/build';
import { machineEnvironment } from '../environments';
import { findFreePorts } from '../processes/ports';
import { startProduct } from '../product';
import { secretsOf } from '../secrets';
import { readSettings, type Settings } from '../settings';
import { makeTemporaryFolder } from '../temporary-folder';
import { countPlaywright } from './counts';
import type { TestContext } from './context';
import { withEmptyDatabase } from './empty-database';
import { judgeOutcome, type Outcome } from './step';
import { playwrightTimings } from './timings';
import { readReport, runTool } from './tool';
import { startSlowNetwork } from './slow-network';

const OUTPUT = 'test-results';

type Project = 'browser' | 'postgresql' | 'commands';
type Variables = Readonly<Record<string, string>>;

/** Settings as on a fresh clone: free ports, an empty data folder, and nothing of the developer's own. */
async function freshSettings({ root, source, isThrottled }: TestContext, variables: Variables): Promise<Settings> {
  const [portal, hrApi, signing, networkPort] = await findFreePorts(4);
  const given = {
    ...machineEnvironment(source),
    PORT: String(portal),
    HR_API_PORT: String(hrApi),
    ESIGN_PORT: String(signing),
    DATA_DIR: makeTemporaryFolder('browser-tests'),
    ...(isThrottled && { APP_URL: `http://127.0.0.1:${networkPort}` }),
    ...variables,
  };
  return readSettings(given, root);
}

async function runPlaywright(context: TestContext, project: Project, env: Variables): Promise<Outcome> {
  const { root, folder, isFull, isTraced, workersOfLongest, filters } = context;
  const report = path.join(folder, `${project}.json`);
  const { code, lines } = await runTool(context, {
    name: project,
    command: process.execPath,
    args: [
      path.join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      `--project=${project}`,
      `--output=${path.join(root, OUTPUT, project)}`,
      `--workers=${project === 'commands' ? 1 : workersOfLongest}`,
      ...(filters.length > 0 ? ['--pass-with-no-tests', ...filters] : []),
    ],
    env: {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...(isFull && { TEST_FULL: '1' }),
      ...(isTraced && { TEST_TRACE: '1' }),
    },
  });
  const reported = await readReport(report);
  return judgeOutcome(countPlaywright(reported, code), lines, playwrightTimings(reported));
}

/** People's journeys in a real browser, against the product started as people start it. */
export function runBrowserTests(context: TestContext): Promise<Outcome> {
  return runBesideProduct(context, 'browser', {}, {});
}

/** The journeys that everything begins with, on an empty database of this PostgreSQL. */
export function runBrowserTestsOnPostgresql(context: TestContext, server: string): Promise<Outcome> {
  return withEmptyDatabase(server, 'browser_tests', (databaseUrl) => {
    const secrets = { HR_API_KEY: randomBytes(32).toString('hex'), SESSION_SECRET: randomBytes(32).toString('hex') };
    const variables = { ...secrets, DATABASE_URL: databaseUrl, SAMPLE_DATA: 'on' };
    return runBesideProduct(context, 'postgresql', variables, { TEST_DATABASE_URL: server });
  });
}

async function runBesideProduct(
  context: TestContext,
  project: Project,
  variables: Variables,
  env: Variables,
): Promise<Outcome> {
  const chromium = await context.chromium();
  if ('missing' in chromium) return { state: 'not run', why: chromium.missing };
  const { root, source } = context;
  const settings = await freshSettings(context, variables);
  const build = await ensureBuild({ root, source, basePath: '', dataDir: settings.dataDir });
  const log: string[] = [];
  const product = await startProduct({
    settings,
    secrets: await secretsOf(settings),
    build,
    show: (networkPort) => log.push(networkPort),
  });
  const ends = { port: Number(new URL(settings.address).port), target: settings.portal.PORT };
  const networkPort = context.isThrottled ? await startSlowNetwork(ends) : null;
  try {
    return await runPlaywright(context, project, {
      ...env,
      BASE_URL: settings.address,
      MAIL_DIR: path.join(settings.dataDir, 'mail'),
      CHROMIUM_PATH: chromium.value,
    });
  } finally {
    await networkPort?.stop();
    await product.stop();
    await mkdir(path.join(root, OUTPUT), { recursive: true });
    await writeFile(path.join(root, OUTPUT, `product-${project}.log`), `${log.join('\n')}\n`);
  }
}

/** The commands themselves, started as people start them. They need the build, no browser. */
export function runCommandTests(context: TestContext): Promise<Outcome> {
  return runPlaywright(context, 'commands', {});
}
