import { execFile } from 'node:child_process';
import { appendFile, cp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { GENERATED, messageFilesSource } from '../../../scripts/message-files';
import { statements } from './statements';

export const ROOT = path.join(__dirname, '../../..');
const FILES = path.join(__dirname, 'files');
const KEPT = ['__tests__', 'app', 'components', 'hr-api', 'lib', 'messages', 'package.json', 'tsconfig.json'];
const LEFT_OUT = /\/(?:node_modules|dist|recorded)(?:\/|$)/;

const run = promisify(execFile);
const bin = (name: string) => path.join(ROOT, 'node_modules/.bin', name);

/** How many lines all files of the toy have. */
export async function toyLines(): Promise<number> {
  const entries = await readdir(FILES, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.join('').split('\n').length - 1;
}

/** Copies the product into an empty folder and adds the toy to the copy, as the README says. */
export async function addToy(copy: string): Promise<void> {
  const filter = (source: string) => !LEFT_OUT.test(source.slice(ROOT.length)) && source !== __dirname;
  for (const name of KEPT) await cp(path.join(ROOT, name), path.join(copy, name), { recursive: true, filter });
  for (const folder of ['', 'hr-api'])
    await symlink(path.join(ROOT, folder, 'node_modules'), path.join(copy, folder, 'node_modules'));
  await cp(FILES, copy, { recursive: true });
  for (const [file, statement] of Object.entries(statements)) await appendFile(path.join(copy, file), `${statement}\n`);
  await writeFile(path.join(copy, GENERATED), messageFilesSource(copy));
  await run(bin('drizzle-kit'), ['generate', '--name', 'toy'], { cwd: path.join(copy, 'hr-api') });
}

/** Checks the types of what the toy adds and of all that composes it; answers what is wrong. */
export async function typeErrors(copy: string): Promise<string> {
  const config = {
    extends: './tsconfig.json',
    compilerOptions: { incremental: false, types: ['node', 'jest', 'next', 'next/image-types/global'] },
    files: [
      'app/panel-names.d.ts',
      'lib/i18n/app-config.d.ts',
      'hr-api/handlers.ts',
      'app/(shell)/ecenter/library/page.tsx',
      'app/capabilities.ts',
      '__tests__/platform/hr-api/access-matrix/requests/capabilities.ts',
    ],
    include: [],
  };
  await writeFile(path.join(copy, 'tsconfig.toy.json'), JSON.stringify(config));
  const done = run(bin('tsc'), ['--noEmit', '-p', 'tsconfig.toy.json'], { cwd: copy });
  return done.then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
}
