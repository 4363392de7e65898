import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '../../lib/contract/languages';
import { audit } from '../audit/audit';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import type { Environment } from '../env';
import type { JobHandler } from '../jobs/jobs';
import { storedLanguage } from '../language';
import { loggable } from '../log';
import { accountMail } from '../mail/account-mail';
import { mailQueue } from '../mail/mail';
import type { Secrets } from '../secrets';
import { nameOf } from '../sign-in/accounts';
import { CODE_SECONDS } from '../sign-in/codes';
import { findClientUser, giveCode } from './data';
import type { ClientNames } from './names';

export const CLIENT_CODE_QUEUE = 'client-code';

export interface ClientCodeRequest extends ClientNames {
  readonly stepId: string;
  readonly clientCode: string;
  readonly askedAt: number;
  readonly language: Language;
  readonly clientAddress: string | null;
  readonly requestId: string;
}

interface WorkerOptions {
  readonly db: Database;
  readonly clock: () => Date;
  readonly env: Environment;
  readonly secrets: Secrets;
  readonly log: FastifyBaseLogger;
}

/**
 * The worker of the requests: gives a step a code and mails it to the client user of its names. A request that is worked on
 * twice mails one code; one that waited until its code would be over mails none.
 */
export function clientCodeWorker({ db, clock, env, secrets, log }: WorkerOptions): JobHandler {
  return async (data, jobs) => {
    const request = data as ClientCodeRequest;
    const { stepId, clientUserName, clientCode, askedAt, clientAddress, requestId } = request;
    const now = clock();
    if (now.getTime() - askedAt > CODE_SECONDS * 1000) return log.warn({ requestId }, 'client code came too late');
    await inTransaction(db, async (tx) => {
      const trail = { actor: null, db: tx, now, requestId };
      const found = clientCode === env.CLIENT_CODE ? await findClientUser(tx, request) : 'another client code';
      if (typeof found === 'string') {
        log.warn({ loginId: loggable(request.username), reason: found, requestId }, 'client sign-in failed');
        return audit(trail, { subject: { kind: 'account', id: 'unknown' }, action: 'fail to sign in' });
      }
      const code = await giveCode(tx, { stepId, clientUserName, clientCode, accountId: found.id, secrets });
      if (code === null) return;
      await audit(trail, { subject: { kind: 'account', id: found.id }, action: 'be mailed a sign-in code' });
      const mail = accountMail('clientCode', {
        to: found.mail,
        name: await nameOf(tx, found.personId),
        code,
        language: storedLanguage(found.language) ?? request.language,
        at: now,
        clientAddress,
        link: `${env.APP_URL}/auth/chilllogin`,
      });
      await mailQueue(jobs, secrets.mail).queue(tx, mail);
    });
  };
}
