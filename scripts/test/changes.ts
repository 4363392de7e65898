import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Refusal } from '../command';

const run = promisify(execFile);

export interface Changes {
  /** Changed files that are there, relative to the root. */
  readonly files: readonly string[];
  /** The folders of tests that carry the name of a changed folder or file. */
  readonly folders: readonly string[];
}

const HR_API = 'hr-api';
const HR_API_TESTS = 'platform/hr-api';
const TEST_FILE = /\.(?:test\.tsx?|e2e\.ts)$/;

/** The folders of tests for a changed file: those that its path names, else those of the HR API itself for one of its files. */
export function foldersFor(file: string, testFolders: readonly string[]): string[] {
  const [top, ...inside] = file.split('/');
  const words = inside.map((word) => word.split('.', 1)[0]);
  const named = testFolders.filter((folder) => words.includes(path.basename(folder)));
  return named.length === 0 && top === HR_API ? testFolders.filter((it) => it === HR_API_TESTS) : named;
}

async function linesOfGit(root: string, args: readonly string[]): Promise<string[]> {
  const { stdout } = await run('git', [...args], { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return stdout.split('\0').filter(Boolean);
}

/** Those that hold tests themselves: not those that only group others. */
async function foldersOfTests(root: string): Promise<string[]> {
  const names = await readdir(path.join(root, '__tests__'), { recursive: true });
  return [...new Set(names.filter((name) => TEST_FILE.test(name)).map((name) => path.dirname(name)))];
}

/** What differs from a revision, files that git does not know yet included. */
export async function findChanges(root: string, revision: string): Promise<Changes> {
  const differing = await linesOfGit(root, ['diff', '-z', '--name-only', '--no-renames', revision, '--']).catch(() => {
    throw new Refusal(`--changed: git knows no revision ${revision}.`);
  });
  const unknown = await linesOfGit(root, ['ls-files', '-z', '--others', '--exclude-standard']);
  const changed = [...new Set([...differing, ...unknown])];
  const testFolders = await foldersOfTests(root);
  return {
    files: changed.filter((file) => existsSync(path.join(root, file))),
    folders: [...new Set(changed.flatMap((file) => foldersFor(file, testFolders)))].sort(),
  };
}
