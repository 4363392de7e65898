import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { countPlaywright } from './counts';
import type { TestContext } from './context';
import { withEmptyDatabases } from './empty-database';
import { readOpenPages } from './open-pages';
import { OUTPUT, startProductUnderTest, type ProductUnderTest, type Variables } from './product-under-test';
import { judgeOutcome, type Outcome } from './step';
import { playwrightTimings } from './timings';
import { readReport, runTool } from './tool';

type Project = 'browser' | 'postgresql' | 'commands';

async function runPlaywright(
  context: TestContext,
  project: Project,
  workers: number,
  env: Variables = {},
): Promise<Outcome> {
  const { root, folder, isFull, isTraced, shuffle, filters } = context;
  const report = path.join(folder, `${project}.json`);
  const results = path.join(root, OUTPUT, project);
  const { code, lines } = await runTool(context, {
    name: project,
    command: process.execPath,
    args: [
      path.join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      `--project=${project}`,
      `--output=${results}`,
      `--workers=${workers}`,
      ...(shuffle === null ? [] : [`--shuffle=${shuffle}`]),
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
  const said = code === 0 ? lines : [...lines, ...(await readOpenPages(results))];
  return judgeOutcome(countPlaywright(reported, code), said, playwrightTimings(reported));
}

/** People's journeys in a real browser, against the product started as people start it. */
export function runBrowserTests(context: TestContext): Promise<Outcome> {
  const each = Array.from({ length: context.workersOfLongest }, () => ({}));
  return runBesideProducts(context, 'browser', each);
}

/** The journeys that everything begins with, on empty databases of this PostgreSQL. */
export function runBrowserTestsOnPostgresql(context: TestContext, server: string): Promise<Outcome> {
  return withEmptyDatabases(server, 'browser_tests', context.workersOfLongest, (databaseUrls) => {
    const each = databaseUrls.map((databaseUrl) => ({
      HR_API_KEY: randomBytes(32).toString('hex'),
      SESSION_SECRET: randomBytes(32).toString('hex'),
      DATABASE_URL: databaseUrl,
      SAMPLE_DATA: 'on',
    }));
    return runBesideProducts(context, 'postgresql', each, { TEST_DATABASE_URL: server });
  });
}

/** Runs stories with a worker for each of these products, so that what one story does meets no other at the same time. */
async function runBesideProducts(
  context: TestContext,
  project: Project,
  variablesOfEach: readonly Variables[],
  env: Variables = {},
): Promise<Outcome> {
  const chromium = await context.chromium();
  if ('missing' in chromium) return { state: 'not run', why: chromium.missing };
  const products: ProductUnderTest[] = [];
  try {
    await Promise.all(
      variablesOfEach.map(async (variables, at) => {
        products[at] = await startProductUnderTest(context, `${project}-${at + 1}`, variables);
      }),
    );
    return await runPlaywright(context, project, products.length, {
      ...env,
      PRODUCTS: JSON.stringify(products),
      CHROMIUM_PATH: chromium.value,
    });
  } finally {
    await Promise.all(products.map(({ stop }) => stop()));
  }
}

/** The commands themselves, started as people start them. They need the build, no browser. */
export function runCommandTests(context: TestContext): Promise<Outcome> {
  return runPlaywright(context, 'commands', 1);
}
