import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database';
import type { Jobs } from '../jobs/jobs';
import { seal } from '../secrets';

export const MAIL_QUEUE = 'mail';

/** Of codes, which are over within minutes: no notice, of whom it may be, stands before them. */
export const CODE_MAIL_QUEUE = 'code-mail';

/** Of mails to very many, behind which no notice has to wait. */
export const MASS_MAIL_QUEUE = 'mass-mail';

export interface Mail {
  /** Null for a mail that is made for the work of it and goes nowhere. */
  readonly to: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail on its way; the id makes a second sending recognisable as the same mail. */
export interface QueuedMail extends Mail {
  readonly id: string;
  readonly queuedAt: string;
}

/** A mail that goes to somebody. */
export type AddressedMail = QueuedMail & { readonly to: string };

/** Puts mails into the queue: in the caller's transaction, and unreadable at rest because they hold codes. */
export interface MailQueue {
  readonly queue: (db: Database, mail: Mail) => Promise<void>;
  /** The same for a code that somebody waits for. */
  readonly queueCode: (db: Database, mail: Mail) => Promise<void>;
}

export function mailQueue(jobs: Pick<Jobs, 'enqueue'>, key: Buffer): MailQueue {
  const into = (queue: string) => (db: Database, mail: Mail) => jobs.enqueue(db, queue, sealed(mail, key));
  return { queue: into(MAIL_QUEUE), queueCode: into(CODE_MAIL_QUEUE) };
}

/**
 * The same for mails of one kind to many people. They are nobody's budget: who publishes an agreement or reminds of it has a
 * permission for that, and each person is told of each agreement once, and reminded once a day.
 */
export const queueMassMail = (jobs: Pick<Jobs, 'enqueueAll'>, key: Buffer, db: Database, mails: readonly Mail[]) =>
  jobs.enqueueAll(
    db,
    MASS_MAIL_QUEUE,
    mails.map((mail) => sealed(mail, key)),
  );

function sealed(mail: Mail, key: Buffer): { sealed: string } {
  const queued: QueuedMail = { ...mail, id: randomUUID(), queuedAt: new Date().toISOString() };
  return { sealed: seal(key, JSON.stringify(queued)) };
}

/** Delivers one mail, or throws to be called again later. */
export type Deliver = (mail: AddressedMail) => Promise<void>;
