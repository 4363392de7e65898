import { rmSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive } from './process';

const POLL_MS = 500;

async function holderOf(file: string): Promise<number | null> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return /^\d+$/.test(text) ? Number(text) : null;
}

/** Does `work` while no other process does; `onWait` hears once, with its process id, that another one is at it. */
export async function withLock<T>(file: string, onWait: (pid: number) => void, work: () => Promise<T>): Promise<T> {
  await mkdir(path.dirname(file), { recursive: true });
  let waiting = false;
  for (;;) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = await holderOf(file);
    if (holder !== null && !isAlive(holder)) {
      await rm(file, { force: true });
      continue;
    }
    if (!waiting && holder !== null) onWait(holder);
    waiting ||= holder !== null;
    await delay(POLL_MS);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
