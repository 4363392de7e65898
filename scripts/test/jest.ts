import path from 'node:path';
import { countJest } from './counts';
import type { TestContext } from './context';
import { judgeOutcome, type Outcome } from './step';
import { jestTimings } from './timings';
import { readReport, runTool } from './tool';

const NOT_FULL = '^(?!.*\\.full\\.)';

/**
 * The files to run, as one pattern: unless the run is full, those named `*.full.*` stay out, and all but the part given
 * where nobody named files.
 */
function pathPattern({ isFull, filters }: TestContext, { part = [], only }: JestRun): string {
  if (only) return `.*/__tests__/(?:${only.join('|')})`;
  if (isFull || filters.length > 0) return `${isFull ? '' : NOT_FULL}.*(?:${filters.join('|')})`;
  return `${NOT_FULL}.*${part.length > 0 ? `/__tests__/(?:${part.join('|')})` : ''}`;
}

interface JestRun {
  readonly name: string;
  readonly projects: readonly string[];
  readonly workers: number;
  readonly databaseUrl?: string;
  /** What is enough unless the run is full: how paths below `__tests__` begin; left out: all. */
  readonly part?: readonly string[];
  /** How paths below `__tests__` begin that are run and no others, however many the run takes. */
  readonly only?: readonly string[];
  /** In which zone the machine is; left out, in its own. */
  readonly zone?: string;
  /** Just these files; left out: all that fit. */
  readonly files?: readonly string[];
}

export async function runJest(context: TestContext, jestRun: JestRun): Promise<Outcome> {
  const { name, projects, workers, databaseUrl, zone, files } = jestRun;
  const { root, folder, filters } = context;
  const report = path.join(folder, `${name}.json`);
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
      ...(files ? ['--runTestsByPath', ...files] : [`--testPathPatterns=${pathPattern(context, jestRun)}`]),
      ...(filters.length > 0 ? ['--passWithNoTests'] : []),
    ],
    env: { NODE_ENV: 'test', ...(databaseUrl && { TEST_DATABASE_URL: databaseUrl }), ...(zone && { TZ: zone }) },
  });
  const said = lines.filter((line) => !line.startsWith('{"num') && !line.startsWith('Test results written'));
  const reported = await readReport(report);
  return judgeOutcome(countJest(reported, code), said, jestTimings(reported, path.join(root, '__tests__')));
}
