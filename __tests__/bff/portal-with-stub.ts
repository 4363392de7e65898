import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { answerSamples } from './sample-replies';
import { KEY_CANARY, startStub, type Stub } from './stub-upstream';
import { until } from './until';

const ROOT = path.join(__dirname, '../..');

export interface PortalWithStub {
  readonly address: string;
  readonly stub: Stub;
  /** Everything that the portal wrote, on both outputs. */
  readonly log: () => string;
}

/** The build used last: the one that this run made or found. */
export function builtPortal(): string {
  const builds = path.join(ROOT, '.build');
  const folders = readdirSync(builds, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('draft-'))
    .map(({ name }) => path.join(builds, name));
  const [newest] = folders.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (!newest) throw new Error('there is no build: run `npm test`, or `node scripts/build.mjs` before');
  return path.join(newest, 'portal');
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The configuration of the product, with another address outside where signing out leads. */
function configIn(folder: string, externalSignIn: string): string {
  const config = JSON.parse(readFileSync(path.join(ROOT, 'media/config/config.json'), 'utf8')) as object;
  const file = path.join(folder, 'config.json');
  writeFileSync(file, JSON.stringify({ ...config, ss: externalSignIn }));
  return file;
}

function startPortal(port: number, stub: Stub, configFile: string, onOutput: (text: string) => void): ChildProcess {
  const folder = builtPortal();
  const portal = spawn(process.execPath, [path.join(folder, 'server.js')], {
    cwd: folder,
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      HOSTNAME: '127.0.0.1',
      HR_API_URL: stub.address,
      HR_API_KEY: KEY_CANARY,
      SESSION_SECRET: 'session-secret-of-the-tests-0123456789',
      CONFIG_FILE: configFile,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [portal.stdout!, portal.stderr!]) stream.on('data', (chunk: Buffer) => onOutput(String(chunk)));
  return portal;
}

const isLive = (address: string) =>
  fetch(`${address}/api/health/live`).then(
    ({ ok }) => ok,
    () => false,
  );

/** A browser test against the built portal, whose HR API is a stub that answers samples unless a test says otherwise. */
export const test = base.extend<{ freshStub: void }, { signsInOutside: boolean; portal: PortalWithStub }>({
  /** Whether the configuration names an address outside, which here is the stub's own. */
  signsInOutside: [false, { option: true, scope: 'worker' }],
  portal: [
    async ({ signsInOutside }, provide) => {
      const [stub, port] = [await startStub(), await freePort()];
      let output = '';
      const folder = mkdtempSync(path.join(tmpdir(), 'portal-with-stub-'));
      const configFile = configIn(folder, signsInOutside ? `${stub.address}/outside` : '');
      const process = startPortal(port, stub, configFile, (text) => (output += text));
      const address = `http://127.0.0.1:${port}`;
      try {
        await until(() => isLive(address), `the portal's first answer; it said: ${output}`, 30_000);
        await provide({ address, stub, log: () => output });
      } finally {
        process.kill('SIGKILL');
        await stub.close();
        rmSync(folder, { recursive: true });
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  freshStub: [
    async ({ portal: { stub } }, provide) => {
      answerSamples(stub);
      stub.forget();
      await provide();
    },
    { auto: true },
  ],
  baseURL: ({ portal }, provide) => provide(portal.address),
});

/** Signs in as a person does; the stub lets everybody in. */
export async function signIn(page: Page, password = 'a password of the person'): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('Employee Id').fill('E1001');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Signs in and waits for the home page. */
export async function signInToHome(page: Page): Promise<void> {
  await signIn(page);
  await page.waitForURL('**/home/dashboard');
  await page.getByRole('heading', { level: 1, name: /Asha/ }).waitFor();
}

export const sessionCookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === '__Host-hr-session');
