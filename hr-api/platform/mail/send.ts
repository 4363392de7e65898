import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from '../env';
import type { JobHandler } from '../jobs/jobs';
import { describeError } from '../log';
import type { MailOutcome } from '../schedules/settle-mail';
import { unseal } from '../secrets';
import { mailFolder } from './folder';
import type { QueuedMail } from './mail';
import { closeMailFiles, openMailFiles, type MailFileSource } from './mail-files';
import { isRefused, refusalText } from './refused';
import { forgetMail, settleMail } from './sent/record-mails';
import { mailServer } from './server';

interface MailHandlerOptions extends MailFileSource {
  readonly env: Environment;
  readonly key: Buffer;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Hears what became of a mail; answers whether somebody keeps a record of it. */
  readonly settle?: (id: string, outcome: MailOutcome) => Promise<boolean>;
}

/** The worker of the mail queue: to the mail server where there is one, else into the mail folder. */
export function mailHandler({ env, key, log, settle, ...source }: MailHandlerOptions): {
  handle: JobHandler;
  close: () => void;
} {
  const { SMTP_URL } = env;
  const { deliver, close } = SMTP_URL ? mailServer({ ...env, SMTP_URL }) : mailFolder(env);
  const notNoted = (mail: string) => (err: unknown) => log.warn({ err, mail }, 'mail was not noted');
  const note = (id: string, state: 'delivered' | 'refused') => settleMail(source.db, id, state).catch(notNoted(id));
  return {
    handle: async (data, _jobs, attempt) => {
      const { to, files, ...mail } = JSON.parse(unseal(key, (data as { sealed: string }).sealed)) as QueuedMail;
      // A mail to nobody has cost all that it is for.
      if (to === null) return forgetMail(source.db, mail.id);
      try {
        const { opened, missing } = await openMailFiles(source, files ?? []);
        if (missing.length > 0) log.warn({ mail: mail.id, files: missing.length }, 'mail goes without pictures');
        await deliver({ ...mail, to, files: opened }).finally(() => closeMailFiles(opened));
      } catch (error) {
        const hasRefused = isRefused(error);
        if (hasRefused) await note(mail.id, 'refused');
        const state = hasRefused ? 'refused' : attempt?.isLast ? 'failed' : null;
        const reason = hasRefused ? refusalText(error) : describeError(error).name;
        const isRecorded = state && (await settle?.(mail.id, { state, error: reason }));
        // Whom it was for is told instead; sent again it would be refused again.
        if (isRecorded) return;
        throw error;
      }
      await note(mail.id, 'delivered');
      // It is out: should this not be noted, it is not sent a second time for that.
      await settle?.(mail.id, { state: 'delivered' }).catch(notNoted(mail.id));
    },
    close,
  };
}
