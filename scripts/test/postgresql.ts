import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, chown, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Source } from '../command';
import { machineEnvironment } from '../environments';
import { startChild, type Child } from '../processes/child';
import { findFreePort } from '../processes/ports';
import { say } from '../progress.mjs';
import { makeTemporaryFolder } from '../temporary-folder';
import { installPackage, mayInstallPackages } from './debian';
import type { Found } from './found';

const run = promisify(execFile);

const MIN_VERSION = 15;
const READY_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 10_000;
const POLL_MS = 100;

interface Machine {
  readonly root: string;
  readonly source: Source;
}

/** A database server that tests may fill: its address, and how to be rid of it. */
export interface TestDatabase {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The server's major version, or why it cannot be asked. */
async function versionAt(url: string): Promise<Found<number>> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    return { value: Math.floor(Number(rows[0]?.server_version_num) / 10_000) };
  } catch (error) {
    return { missing: (error as Error).message || String((error as NodeJS.ErrnoException).code) };
  } finally {
    await client.end().catch(() => {});
  }
}

async function foldersOfBinaries(source: Source): Promise<string[]> {
  const folders = (source.PATH ?? '').split(path.delimiter);
  for (const parent of ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', '/usr']) {
    const names = await readdir(parent).catch(() => []);
    const versions = names
      .filter((name) => /^(?:postgresql@|pgsql-)?\d+$/.test(name))
      .sort((a, b) => b.localeCompare(a));
    folders.push(...versions.map((name) => path.join(parent, name, 'bin')));
  }
  return folders;
}

/** The folder with `postgres` and `initdb` of a version new enough. */
async function findBinaries(source: Source): Promise<string | null> {
  for (const folder of await foldersOfBinaries(source)) {
    try {
      await access(path.join(folder, 'initdb'));
      const { stdout } = await run(path.join(folder, 'postgres'), ['--version']);
      if (Number(/(\d+)/.exec(stdout)?.[1]) >= MIN_VERSION) return folder;
    } catch {
      continue;
    }
  }
  return null;
}

/** PostgreSQL refuses to run as root, so root runs it as the account that Debian's package makes for it. */
async function serverAccount(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const ids = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'postgres'])));
  const [uid, gid] = ids.map(({ stdout }) => Number(stdout));
  return { uid: uid as number, gid: gid as number };
}

async function waitForServer(url: string, child: Child): Promise<string | null> {
  let endedWith: number | undefined;
  void child.ended.then((code) => (endedWith = code));
  const deadline = Date.now() + READY_TIMEOUT_MS;
  let why = '';
  while (Date.now() < deadline && endedWith === undefined) {
    const version = await versionAt(url);
    if ('value' in version) return null;
    why = version.missing;
    await delay(POLL_MS);
  }
  return endedWith === undefined ? why : `it ended with code ${endedWith}`;
}

/** Runs a cluster of its own in a temporary folder, on a free port of the loopback address, for the time of the tests. */
async function startCluster({ root, source }: Machine, binaries: string): Promise<Found<TestDatabase>> {
  const user = await serverAccount();
  const folder = makeTemporaryFolder('test-postgresql');
  try {
    const data = path.join(folder, 'data');
    const passwordFile = path.join(folder, 'password');
    const password = randomBytes(18).toString('hex');
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (user) for (const place of [folder, passwordFile]) await chown(place, user.uid, user.gid);
    const init = ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C', '--no-sync'];
    await run(path.join(binaries, 'initdb'), [...init, `--pwfile=${passwordFile}`], { cwd: folder, ...user });
    const port = await findFreePort();
    const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
    const child = await startChild({
      name: 'PostgreSQL',
      command: path.join(binaries, 'postgres'),
      args: ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', '', ...settings.flatMap((it) => ['-c', it])],
      root,
      cwd: folder,
      env: machineEnvironment(source),
      stopSignal: 'SIGINT',
      stopWithin: STOP_TIMEOUT_MS,
      ...(user && { user }),
    });
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
    const failure = await waitForServer(url, child);
    if (!failure) return { value: { url, stop: () => child.stop() } };
    await child.stop();
    return { missing: `a PostgreSQL of our own did not start: ${failure}` };
  } catch (error) {
    return { missing: `a PostgreSQL of our own could not be made: ${(error as Error).message.split('\n')[0]}` };
  }
}

async function configuredServer(url: string): Promise<Found<TestDatabase>> {
  const version = await versionAt(url);
  if ('missing' in version) return { missing: `TEST_DATABASE_URL: ${version.missing}` };
  if (version.value < MIN_VERSION)
    return { missing: `TEST_DATABASE_URL: PostgreSQL ${version.value} is older than ${MIN_VERSION}` };
  return { value: { url, stop: async () => {} } };
}

/** PostgreSQL for the tests: the given server, else the system's programs, else Debian's package where it may be installed. */
export async function findPostgresql(machine: Machine): Promise<Found<TestDatabase>> {
  const { source } = machine;
  const given = source.TEST_DATABASE_URL;
  if (given) return configuredServer(given);
  const here = await findBinaries(source);
  if (here) return startCluster(machine, here);
  const advice = `no PostgreSQL ${MIN_VERSION} or newer here: set TEST_DATABASE_URL, or install one`;
  if (!(await mayInstallPackages())) return { missing: advice };
  say('Installing Debian’s package postgresql (usually 20–60 s) …');
  const failure = await installPackage('postgresql', source);
  if (failure) return { missing: failure };
  const installed = await findBinaries(source);
  return installed ? startCluster(machine, installed) : { missing: advice };
}
