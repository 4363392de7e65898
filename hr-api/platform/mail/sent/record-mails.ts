import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import type { QueuedMail } from '../mail';
import type { MailTemplate } from '../templates/mail-template';
import { sentMails, type SentMailState } from './tables';

/** A mail that is put into the queue, and what worded it. */
export interface MailToRecord {
  readonly mail: Pick<QueuedMail, 'id' | 'subject' | 'queuedAt' | 'accountId'>;
  readonly template: Pick<MailTemplate, 'code' | 'placeholders'> | null;
}

const mayShowCode = ({ placeholders }: Pick<MailTemplate, 'placeholders'>) =>
  placeholders.some(({ kind }) => kind === 'code');

/** Notes mails that are queued, in the same transaction. One to nobody is noted too, so that it costs the same (T56). */
export async function recordMails(db: Database, mails: readonly MailToRecord[]): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(({ mail, template }) => ({
    id: mail.id,
    accountId: mail.accountId ?? null,
    templateCode: template?.code ?? null,
    subject: template && mayShowCode(template) ? null : mail.subject,
    state: 'waiting' as const,
    queuedAt: new Date(mail.queuedAt),
  }));
  await db.insert(sentMails).values(rows).onConflictDoNothing();
}

/** Notes what became of a mail. */
export async function settleMail(db: Database, id: string, state: Exclude<SentMailState, 'waiting'>): Promise<void> {
  await db.update(sentMails).set({ state, settledAt: new Date() }).where(eq(sentMails.id, id));
}

/** Forgets a mail that was for nobody. */
export async function forgetMail(db: Database, id: string): Promise<void> {
  await db.delete(sentMails).where(eq(sentMails.id, id));
}
