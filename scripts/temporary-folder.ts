import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folders = new Set<string>();

/** A new empty folder, gone when this process ends. */
export function makeTemporaryFolder(purpose: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), `${purpose}-`));
  // One for all of them: a process has no more than ten without a warning.
  if (folders.size === 0) process.once('exit', removeAll);
  folders.add(folder);
  return folder;
}

function removeAll(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
