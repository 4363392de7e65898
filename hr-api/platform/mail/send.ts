import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from '../env';
import type { JobHandler } from '../jobs/jobs';
import { unseal } from '../secrets';
import { mailFolder } from './folder';
import type { QueuedMail } from './mail';
import { closeMailFiles, openMailFiles, type MailFileSource } from './mail-files';
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
  return {
    handle: async (data) => {
      const { to, files, ...mail } = JSON.parse(unseal(key, (data as { sealed: string }).sealed)) as QueuedMail;
      // A mail to nobody has cost all that it is for.
      if (to === null) return;
      const { opened, missing } = await openMailFiles(source, files ?? []);
      if (missing.length > 0) log.warn({ mail: mail.id, files: missing.length }, 'mail goes without pictures');
      try {
        await deliver({ ...mail, to, files: opened });
      } finally {
        closeMailFiles(opened);
      }
    },
    close,
  };
}
