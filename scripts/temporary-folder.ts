import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A new empty folder, gone when this process ends. */
export function makeTemporaryFolder(purpose: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), `${purpose}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
