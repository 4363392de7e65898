import { spawn } from 'node:child_process';
import path from 'node:path';
import { findFreePort } from '../../scripts/processes/ports';
import { newestBuild } from '../bff/stub/portal-process';
import { KEY_CANARY } from '../bff/stub/stub-upstream';
import { until } from '../bff/stub/until';
import { ask } from './ask';

export interface HrApiProcess {
  readonly address: string;
  readonly log: () => string;
  readonly signal: (name: NodeJS.Signals) => void;
  readonly ended: Promise<number | null>;
}

/** Starts the built HR API on a database (none: its embedded one), with the key that the portals of these tests have. */
export async function startHrApiProcess(
  databaseUrl: string,
  dataDir: string,
  wanted?: number,
  variables: Readonly<Record<string, string>> = {},
): Promise<HrApiProcess> {
  const port = wanted ?? (await findFreePort());
  const child = spawn(process.execPath, [path.join(newestBuild(), 'hr-api/server.mjs')], {
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      HR_API_PORT: String(port),
      ESIGN_PORT: '0',
      HR_API_KEY: KEY_CANARY,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SAMPLE_DATA: 'on',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  let hasEnded = false;
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  void ended.then(() => (hasEnded = true));
  const address = `http://127.0.0.1:${port}`;
  const isReady = () =>
    ask(`${address}/ready`).then(
      ({ status }) => status === 200,
      () => false,
    );
  try {
    await until(async () => hasEnded || (await isReady()), 'the HR API', 60_000);
    if (hasEnded) throw new Error('the HR API ended');
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error(`${(error as Error).message}; it said: ${output}`);
  }
  return { address, log: () => output, signal: (name) => void child.kill(name), ended };
}
