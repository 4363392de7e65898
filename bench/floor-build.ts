import { createHash } from 'node:crypto';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal, type CommandContext } from '../scripts/command';
import { buildEnvironment } from '../scripts/environments';
import { startChild } from '../scripts/processes/child';
import { say, showProgress } from '../scripts/progress.mjs';

const SOURCES = [
  'next.config.mjs',
  'tsconfig.json',
  'modules.ts',
  'app/layout.tsx',
  'app/page.tsx',
  'app/api/answer/route.ts',
];

async function identityOf(folder: string): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const source of [...SOURCES, '../../node_modules/next/package.json'])
    hash.update(await readFile(path.join(folder, source)));
  return hash.digest('hex').slice(0, 16);
}

async function build({ root, source }: CommandContext, folder: string, id: string): Promise<void> {
  const progress = showProgress('Building the empty Next application', '10–30 s');
  const lines: string[] = [];
  const child = await startChild({
    name: 'floor',
    command: process.execPath,
    args: [path.join(root, 'node_modules/next/dist/bin/next'), 'build'],
    root,
    cwd: folder,
    env: buildEnvironment(source, { basePath: '', id }),
    stopWithin: 10_000,
    onLine: (line) => lines.push(line),
  });
  if ((await child.ended) === 0) return progress.done();
  progress.failed();
  for (const line of lines) say(line);
  throw new Refusal('The empty Next application could not be built; what it said stands above.');
}

/** The server of the empty Next application, built now when it is missing or of another source or version. */
export async function ensureFloor(context: CommandContext): Promise<string> {
  const folder = path.join(context.root, 'bench/floor');
  const standalone = path.join(folder, '.next/standalone/bench/floor');
  const id = await identityOf(folder);
  const built = await readFile(path.join(standalone, '.next/BUILD_ID'), 'utf8').catch(() => null);
  if (built !== id) {
    await build(context, folder, id);
    await cp(path.join(folder, '.next/static'), path.join(standalone, '.next/static'), { recursive: true });
  }
  return path.join(standalone, 'server.js');
}
