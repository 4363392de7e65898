import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '../../../../scripts/processes/ports';
import { TEST_KEY } from './test-settings';

/** The HR API as a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

/** From the program that `bundleServer` has made. */
export function startServer(settings: Record<string, string>, program: string): ServerProcess {
  const child = spawn(process.execPath, [program], {
    env: { NODE_ENV: 'test', PATH: process.env.PATH, HR_API_KEY: TEST_KEY, ESIGN_PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (bytes) => (output += String(bytes)));
  child.stderr.on('data', (bytes) => (output += String(bytes)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, output: () => output, ended };
}

/** Makes the production bundle in a folder and answers the program in it. */
export const bundleServer = (folder: string) => bundle(folder, 'server');

/** Bundles a program of the HR API, which starts sooner than its source. */
export async function bundle(folder: string, program: 'server' | 'admin-command' | 'people-command'): Promise<string> {
  await promisify(execFile)(process.execPath, ['hr-api/build.mjs', join(folder, 'hr-api'), program]);
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return join(folder, 'hr-api', `${program}.mjs`);
}

export const freePort = async () => String(await findFreePort());

/** Waits until the process takes calls; throws with what it said when it ends instead. */
export async function whenReady(port: string, { ended, output }: ServerProcess): Promise<void> {
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  while (!hasEnded) {
    const isReady = await fetch(`http://127.0.0.1:${port}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The process ended: ${output()}`);
}
