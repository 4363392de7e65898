import type { FastifyBaseLogger } from 'fastify';
import { capabilities } from './composed';
import { composeQueues, composeScheduled } from './jobs';
import type { Services } from './platform/calls/services';
import type { OpenDatabase } from './platform/db/database';
import type { Dependencies } from './platform/capability';
import { recurringVacuum } from './platform/db/embedded/vacuum';
import type { Environment } from './platform/env';
import { createInspector } from './platform/files/inspection/inspector';
import { scannerAt } from './platform/files/inspection/scanner';
import { storeOf } from './platform/files/storage/store';
import { startJobs, type Jobs } from './platform/jobs/jobs';
import { CODE_MAIL_QUEUE, mailQueue, MAIL_QUEUE, MASS_MAIL_QUEUE } from './platform/mail/mail-queue';
import { mailHandler } from './platform/mail/send';
import { startEngine } from './platform/schedules/engine';
import { settleMail, type MailOutcome } from './platform/schedules/settle-mail';
import { deriveSecrets } from './platform/secrets';

const TICK_MS = 5_000;

export interface RunningServices extends Services {
  readonly stop: () => Promise<void>;
}

interface ServicesOptions {
  readonly env: Environment;
  readonly database: OpenDatabase;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
  readonly retrySeconds?: readonly number[];
  readonly pollMs?: number;
  /** How often is looked for what is due by its schedule. */
  readonly tickMs?: number;
}

/** Adds to what the platform gives what the capabilities do. */
export function composeServices(
  given: Pick<Services, 'env' | 'secrets' | 'files' | 'inspector' | 'jobs' | 'mail'>,
): Services {
  return {
    ...given,
    capabilities,
    pendingFlag: async (db, personId, now) => {
      for (const capability of capabilities) {
        const flag = await capability.pendingFlag?.(db, personId, now);
        if (flag) return flag;
      }
      return null;
    },
  };
}

/** Starts the job queues with their workers, the mail worker among them. */
export async function startServices({
  env,
  database,
  clock,
  log,
  retrySeconds,
  pollMs,
  tickMs = TICK_MS,
}: ServicesOptions): Promise<RunningServices> {
  const secrets = deriveSecrets(env.HR_API_KEY);
  const files = storeOf(env);
  const kinds = composeScheduled();
  const settle = (id: string, outcome: MailOutcome) => settleMail(dependencies, kinds, id, outcome);
  const sender = mailHandler({ env, key: secrets.mail, log, db: database.db, files, settle });
  const mail = mailQueue({ enqueueAll: (...queued) => jobs.enqueueAll(...queued) }, { key: secrets.mail, log });
  const inspector = createInspector({ scan: env.CLAMD_URL ? scannerAt(env.CLAMD_URL) : undefined });
  const dependencies: Dependencies = {
    ...{ db: database.db, clock, env, secrets, log, files, inspector, mail, capabilities },
  };
  const jobs: Jobs = await startJobs({
    database,
    queues: {
      // First, so that what the others queue finds the queue of the mails.
      [CODE_MAIL_QUEUE]: sender.handle,
      [MAIL_QUEUE]: sender.handle,
      [MASS_MAIL_QUEUE]: sender.handle,
      ...composeQueues(dependencies),
    },
    recurring: [{ name: 'plan what is due', everyMs: tickMs, run: () => engine.tick() }, ...recurringVacuum(database)],
    log,
    retrySeconds,
    pollMs,
  });
  // After the queues, which what runs by a schedule fills.
  const engine = startEngine(dependencies, kinds);
  return {
    ...composeServices({ env, secrets, files, inspector, jobs, mail }),
    stop: async () => {
      await engine.stop();
      await jobs.stop();
      sender.close();
      await inspector.stop();
    },
  };
}
