import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database';
import type { Jobs } from '../jobs/jobs';
import { seal } from '../secrets';
import type { Mail, QueuedMail } from './mail';
import { wantedMails } from './sent/opt-outs';
import { recordMails } from './sent/record-mails';
import { composeMails, type TemplateMail } from './templates/compose-mail';

export const MAIL_QUEUE = 'mail';

/** Of codes, which are over within minutes: no notice, of whom it may be, stands before them. */
export const CODE_MAIL_QUEUE = 'code-mail';

/** Of mails to very many, behind which no notice has to wait. */
export const MASS_MAIL_QUEUE = 'mass-mail';

type AnyMail = Mail | TemplateMail;

/**
 * Puts mails into the queue: in the caller's transaction, and unreadable at rest because they hold codes. Those of a template are
 * worded there and then, unless the recipient does without them.
 */
export interface MailQueue {
  readonly queue: (db: Database, ...mails: AnyMail[]) => Promise<void>;
  /** The same for a code that somebody waits for. */
  readonly queueCode: (db: Database, ...mails: AnyMail[]) => Promise<void>;
  /** The same for one of very many, behind which no other has to wait. */
  readonly queueMass: (db: Database, ...mails: AnyMail[]) => Promise<void>;
}

export interface MailQueueOptions {
  readonly key: Buffer;
  /** Hears of words of an organisation's own that could not be used. */
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

export function mailQueue(jobs: Pick<Jobs, 'enqueueAll'>, options: MailQueueOptions): MailQueue {
  const into =
    (queue: string) =>
    async (db: Database, ...mails: AnyMail[]) =>
      jobs.enqueueAll(db, queue, await mailJobs(db, mails, options));
  return { queue: into(MAIL_QUEUE), queueCode: into(CODE_MAIL_QUEUE), queueMass: into(MASS_MAIL_QUEUE) };
}

/**
 * The same for mails of one kind to many people. They are nobody's budget: who publishes an agreement or reminds of it has a
 * permission for that, and each person is told of each agreement once, and reminded once a day.
 */
export async function queueMassMail(
  jobs: Pick<Jobs, 'enqueueAll'>,
  options: MailQueueOptions,
  db: Database,
  mails: readonly AnyMail[],
): Promise<void> {
  await jobs.enqueueAll(db, MASS_MAIL_QUEUE, await mailJobs(db, mails, options));
}

/** Words and notes mails, and answers what the worker needs to send them. */
async function mailJobs(
  db: Database,
  mails: readonly AnyMail[],
  { key, log }: MailQueueOptions,
): Promise<{ sealed: string }[]> {
  const wanted = await wantedMails(db, mails);
  const queuedAt = new Date().toISOString();
  const worded = await composeMails(db, wanted, log);
  const queued = worded.map((mail): QueuedMail => ({ ...mail, id: mail.id ?? randomUUID(), queuedAt }));
  const templates = wanted.map((mail) => ('template' in mail ? mail.template : null));
  await recordMails(
    db,
    queued.map((mail, at) => ({ mail, template: templates[at] ?? null })),
  );
  return queued.map((mail) => ({ sealed: seal(key, JSON.stringify(mail)) }));
}
