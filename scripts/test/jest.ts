import path from 'node:path';
import { countJest } from './counts';
import type { TestContext } from './context';
import { judged, type Outcome } from './step';
import { readReport, runTool } from './tool';

/** What is never a test, and what only the full run does. */
const NOT_TESTS = ['/node_modules/', '/\\.next/', '/\\.build/'];
const ONLY_FULL = '\\.full\\.';

interface JestRun {
  readonly name: string;
  readonly projects: readonly string[];
  readonly databaseUrl?: string;
}

export async function runJest(context: TestContext, { name, projects, databaseUrl }: JestRun): Promise<Outcome> {
  const { root, folder, workers, isFull, filters } = context;
  const report = path.join(folder, `${name}.json`);
  const ignored = isFull ? NOT_TESTS : [...NOT_TESTS, ONLY_FULL];
  const { code, lines } = await runTool(context, {
    name,
    command: process.execPath,
    args: [
      path.join(root, 'node_modules/jest/bin/jest.js'),
      '--selectProjects',
      ...projects,
      '--json',
      `--outputFile=${report}`,
      `--maxWorkers=${workers}`,
      ...ignored.flatMap((pattern) => ['--testPathIgnorePatterns', pattern]),
      ...(filters.length > 0 ? ['--passWithNoTests', '--testPathPatterns', ...filters] : []),
    ],
    env: { NODE_ENV: 'test', ...(databaseUrl && { TEST_DATABASE_URL: databaseUrl }) },
  });
  const said = lines.filter((line) => !line.startsWith('{"num') && !line.startsWith('Test results written'));
  return judged(countJest(await readReport(report), code), said);
}
