import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Source } from '../command';
import { machineEnvironment } from '../environments';

const run = promisify(execFile);
const TIMEOUT_MS = 600_000;

let updated: Promise<unknown> | undefined;
let turn: Promise<unknown> = Promise.resolve();

async function aptGet(args: readonly string[], source: Source): Promise<void> {
  await run('apt-get', [...args], {
    timeout: TIMEOUT_MS,
    maxBuffer: 64 * 1024 * 1024,
    env: { ...machineEnvironment(source), DEBIAN_FRONTEND: 'noninteractive' } as Source as NodeJS.ProcessEnv,
  });
}

/** Whether this is a machine on which we may install Debian's packages: root, with apt-get. */
export async function mayInstallPackages(): Promise<boolean> {
  if (process.getuid?.() !== 0) return false;
  return run('apt-get', ['--version']).then(
    () => true,
    () => false,
  );
}

/** Installs a Debian package, one at a time; answers null, or why it could not. */
export function installPackage(name: string, source: Source): Promise<string | null> {
  const install = turn.then(async () => {
    try {
      await (updated ??= aptGet(['update'], source));
      await aptGet(['install', '--yes', '--no-install-recommends', name], source);
      return null;
    } catch (error) {
      const lines = (error as Error).message.trim().split('\n');
      return `apt-get could not install ${name}: ${lines.find((line) => line.startsWith('E:')) ?? lines[0]}`;
    }
  });
  turn = install;
  return install;
}
