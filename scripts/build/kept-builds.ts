import { rmSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isAlive } from './process';

const KEPT_BUILDS = 3;

/** Within a build: a file for each process that uses it, named by its id. */
const USE_MARKS_FOLDER = 'used-by';

/** Drafts that were never finished, and builds on their way out. */
const LEFTOVER = /^(?:draft|old)-/;

/** Keeps a build from being removed while this process lives. False where there is no such build (any more). */
export async function useBuild(folder: string): Promise<boolean> {
  const mark = path.join(folder, USE_MARKS_FOLDER, String(process.pid));
  try {
    await mkdir(path.dirname(mark)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await writeFile(mark, '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  process.once('exit', () => rmSync(mark, { force: true }));
  return true;
}

async function isInUse(folder: string): Promise<boolean> {
  const users = await readdir(path.join(folder, USE_MARKS_FOLDER)).catch(() => []);
  return users.some((pid) => isAlive(Number(pid)));
}

/** Removes a build unless somebody uses it; who began to while it was looked at gets it back. */
async function removeUnused(folder: string): Promise<void> {
  if (await isInUse(folder)) return;
  const old = path.join(path.dirname(folder), `old-${path.basename(folder)}`);
  await rename(folder, old);
  if (await isInUse(old)) await rename(old, folder);
  else await rm(old, { recursive: true, force: true });
}

/** Removes all but the builds used last and those that a running process uses. To be called by who holds the lock on them. */
export async function removeOldBuilds(builds: string): Promise<void> {
  const found: { folder: string; usedAt: number }[] = [];
  for (const entry of await readdir(builds, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const folder = path.join(builds, entry.name);
    if (LEFTOVER.test(entry.name)) await rm(folder, { recursive: true, force: true });
    else found.push({ folder, usedAt: (await stat(folder)).mtimeMs });
  }
  const old = found.sort((a, b) => b.usedAt - a.usedAt).slice(KEPT_BUILDS);
  for (const { folder } of old) await removeUnused(folder);
}
