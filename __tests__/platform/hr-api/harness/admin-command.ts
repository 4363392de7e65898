import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../../hr-api/platform/db/open-database';
import type { OpenDatabase } from '../../../../hr-api/platform/db/database';
import { readEnv } from '../../../../hr-api/platform/env';
import { bundle } from './server-child';
import { makeDatabase } from './test-database';
import { TEST_KEY } from './test-settings';

export interface AdminCommand {
  /** Runs `npm run admin` with these words, on a database of its own that is empty at first. */
  readonly run: (...words: string[]) => Promise<{ code: number | null; output: string }>;
  /** Opens its database while it does not run. */
  readonly open: () => Promise<OpenDatabase>;
  readonly remove: () => Promise<void>;
}

/** Bundles the command for administrators. */
export async function makeAdminCommand(): Promise<AdminCommand> {
  const folder = await mkdtemp(join(tmpdir(), 'humming-bird-admin-'));
  const command = await bundle(folder, 'admin-command');
  const empty = await makeDatabase({ isEmpty: true });
  const settings = {
    HR_API_KEY: TEST_KEY,
    DATA_DIR: join(folder, 'data'),
    ...(empty.url && { DATABASE_URL: empty.url }),
  };
  return {
    run: (...words) => {
      const child = spawn(process.execPath, [command, ...words], {
        env: { NODE_ENV: 'test', PATH: process.env.PATH, ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      child.stdout.on('data', (bytes) => (output += String(bytes)));
      child.stderr.on('data', (bytes) => (output += String(bytes)));
      return new Promise((resolve) => child.once('exit', (code) => resolve({ code, output })));
    },
    open: () => openDatabase(readEnv(settings), () => {}),
    remove: async () => {
      await empty.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
