import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../../hr-api/app';
import type { Database } from '../../../../hr-api/platform/db/database';
import { readEnv } from '../../../../hr-api/platform/env';
import { createInspector } from '../../../../hr-api/platform/files/inspection/inspector';
import { storeOf } from '../../../../hr-api/platform/files/storage/store';
import type { Jobs } from '../../../../hr-api/platform/jobs/jobs';
import { createLog } from '../../../../hr-api/platform/log';
import { mailQueue } from '../../../../hr-api/platform/mail/mail-queue';
import { deriveSecrets } from '../../../../hr-api/platform/secrets';
import { composeServices } from '../../../../hr-api/services';
import type { Services } from '../../../../hr-api/platform/calls/services';
import { makeDatabase } from '../harness/test-database';
import { TEMPLATE_FILES_VARIABLE, TEST_KEY, TEST_NOW } from '../harness/test-settings';

export interface RolledBackApp {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly services: Services;
  /** Goes by itself for nobody. */
  readonly clock: { now: Date };
  /** Runs a piece of work in one transaction of which nothing stays, whatever the calls in it commit. */
  readonly rolledBack: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly stop: () => Promise<void>;
}

/** What is queued is forgotten: nothing happens beside the call that is made. */
const idleJobs: Jobs = {
  enqueue: async () => {},
  enqueueAll: async () => {},
  waitingIn: async () => 0,
  waiting: async () => ({}),
  stop: async () => {},
};

class Undo extends Error {}

/** The HR API on a database of its own, without queues, workers and work that is due by the clock. */
export async function startRolledBackApp(): Promise<RolledBackApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'humming-bird-test-'));
  await cp(process.env[TEMPLATE_FILES_VARIABLE] ?? '', dataDir, { recursive: true });
  const env = readEnv({ HR_API_KEY: TEST_KEY, DATA_DIR: dataDir, IMPORT_FOLDER: '/srv/imports', LOG_LEVEL: 'silent' });
  const { database, drop } = await makeDatabase();
  const secrets = deriveSecrets(env.HR_API_KEY);
  const log = createLog(env);
  const mail = mailQueue(idleJobs, { key: secrets.mail, log });
  const inspector = createInspector();
  const services = composeServices({ env, secrets, files: storeOf(env), inspector, jobs: idleJobs, mail });

  const clock = { now: TEST_NOW };
  let current = database.db;
  const db = new Proxy(database.db, {
    get: (_target, name) => {
      const member: unknown = Reflect.get(current, name);
      return typeof member === 'function' ? (member.bind(current) as unknown) : member;
    },
  });
  const app = await buildApp({
    database: { ...database, db },
    services,
    clock: () => clock.now,
    log,
    isDraining: () => false,
  });

  return {
    app,
    db: database.db,
    services,
    clock,
    rolledBack: async (work) => {
      const done: Awaited<ReturnType<typeof work>>[] = [];
      const transaction = database.db.transaction(async (tx) => {
        current = tx;
        done.push(await work());
        throw new Undo();
      });
      await transaction.catch((error: unknown) => {
        if (!(error instanceof Undo)) throw error;
      });
      current = database.db;
      return done[0]!;
    },
    stop: async () => {
      await app.close();
      await inspector.stop();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
