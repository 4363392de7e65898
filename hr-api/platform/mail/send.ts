import type { Environment } from '../env';
import type { JobHandler } from '../jobs/jobs';
import { unseal } from '../secrets';
import { mailFolder } from './folder';
import type { QueuedMail } from './mail';
import { mailServer } from './server';

/** The worker of the mail queue: to the mail server where there is one, else into the mail folder. */
export function mailHandler(env: Environment, key: Buffer): { handle: JobHandler; close: () => void } {
  const { SMTP_URL } = env;
  const { deliver, close } = SMTP_URL ? mailServer({ ...env, SMTP_URL }) : mailFolder(env);
  return {
    handle: async (data) => {
      const { to, ...mail } = JSON.parse(unseal(key, (data as { sealed: string }).sealed)) as QueuedMail;
      // A mail to nobody has cost all that it is for.
      if (to !== null) await deliver({ ...mail, to });
    },
    close,
  };
}
