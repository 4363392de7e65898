import { buildApp } from './app';
import { openDatabase, type OpenDatabase } from './db/database';
import { DatabaseError, isUnreachable } from './db/errors';
import { watchTraffic } from './door/traffic';
import { EnvironmentError, readEnv, type Environment } from './env';
import { storeOf } from './files/store';
import { createLog } from './log';
import { dayOf } from './people/dates';
import { completeReference } from './reference';
import { loadSample } from './sample';
import { startServices } from './services';
import { hashPassword } from './sign-in/password';

const STOP_WITHIN_MS = 30_000;
const QUIET_WITHIN_MS = 15_000;
const DATABASE_WAIT_MS = 30_000;
const TRY_AGAIN_MS = 1_000;

async function main(): Promise<void> {
  const env = readEnv();
  const log = createLog(env);
  const clock = () => new Date();

  const database = await openWithPatience(env, (error) => log.warn({ err: error }, 'database connection lost'));
  await database.migrate();
  if (env.SAMPLE_DATA) {
    const files = storeOf(env);
    await loadSample(database.db, { today: dayOf(clock()), files, hashPassword });
  }
  await completeReference(database.db);

  const services = await startServices({ env, database, clock, log });
  let isDraining = false;
  const app = await buildApp({ database, services, clock, log, isDraining: () => isDraining });
  const traffic = watchTraffic(app);
  await app.listen({ port: env.HR_API_PORT, host: env.HR_API_HOST });

  const stop = async (signal: string) => {
    if (isDraining) return;
    isDraining = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await traffic.whenQuiet(QUIET_WITHIN_MS);
    await app.close();
    await services.stop();
    await database.close();
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      });
    });
  }
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
}

/** A database that starts at the same time as the HR API gets a moment to come up. */
async function openWithPatience(env: Environment, onLost: (error: Error) => void): Promise<OpenDatabase> {
  const giveUpAt = Date.now() + DATABASE_WAIT_MS;
  for (;;) {
    try {
      return await openDatabase(env, onLost);
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      if (Date.now() > giveUpAt) throw new DatabaseError('The database at DATABASE_URL does not answer');
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }
}

main().catch((error: unknown) => {
  const isForOperator = error instanceof EnvironmentError || error instanceof DatabaseError;
  const isPortTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  const line = isPortTaken ? 'HR_API_PORT is taken by another process' : (error as Error).message;
  process.stderr.write(`${isForOperator || isPortTaken ? line : ((error as Error).stack ?? line)}\n`);
  process.exit(1);
});
