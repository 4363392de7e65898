import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from '../env';
import type { JobHandler } from '../jobs/jobs';
import { unseal } from '../secrets';
import { mailFolder } from './folder';
import type { QueuedMail } from './mail';
import { closeMailFiles, openMailFiles, type MailFileSource } from './mail-files';
import { forgetMail, settleMail } from './sent/record-mails';
import { mailServer } from './server';

interface MailHandlerOptions extends MailFileSource {
  readonly env: Environment;
  readonly key: Buffer;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** The worker of the mail queue: to the mail server where there is one, else into the mail folder. */
export function mailHandler({ env, key, log, ...source }: MailHandlerOptions): {
  handle: JobHandler;
  close: () => void;
} {
  const { SMTP_URL } = env;
  const { deliver, close } = SMTP_URL ? mailServer({ ...env, SMTP_URL }) : mailFolder(env);
  const settle = (id: string, state: 'delivered' | 'refused') =>
    settleMail(source.db, id, state).catch((err: unknown) => log.warn({ err, mail: id }, 'mail was not noted'));
  return {
    handle: async (data) => {
      const { to, files, ...mail } = JSON.parse(unseal(key, (data as { sealed: string }).sealed)) as QueuedMail;
      // A mail to nobody has cost all that it is for.
      if (to === null) return forgetMail(source.db, mail.id);
      const { opened, missing } = await openMailFiles(source, files ?? []);
      if (missing.length > 0) log.warn({ mail: mail.id, files: missing.length }, 'mail goes without pictures');
      try {
        await deliver({ ...mail, to, files: opened });
        await settle(mail.id, 'delivered');
      } catch (error) {
        if (isRefusal(error)) await settle(mail.id, 'refused');
        throw error;
      } finally {
        closeMailFiles(opened);
      }
    },
    close,
  };
}

/** Whether a mail server says that it will never take a mail, which it answers with 500 and more (RFC 5321). */
const isRefusal = (error: unknown) =>
  typeof error === 'object' && error !== null && 'responseCode' in error && Number(error.responseCode) >= 500;
