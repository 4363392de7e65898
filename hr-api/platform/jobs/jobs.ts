import type { FastifyBaseLogger } from 'fastify';
import PgBoss from 'pg-boss';
import type { Database, OpenDatabase } from '../db/database';
import { executeIn } from '../db/raw';
import { afterCommit, inTransaction } from '../db/transaction';
import { startRecurring, type Recurring } from './recurring';
import { startWorker, type Worker } from './worker';

const SCHEMA = 'jobs';
const BATCH_SIZE = 10;

/** How long a worker sleeps when nobody wakes it; another process may have queued something. */
const POLL_MS = 2_000;

/** A job whose process died goes to another worker after this time. */
const EXPIRE_SECONDS = 300;
const MAINTENANCE_MS = 60_000;

/** Waits between tries; the last one goes on until the job is given up. */
const RETRY_SECONDS = [5, 15, 60, 300, 600];
export const GIVE_UP_AFTER_DAYS = 3;

/** What a queue's worker does with a job, which may lead to others. It throws to have the job tried again later. */
export type JobHandler = (data: unknown, jobs: Queues, attempt?: Attempt) => Promise<void>;

interface Attempt {
  /** Whether the job is given up should this one fail. */
  readonly isLast: boolean;
}

interface Envelope {
  readonly data: object;
  readonly attempt: number;
  readonly queuedAt: string;
}

export interface Queues {
  /** Queues a job in the caller's transaction: no commit, no job. */
  readonly enqueue: (db: Database, queue: string, data: object) => Promise<void>;
  /** The same of many jobs at once. */
  readonly enqueueAll: (db: Database, queue: string, all: readonly object[]) => Promise<void>;
  /** How many jobs of a queue nobody has begun. */
  readonly waitingIn: (queue: string) => Promise<number>;
}

export interface Jobs extends Queues {
  /** How many jobs of each queue are still to be done. */
  readonly waiting: () => Promise<Record<string, number>>;
  readonly stop: () => Promise<void>;
}

interface JobsOptions {
  readonly database: OpenDatabase;
  readonly queues: Readonly<Record<string, JobHandler>>;
  /** Work that is due by the clock; each must bear running in two processes at once. */
  readonly recurring: readonly Recurring[];
  readonly log: FastifyBaseLogger;
  readonly retrySeconds?: readonly number[];
  readonly pollMs?: number;
}

/** Opens the job queues, which live in a schema of their own in the same database, and starts a worker for each. */
export async function startJobs({
  database,
  queues,
  recurring,
  log,
  retrySeconds = RETRY_SECONDS,
  pollMs = POLL_MS,
}: JobsOptions): Promise<Jobs> {
  const { db } = database;
  const boss = new PgBoss({
    schema: SCHEMA,
    supervise: false,
    schedule: false,
    db: { executeSql: (text, values) => database.execute(text, values) as Promise<{ rows: never[] }> },
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();

  const workers = new Map<string, Worker>();
  const within = (tx: Database) => ({
    executeSql: (text: string, values: unknown[]) => executeIn(tx, text, values) as Promise<{ rows: never[] }>,
  });
  const options = { expireInSeconds: EXPIRE_SECONDS, retryLimit: 100 };

  const tryAgain = (queue: string, id: string, envelope: Envelope, startAfter: Date) =>
    inTransaction(db, async (tx) => {
      await boss.send(queue, envelope, { ...options, db: within(tx), startAfter });
      await boss.deleteJob(queue, id, { db: within(tx) });
    });

  const enqueueAll: Jobs['enqueueAll'] = async (tx, queue, all) => {
    if (all.length === 0) return;
    const queuedAt = new Date().toISOString();
    const jobs = all.map((data) => ({ ...options, name: queue, data: { data, attempt: 1, queuedAt } }));
    await boss.insert(jobs, { db: within(tx) });
    afterCommit(tx, () => workers.get(queue)?.wake());
  };
  const enqueue: Jobs['enqueue'] = (tx, queue, data) => enqueueAll(tx, queue, [data]);
  const waitingIn: Jobs['waitingIn'] = (queue) => boss.getQueueSize(queue);

  const run = async (queue: string, handle: JobHandler, { id, data: envelope }: PgBoss.Job<Envelope>) => {
    const { attempt, queuedAt } = envelope;
    const givenUp = Date.now() - Date.parse(queuedAt) > GIVE_UP_AFTER_DAYS * 86_400_000;
    try {
      await handle(envelope.data, { enqueue, enqueueAll, waitingIn }, { isLast: givenUp });
    } catch (error) {
      log.warn({ err: error, queue, job: id, attempt, givenUp }, 'job failed');
      if (givenUp) return boss.cancel(queue, id);
      const seconds = retrySeconds[Math.min(attempt, retrySeconds.length) - 1] ?? 0;
      const at = new Date(Date.now() + seconds * 1000);
      await tryAgain(queue, id, { ...envelope, attempt: attempt + 1 }, at);
      setTimeout(() => workers.get(queue)?.wake(), seconds * 1000 + 50).unref();
      return;
    }
    // Nothing of it is kept: among a hundred thousand that are done, those to be done would be looked for in vain.
    await boss.deleteJob(queue, id);
  };

  for (const [queue, handle] of Object.entries(queues)) {
    await boss.createQueue(queue);
    const drain = async () => {
      const jobs = await boss.fetch<Envelope>(queue, { batchSize: BATCH_SIZE });
      await Promise.all(jobs.map((job) => run(queue, handle, job)));
      return jobs.length > 0;
    };
    workers.set(
      queue,
      startWorker(drain, pollMs, (error) => log.error({ err: error, queue }, 'job worker')),
    );
  }

  const maintenance = { name: 'maintain jobs', everyMs: MAINTENANCE_MS, run: () => boss.maintain() };
  const clockwork = startRecurring([...recurring, maintenance], log);

  return {
    enqueue,
    enqueueAll,
    waitingIn,
    waiting: async () => {
      const names = Object.keys(queues);
      const sizes = await Promise.all(names.map(waitingIn));
      return Object.fromEntries(names.map((queue, at) => [queue, sizes[at] ?? 0]));
    },
    stop: async () => {
      await Promise.all([clockwork.stop(), ...[...workers.values()].map((worker) => worker.stop())]);
      await boss.stop({ graceful: false });
    },
  };
}
