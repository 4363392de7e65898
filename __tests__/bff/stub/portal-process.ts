import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../../scripts/processes/ports';
import { SECRET } from './portal-request';
import { KEY_CANARY } from './stub-upstream';
import { until } from './until';

const ROOT = path.join(__dirname, '../../..');

/** A built portal that runs beside the product under test. */
export interface PortalProcess {
  readonly address: string;
  /** Everything that it wrote, on both outputs. */
  readonly log: () => string;
  readonly signal: (name: NodeJS.Signals) => void;
  /** Its exit code, once it has ended; null where a signal ended it. */
  readonly ended: Promise<number | null>;
  readonly dispose: () => void;
}

interface PortalSettings {
  readonly hrApi: string;
  /** Where signing out leads outside; empty: nowhere. */
  readonly externalSignIn?: string;
  readonly port?: number;
  readonly variables?: Readonly<Record<string, string>>;
}

/** The build used last: the one that this run made or found. */
export function newestBuild(): string {
  const builds = path.join(ROOT, '.build');
  const folders = readdirSync(builds, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('draft-'))
    .map(({ name }) => path.join(builds, name));
  const [newest] = folders.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (!newest) throw new Error('there is no build: run `npm test`, or `node scripts/build.mjs` before');
  return newest;
}

/** The configuration of the product, with another address outside where signing out leads. */
function configIn(folder: string, externalSignIn: string): string {
  const config = JSON.parse(readFileSync(path.join(ROOT, 'media/config/config.json'), 'utf8')) as object;
  const file = path.join(folder, 'config.json');
  writeFileSync(file, JSON.stringify({ ...config, ss: externalSignIn }));
  return file;
}

function spawnPortal(port: number, hrApi: string, configFile: string, variables: PortalSettings['variables']) {
  const folder = path.join(newestBuild(), 'portal');
  return spawn(process.execPath, [path.join(folder, 'server.js')], {
    cwd: folder,
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      HR_API_URL: hrApi,
      HR_API_KEY: KEY_CANARY,
      SESSION_SECRET: SECRET,
      CONFIG_FILE: configFile,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const isLive = (address: string) =>
  fetch(`${address}/api/health/live`, { headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the built portal and waits for its first answer. */
export async function startPortalProcess({
  hrApi,
  externalSignIn = '',
  port: wanted,
  variables,
}: PortalSettings): Promise<PortalProcess> {
  const port = wanted ?? (await findFreePort());
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-process-'));
  const child: ChildProcess = spawnPortal(port, hrApi, configIn(folder, externalSignIn), variables);
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const dispose = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${port}`;
  try {
    await until(() => isLive(address), "the portal's first answer", 30_000);
  } catch (error) {
    dispose();
    throw new Error(`${(error as Error).message}; it said: ${output}`);
  }
  return { address, log: () => output, signal: (name) => void child.kill(name), ended, dispose };
}
