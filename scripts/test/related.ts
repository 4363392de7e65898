import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Changes } from './changes';
import type { TestContext } from './context';
import { runTool } from './tool';

const LISTED = /\.test\.tsx?$/;
const GUARDS = '__tests__/guards';

/** The test files of some projects that reach a changed file by their imports, without those of the full run. */
async function listRelated(
  context: TestContext,
  projects: readonly string[],
  files: readonly string[],
): Promise<string[]> {
  if (files.length === 0) return [];
  const { code, lines } = await runTool(context, {
    name: 'related tests',
    command: process.execPath,
    args: [
      path.join(context.root, 'node_modules/jest/bin/jest.js'),
      '--selectProjects',
      ...projects,
      '--listTests',
      '--findRelatedTests',
      ...files,
    ],
    env: { NODE_ENV: 'test' },
  });
  if (code !== 0) throw new Error(`jest could not tell which tests are related:\n${lines.join('\n')}`);
  return lines.filter((line) => LISTED.test(line) && (context.isFull || !line.includes('.full.')));
}

/** Tests of units and components that a change reaches, and the rules of the house, which anything may break. */
export async function relatedUnitTests(context: TestContext, { files }: Changes): Promise<string[]> {
  const folder = path.join(context.root, GUARDS);
  const guards = (await readdir(folder)).filter((name) => LISTED.test(name)).map((name) => path.join(folder, name));
  return [...new Set([...guards, ...(await listRelated(context, ['portal-node', 'portal-dom'], files))])];
}

export interface RelatedHrApiTests {
  readonly chosen: readonly string[];
  /** How many more are related, in folders of other names: each test of the HR API imports all of it. */
  readonly others: number;
}

export async function relatedHrApiTests(context: TestContext, { files, folders }: Changes): Promise<RelatedHrApiTests> {
  const related = await listRelated(context, ['hr-api'], files);
  const isConcerned = (file: string) =>
    folders.includes(path.relative(path.join(context.root, '__tests__'), path.dirname(file)));
  const isChanged = (file: string) => files.includes(path.relative(context.root, file));
  const chosen = related.filter((file) => isConcerned(file) || isChanged(file));
  return { chosen, others: related.length - chosen.length };
}
