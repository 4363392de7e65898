import { once } from 'node:events';
import { openDatabase } from '../../hr-api/platform/db/open-database';
import { readEnv } from '../../hr-api/platform/env';
import { startMeasuredEngine } from './measured-kind';

const TICK_MS = 100;

/** Does what is due in this process, as an HR API does, until it is told to stop; says once that it is ready. */
async function run(): Promise<void> {
  const open = await openDatabase(readEnv(), () => {});
  const engine = startMeasuredEngine(open);
  const timer = setInterval(() => void engine.tick(), TICK_MS);
  console.log('ready');
  await once(process, 'SIGTERM');
  clearInterval(timer);
  await engine.stop();
  await open.close();
}

void run();
