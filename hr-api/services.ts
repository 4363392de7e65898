import { pendingConductFlag } from './agreements/data';
import type { Services } from './platform/calls/services';
import { conductReminderWorker, CONDUCT_REMINDER_QUEUE } from './agreements/reminders/reminder-worker';
import { clientCodeWorker, CLIENT_CODE_QUEUE } from './access/client-users/code-worker';
import type { OpenDatabase } from './platform/db/database';
import { recurringVacuum } from './platform/db/vacuum';
import type { Environment } from './platform/env';
import { storeOf } from './platform/files/storage/store';
import { recurringEscalation } from './helpdesk/targets/escalation';
import { startJobs, type Jobs } from './platform/jobs/jobs';
import { mailQueue, MAIL_QUEUE, MASS_MAIL_QUEUE } from './platform/mail/mail';
import { mailHandler } from './platform/mail/send';
import { passwordCodeWorker, PASSWORD_CODE_QUEUE } from './access/passwords/code-requests';
import { deriveSecrets } from './platform/secrets';
import type { FastifyBaseLogger } from 'fastify';
import { purges } from './purges';

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
}

/** Starts the job queues with their workers, the mail worker among them. */
export async function startServices({
  env,
  database,
  clock,
  log,
  retrySeconds,
  pollMs,
}: ServicesOptions): Promise<RunningServices> {
  const secrets = deriveSecrets(env.HR_API_KEY);
  const files = storeOf(env);
  const sender = mailHandler(env, secrets.mail);
  const jobs: Jobs = await startJobs({
    database,
    queues: {
      // First, so that its codes find the queue of the mails.
      [MAIL_QUEUE]: sender.handle,
      [MASS_MAIL_QUEUE]: sender.handle,
      [PASSWORD_CODE_QUEUE]: passwordCodeWorker({ db: database.db, clock, env, secrets, log }),
      [CONDUCT_REMINDER_QUEUE]: conductReminderWorker({ db: database.db, env, secrets }),
      [CLIENT_CODE_QUEUE]: clientCodeWorker({ db: database.db, clock, env, secrets, log }),
    },
    recurring: [
      ...purges(database.db, clock, files),
      ...recurringVacuum(database),
      recurringEscalation({
        db: database.db,
        clock,
        services: { env, mail: mailQueue({ enqueue: (...job) => jobs.enqueue(...job) }, secrets.mail) },
      }),
    ],
    log,
    retrySeconds,
    pollMs,
  });
  return {
    env,
    secrets,
    jobs,
    mail: mailQueue(jobs, secrets.mail),
    files,
    pendingFlag: pendingConductFlag,
    stop: async () => {
      await jobs.stop();
      sender.close();
    },
  };
}
