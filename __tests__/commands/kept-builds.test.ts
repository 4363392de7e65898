/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { removeOldBuilds, useBuild } from '../../scripts/build/kept-builds';

let builds: string;
beforeEach(() => {
  builds = mkdtempSync(path.join(os.tmpdir(), 'builds-'));
});
afterEach(() => rmSync(builds, { recursive: true, force: true }));

const place = (name: string) => path.join(builds, name);

/** Makes a build that was last used so many minutes ago, by processes with these ids. */
function makeBuild(name: string, minutes: number, users: readonly number[] = []): void {
  mkdirSync(path.join(place(name), 'portal'), { recursive: true });
  if (users.length > 0) mkdirSync(path.join(place(name), 'used-by'));
  for (const pid of users) writeFileSync(path.join(place(name), 'used-by', String(pid)), '');
  const usedAt = new Date(Date.now() - minutes * 60_000);
  utimesSync(place(name), usedAt, usedAt);
}

/** The id of a process that has ended. */
async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--eval', ''], { stdio: 'ignore' });
  await once(child, 'close');
  return child.pid ?? NaN;
}

test('the three builds used last are kept, and nothing else that nobody uses', async () => {
  for (let age = 1; age <= 5; age += 1) makeBuild(`build-${age}`, age);
  for (const leftover of ['draft-1', 'old-build-9']) makeBuild(leftover, 0);
  await removeOldBuilds(builds);
  expect(readdirSync(builds).sort()).toEqual(['build-1', 'build-2', 'build-3']);
});

test('a build that a running process uses is kept, however old it is', async () => {
  for (let age = 1; age <= 4; age += 1) makeBuild(`build-${age}`, age);
  makeBuild('of-a-portal', 500, [process.ppid]);
  await removeOldBuilds(builds);
  expect(readdirSync(builds).sort()).toEqual(['build-1', 'build-2', 'build-3', 'of-a-portal']);
});

test('a build whose users have all died is as old as its last use', async () => {
  for (let age = 1; age <= 3; age += 1) makeBuild(`build-${age}`, age);
  makeBuild('of-the-dead', 500, [await deadProcess()]);
  await removeOldBuilds(builds);
  expect(existsSync(place('of-the-dead'))).toBe(false);
});

test('who takes a build keeps it, and hears when there is none', async () => {
  for (let age = 1; age <= 4; age += 1) makeBuild(`build-${age}`, age);
  expect(await useBuild(place('build-4'))).toBe(true);
  utimesSync(place('build-4'), 0, 0);
  await removeOldBuilds(builds);
  expect(existsSync(path.join(place('build-4'), 'portal'))).toBe(true);
  expect(await useBuild(place('none'))).toBe(false);
  expect(existsSync(place('none'))).toBe(false);
});
