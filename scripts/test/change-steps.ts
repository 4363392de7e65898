import path from 'node:path';
import { say } from '../progress.mjs';
import { runBrowserTests } from './browser';
import type { Changes } from './changes';
import { runBuild, runScript, runTools } from './checks';
import type { TestContext } from './context';
import { NO_COUNTS } from './counts';
import { runJest } from './jest';
import { relatedHrApiTests, relatedUnitTests } from './related';
import { judgeOutcome, type Outcome, type Step } from './step';

const LINTED = /\.(?:[cm]?[jt]s|tsx)$/;
const nothing = (what: string): Outcome => judgeOutcome(NO_COUNTS, [`no ${what} concerned`]);

function lintChanged(context: TestContext, { files }: Changes): Promise<Outcome> {
  const bin = (name: string) => path.join(context.root, 'node_modules', name);
  const linted = files.filter((file) => LINTED.test(file));
  return runTools(context, [
    ...(linted.length > 0
      ? [{ name: 'eslint', args: [bin('eslint/bin/eslint.js'), '--no-warn-ignored', ...linted] }]
      : []),
    ...(files.length > 0
      ? [{ name: 'prettier', args: [bin('prettier/bin/prettier.cjs'), '--check', '--ignore-unknown', ...files] }]
      : []),
  ]);
}

async function typesOfRoutes(context: TestContext): Promise<Outcome> {
  const next = path.join(context.root, 'node_modules/next/dist/bin/next');
  const outcome = await runTools(context, [{ name: 'types of routes', args: [next, 'typegen'] }]);
  return outcome.state === 'passed' ? runScript(context, 'typecheck') : outcome;
}

async function unitTests(context: TestContext, changes: Changes): Promise<Outcome> {
  const files = await relatedUnitTests(context, changes);
  const { workers } = context;
  return runJest(context, { name: 'unit', projects: ['portal-node', 'portal-dom'], workers, files });
}

async function hrApiTests(context: TestContext, changes: Changes): Promise<Outcome> {
  const { chosen, others } = await relatedHrApiTests(context, changes);
  if (others > 0) say(`${others} more files of HR API tests reach the change; npm test runs them`);
  if (chosen.length === 0) return nothing('HR API tests');
  const { workersOfLongest: workers } = context;
  return runJest(context, { name: 'hr-api', projects: ['hr-api'], workers, files: chosen });
}

/** What a change reaches: the steps that answer soon. */
export function stepsOfChange(context: TestContext, changes: Changes): Step[] {
  return [
    { name: 'types', run: () => typesOfRoutes(context) },
    { name: 'unit', run: () => unitTests(context, changes) },
    { name: 'lint', run: () => lintChanged(context, changes) },
    { name: 'hr-api', run: () => hrApiTests(context, changes) },
  ];
}

/** The stories of the capabilities that a change concerns, which take their time. */
export function storiesOfChange(context: TestContext, { folders }: Changes): Step[] {
  const filters = folders.map((folder) => `/__tests__/${folder}/`);
  return [
    { name: 'build', run: () => runBuild(context) },
    {
      name: 'e2e',
      needs: ['build'],
      run: async () => (filters.length === 0 ? nothing('stories') : runBrowserTests({ ...context, filters })),
    },
  ];
}
