import { mkdtempSync, statSync } from 'node:fs';
import { cp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { commandOf, isRunning, Launched } from './launched';

interface Fixtures {
  emptyDataDir: string;
  /** With the sample organisation in it, as a start that ended left it. */
  dataDir: string;
  /** Products that are gone at the end of the test, whatever became of it. */
  launch: (settings: Record<string, string>) => Promise<Launched>;
}

const temporaryFolder = () => mkdtempSync(path.join(os.tmpdir(), 'start-'));

const test = base.extend<Fixtures, { usedDataDir: string }>({
  usedDataDir: [
    async ({}, use) => {
      const folder = temporaryFolder();
      const launched = await Launched.start({ DATA_DIR: folder });
      expect(await launched.isUp(), launched.said).toBe(true);
      launched.signal('SIGTERM');
      expect(await launched.exitCode()).toBe(0);
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  emptyDataDir: async ({}, use) => {
    const folder = temporaryFolder();
    await use(path.join(folder, 'data'));
    await rm(folder, { recursive: true, force: true });
  },
  dataDir: async ({ usedDataDir, emptyDataDir }, use) => {
    await cp(usedDataDir, emptyDataDir, { recursive: true, preserveTimestamps: true });
    await use(emptyDataDir);
  },
  launch: async ({}, use) => {
    const all: Launched[] = [];
    await use(async (settings) => {
      const launched = await Launched.start(settings);
      all.push(launched);
      return launched;
    });
    for (const launched of all) launched.signal('SIGTERM');
    for (const launched of all) await launched.exitCode();
  },
});

const get = (launched: Launched, place: string) =>
  fetch(`http://127.0.0.1:${launched.port}${place}`, { redirect: 'manual' });

test('a first start prints the address and the sample accounts, and the sign-in page is there', async ({
  launch,
  emptyDataDir,
}) => {
  const launched = await launch({ DATA_DIR: emptyDataDir });
  expect(await launched.isUp(), launched.said).toBe(true);
  expect(launched.said).toContain(`http://127.0.0.1:${launched.port}/`);
  expect(launched.said).toMatch(/password Humming-2026[^]*E1001 {2}employee/);
  expect(launched.said).toContain(path.join(emptyDataDir, 'mail'));
  expect((await get(launched, '/auth/login')).status).toBe(200);
  expect(statSync(path.join(emptyDataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('a second start builds nothing and keeps database and secrets', async ({ launch, dataDir }) => {
  const secrets = await readFile(path.join(dataDir, 'secrets.json'), 'utf8');
  const { mtimeMs } = await stat(path.join(dataDir, 'db/PG_VERSION'));
  const launched = await launch({ DATA_DIR: dataDir });
  expect(await launched.isUp(), launched.said).toBe(true);
  expect(launched.said).not.toContain('Building');
  expect(await readFile(path.join(dataDir, 'secrets.json'), 'utf8')).toBe(secrets);
  expect((await stat(path.join(dataDir, 'db/PG_VERSION'))).mtimeMs).toBe(mtimeMs);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`${signal} ends the command well and leaves no process`, async ({ launch, dataDir }) => {
    const launched = await launch({ DATA_DIR: dataDir });
    expect(await launched.isUp(), launched.said).toBe(true);
    const below = launched.descendants();
    expect(below.length).toBeGreaterThanOrEqual(2);
    launched.signal(signal);
    expect(await launched.exitCode()).toBe(0);
    await expect.poll(() => below.filter(isRunning)).toEqual([]);
    await expect(get(launched, '/auth/login')).rejects.toThrow();
  });
}

test('a command whose output nobody reads any more goes on, says so once and ends well (F19)', async ({
  launch,
  dataDir,
}) => {
  const launched = await launch({ DATA_DIR: dataDir });
  expect(await launched.isUp(), launched.said).toBe(true);
  launched.closeOutput();
  const isRefused = () => fetch(`http://127.0.0.1:${launched.hrApiPort}/users/session`).then(({ status }) => status);
  for (let warning = 0; warning < 3; warning += 1) expect(await isRefused()).toBeGreaterThanOrEqual(400);
  await expect.poll(() => launched.said).toContain('cannot be shown (EPIPE); the product goes on');
  expect((await get(launched, '/auth/login')).status).toBe(200);
  launched.signal('SIGTERM');
  expect(await launched.exitCode()).toBe(0);
  expect(launched.said.match(/cannot be shown/g)).toHaveLength(1);
  expect(launched.said).toMatch(/\d+ lines could not be shown/);
});

test('a command that was killed outright leaves no process either', async ({ launch, dataDir }) => {
  const launched = await launch({ DATA_DIR: dataDir });
  expect(await launched.isUp(), launched.said).toBe(true);
  const below = launched.descendants();
  launched.signal('SIGKILL');
  await launched.exitCode();
  await expect.poll(() => below.filter(isRunning), { timeout: 20_000 }).toEqual([]);
});

test('a second product on the same data folder is refused with one clear line', async ({ launch, dataDir }) => {
  const first = await launch({ DATA_DIR: dataDir });
  expect(await first.isUp(), first.said).toBe(true);
  const second = await launch({ DATA_DIR: dataDir });
  expect(await second.exitCode()).toBe(1);
  const refusal = second.said.trim().split('\n').at(-1);
  expect(refusal).toMatch(/^The HR API could not start: /);
  expect(refusal).toContain(dataDir);
  expect(second.said).not.toMatch(/^\s+at /m);
  expect((await get(first, '/auth/login')).status).toBe(200);
});

test('a taken port is refused with one line that names its variable', async ({ launch, dataDir }) => {
  const first = await launch({ DATA_DIR: dataDir });
  expect(await first.isUp(), first.said).toBe(true);
  const second = await launch({ PORT: String(first.port), DATA_DIR: `${dataDir}-2` });
  expect(await second.exitCode()).toBe(1);
  expect(second.said).toMatch(/^PORT: nothing can listen at [^\n]*\n$/);
  const third = await launch({ HR_API_PORT: String(first.port), DATA_DIR: `${dataDir}-2` });
  expect(await third.exitCode()).toBe(1);
  expect(third.said).toMatch(/^HR_API_PORT: nothing can listen at [^\n]*\n$/);
});

test('a wrong setting is refused before anything is made', async ({ launch, emptyDataDir }) => {
  const launched = await launch({ DATA_DIR: emptyDataDir, TRUSTED_PROXIES: 'all' });
  expect(await launched.exitCode()).toBe(1);
  expect(launched.said).toMatch(/^TRUSTED_PROXIES\b[^\n]*\n$/);
  expect(() => statSync(emptyDataDir)).toThrow('ENOENT');
});

test('an HR API that dies ends the whole, and says so', async ({ launch, dataDir }) => {
  const launched = await launch({ DATA_DIR: dataDir });
  expect(await launched.isUp(), launched.said).toBe(true);
  const below = launched.descendants();
  const hrApi = below.find((pid) => commandOf(pid).includes('hr-api/server.mjs'));
  process.kill(hrApi as number, 'SIGKILL');
  expect(await launched.exitCode()).toBe(137);
  expect(launched.said).toContain('The HR API ended with code 137');
  await expect.poll(() => below.filter(isRunning)).toEqual([]);
});
