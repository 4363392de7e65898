import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { capabilities } from './composed';
import { type OpenDatabase } from './platform/db/database';
import { openDatabase } from './platform/db/open-database';
import { DatabaseError, isUnreachable } from './platform/db/errors';
import { watchTraffic } from './platform/http/traffic';
import { EnvironmentError, readEnv, type Environment } from './platform/env';
import { storeOf } from './platform/files/storage/store';
import { createLog } from './platform/log';
import { dayOf } from './platform/dates';
import { completeReference } from './reference';
import { loadSample } from './sample';
import { startServices } from './services';
import { loadAssets } from './workplace/signatures/signing-host/assets';
import { buildSigningHost } from './workplace/signatures/signing-host/host';
import { deriveSecrets } from './platform/secrets';
import { RecordKeys } from './people/record/values/keys';
import { hashPassword } from './access/sign-in/password/password';

const STOP_TIMEOUT_MS = 30_000;
const QUIET_TIMEOUT_MS = 15_000;
const DATABASE_TIMEOUT_MS = 30_000;
const RETRY_MS = 1_000;

async function main(): Promise<void> {
  const env = readEnv();
  const log = createLog(env);
  const clock = () => new Date();

  const database = await openWithRetries(env, (error) => log.warn({ err: error }, 'database connection lost'));
  await database.migrate();
  const files = storeOf(env);
  const secrets = deriveSecrets(env.HR_API_KEY);
  const recordKeys = new RecordKeys(secrets.record);
  if (env.SAMPLE_DATA) await loadSample(database.db, { today: dayOf(clock()), files, hashPassword, recordKeys });
  await completeReference(database.db);
  for (const { completeAtStart } of capabilities) {
    await completeAtStart?.(database.db, { files, secrets, at: clock(), capabilities });
  }

  const services = await startServices({ env, database, clock, log });
  let isDraining = false;
  const signing = await buildSigningHost({ db: database.db, services, clock, log, assets: await loadAssets() });
  const app = await buildApp({ database, services, clock, log, isDraining: () => isDraining });
  const traffic = [watchTraffic(signing), watchTraffic(app)];
  await listen(signing, 'ESIGN_PORT', { port: env.ESIGN_PORT, host: env.ESIGN_HOST });
  await listen(app, 'HR_API_PORT', { port: env.HR_API_PORT, host: env.HR_API_HOST });

  const stop = async (signal: string) => {
    if (isDraining) return;
    isDraining = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    await Promise.all(traffic.map(({ whenQuiet }) => whenQuiet(QUIET_TIMEOUT_MS)));
    await Promise.all([signing.close(), app.close()]);
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

/** Listens, or throws what names the setting whose port another process has. */
async function listen(app: FastifyInstance, name: string, place: { port: number; host: string }): Promise<void> {
  try {
    await app.listen(place);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new EnvironmentError(`${name} is taken by another process`);
  }
}

/** A database that starts at the same time as the HR API gets a moment to come up. */
async function openWithRetries(env: Environment, onLost: (error: Error) => void): Promise<OpenDatabase> {
  const giveUpAt = Date.now() + DATABASE_TIMEOUT_MS;
  for (;;) {
    try {
      return await openDatabase(env, onLost);
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      if (Date.now() > giveUpAt) throw new DatabaseError('The database at DATABASE_URL does not answer');
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

main().catch((error: unknown) => {
  const isForOperator = error instanceof EnvironmentError || error instanceof DatabaseError;
  const { message, stack } = error as Error;
  process.stderr.write(`${isForOperator ? message : (stack ?? message)}\n`);
  process.exit(1);
});
